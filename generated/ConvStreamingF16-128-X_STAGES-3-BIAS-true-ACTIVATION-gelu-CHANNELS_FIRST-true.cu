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
#line 210 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 144384u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 70656u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 144384u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 120u;
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
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_2 = handovers + 2112u;
        const u32 t22 = coefficients_2 + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
        const u32 t23 = t22 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t24 = t22 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
        const u32 t25 = t22 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(barriers) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = barriers + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = barriers + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = barriers + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = barriers + 32u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t29) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = barriers + 40u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = barriers + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = barriers + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = barriers + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t34 = barriers + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t35 = barriers + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t36 = barriers + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t37 = barriers + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t38 = barriers + 104u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t39 = barriers + 112u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t42 = index == 3u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t42) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t44 = index_2 == 3u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t44) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = t45 - t46;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t47 / t48;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = t49 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t50; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t51 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t53 = i * t52;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t51 + t53;
                const u32 t55 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t56;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t56 >> tiles_shift;
                const u32 t58 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t59 = number - t58;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t60 = t59 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t61;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t61) : "r"(t60), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t62 = t61 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t62 << 4u;
                const u32 t64 = t59 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t65;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t65) : "r"(t64), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = t65 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = t66 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t68 = t59 - t67;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t68 << 3u;
                const bool t70 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t71 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t70 ? t71 : 0u;
                const u32 t73 = left < 16u ? left : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t74 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t75 = t74 < 8u ? t74 : 8u;
#line 72 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 slot = i % 3u;
                const u32 t77 = slot + 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t78 = t77 << 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t79 = barriers + t78;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = i / 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t81 = t80 & 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = t81 ^ 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t79), "r"(t82) : "memory");
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i % 3u;
                const u32 t84 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t85 = barriers + t84;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t86 = i / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t87 = t86 & 1u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t88 = slot * 23552u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t88;
                const u32 t90 = x_2 - 1u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t91 = y_2 - 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t92;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t92) : );
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t93 = t92 == 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                if (t93) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t85) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t85), "r"(0u), "r"(t90), "r"(t91), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t94 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t94) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t95 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t96 = t95 + i_2;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t96 % 9u;
                        const u32 t98 = tap + 6u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t99 = t98 << 3u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t100 = barriers + t99;
                        const u32 t101 = tap << 13u;
#line 116 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t8 + t101;
                        const u32 t103 = tap % 3u;
#line 117 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t104 = tap / 3u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t105;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t106 = t105 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t106) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t100) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t100), "r"(0u), "r"(t103), "r"(t104), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t107 = index_2 < 3u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t107) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t108 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t108;
                const u32 t110 = coefficients_3 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t112 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = t111 - t112;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t114 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t115 = t113 / t114;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t116 = t115 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t116; i_3 += 3u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t117 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t118 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t119 = i_3 * t118;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t117 + t119;
                    const u32 t121 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t122;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t122) : "r"(t121), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t122 >> tiles_shift;
                    const u32 t124 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t124;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t129 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t129) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t130 = share < shares;
                            if (!t130) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t131 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t131 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t133 = channel < 63u ? channel : 63u;
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
                                    const u32 t137 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t138 = i_4 < t137 ? i_4 : t137;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t140 + t138;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t141 + 1056u;
                                    const u32 t143 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t145 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = counters + t146;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t149 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t147 + t150;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t153 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = counters + t154;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = (u64)t143;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = t156 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t157 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t155 + t158;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t160 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t161 = own < t160 ? own : t160;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t163 + t161;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t164 + 1056u;
                                    const u32 t166 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = counters + t169;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t170 + t173;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t176 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = counters + t177;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = (u64)t166;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = t179 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t180 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t178 + t181;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t183 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t184 = own_2 < t183 ? own_2 : t183;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t186 + t184;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t187 + 1056u;
                                    const u32 t189 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = counters + t192;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t193 + t196;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t199 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = counters + t200;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = (u64)t189;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = t202 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = t203 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t201 + t204;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t206 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t207 = own_3 < t206 ? own_3 : t206;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t209 = t208 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t209 + t207;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t210 + 1056u;
                                    const u32 t212 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = t213 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = counters + t215;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t217 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t216 + t219;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t221 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = t222 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = counters + t223;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = (u64)t212;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t226 = t225 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t227 = t226 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t228 = t224 + t227;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t229 = i_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t230;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t230) : "r"(t229), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t231 = t230 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t231 << 4u;
                                    const u32 t233 = i_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t234;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t234) : "r"(t233), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t235 = t234 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t236 = t235 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = i_4 - t236;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t237 << 3u;
                                    const bool t239 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t239 ? t240 : 0u;
                                    const u32 t242 = left_2 < 16u ? left_2 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t243 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t244 = t243 < 8u ? t243 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t245 = i_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t246 = 0u < t242;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t246 ? t242 : 0u;
                                    const u32 t248 = left_3 < 16u ? left_3 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t249 = t248 * t244;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t251;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t252 << 4u;
                                    const u32 t254 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t255;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t255) : "r"(t254), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = own - t257;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t258 << 3u;
                                    const bool t260 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t260 ? t261 : 0u;
                                    const u32 t263 = left_4 < 16u ? left_4 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = t264 < 8u ? t264 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t266 = own < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t267 = 0u < t263;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t267 ? t263 : 0u;
                                    const u32 t269 = left_5 < 16u ? left_5 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t270 = t269 * t265;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t271 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t272;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t272) : "r"(t271), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = t272 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t273 << 4u;
                                    const u32 t275 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t276;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t276) : "r"(t275), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = t276 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t278 = t277 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = own_2 - t278;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t279 << 3u;
                                    const bool t281 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t281 ? t282 : 0u;
                                    const u32 t284 = left_6 < 16u ? left_6 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t285 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = t285 < 8u ? t285 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t287 = own_2 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t288 = 0u < t284;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t288 ? t284 : 0u;
                                    const u32 t290 = left_7 < 16u ? left_7 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t291 = t290 * t286;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t292 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t293;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t293) : "r"(t292), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = t293 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t294 << 4u;
                                    const u32 t296 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t297;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t297) : "r"(t296), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = t297 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t299 = t298 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = own_3 - t299;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t300 << 3u;
                                    const bool t302 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t303 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t302 ? t303 : 0u;
                                    const u32 t305 = left_8 < 16u ? left_8 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t307 = t306 < 8u ? t306 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t308 = own_3 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t309 = 0u < t305;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t309 ? t305 : 0u;
                                    const u32 t311 = left_9 < 16u ? left_9 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t312 = t311 * t307;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t313 = t245 ? t249 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t313;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t315 = t266 ? t270 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t315;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t317 = t287 ? t291 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t317;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t319 = t308 ? t312 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t319;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t321;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t321) : "l"(t151) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t321;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t322;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t322) : "l"(t159) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t322;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t323;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t174) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t323;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t324;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t182) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t324;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t325;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t197) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t325;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t326;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t326) : "l"(t205) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t326;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t327;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t220) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t327;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t328;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t228) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t328;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t329 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t330 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t331 = t329 < t330 ? t329 : t330;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t332 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t334 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t335 = t333 < t334 ? t333 : t334;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t336 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t337 = t335 < t336 ? t335 : t336;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t338 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t339 = t337 < t338 ? t337 : t338;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t340 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t341 = t339 < t340 ? t339 : t340;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t342 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t343 = t341 < t342 ? t341 : t342;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t344 = t343 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t345 = __any_sync(0xffffffffu, t344);
                                        if (!t345) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t346 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t347 = t346 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t347) {
                                            u32 t348;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t348) : "l"(t151) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t348;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t349 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t350 = t349 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t350) {
                                            u32 t351;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t351) : "l"(t159) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t351;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t352 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t353 = t352 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t353) {
                                            u32 t354;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t354) : "l"(t174) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t354;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t355 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t356 = t355 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t356) {
                                            u32 t357;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t357) : "l"(t182) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t357;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t358 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t359 = t358 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t359) {
                                            u32 t360;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t360) : "l"(t197) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t360;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t361 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t362 = t361 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t362) {
                                            u32 t363;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t363) : "l"(t205) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t363;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t364 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t365 = t364 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t365) {
                                            u32 t366;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t366) : "l"(t220) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t366;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t367 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t368 = t367 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t368) {
                                            u32 t369;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t369) : "l"(t228) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t369;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t387 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t387));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t389 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t389));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t391 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t391));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t393 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t393));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t395 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t395));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t397 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t397));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t399 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t399));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t401 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t401));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t403 = t245 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t404 = t266 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t405 = t287 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t406 = t308 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t407 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t408 = t407 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t408 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t411 = counts * t410;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = counts_2 * t412;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = t411 + t413;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = counts_3 * t415;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = t414 + t416;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = counts_4 * t418;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = t417 + t419;
                                    f32 t421;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t421) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t422;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t420 * t422;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t425 - distance;
                                    const f32 t427 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t428;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t427), "f"(counts), "f"(t403));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t429 - distance;
                                    const f32 t431 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t432;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(counts_2), "f"(t404));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = t428 + t432;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t434 - distance;
                                    const f32 t436 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t437;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t436), "f"(counts_3), "f"(t405));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t438 = t433 + t437;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t439 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t439 - distance;
                                    const f32 t441 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t442;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t441), "f"(counts_4), "f"(t406));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t438 + t442;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t444 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t445 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t446 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t444 + count_2;
                                    const f32 difference = mean_2 - t445;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t449;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t449) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t450;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t450) : "f"(t449));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t450;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t445));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t453 = t444 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t454 = t453 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t455 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t456 = t455 * t444;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t457 = t446 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t458;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t456), "f"(share_2), "f"(t457));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t454;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t458;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t459 = i_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t459) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t151), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t159), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t460 = own < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t460) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t174), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t182), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t461 = own_2 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t461) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t197), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t205), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t462 = own_3 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t462) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t220), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t228), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t463 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t465 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t466 = channel < 64u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
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
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t472 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t473 = 0u < t472;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t473) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t475 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = t476 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = t477 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = counters + t478;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = t480 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = t481 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t479 + t482;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t484 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = t485 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = counters + t486;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = (u64)t475;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = t488 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = t489 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t487 + t490;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t493 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t494 = t493 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t483), "r"(t494) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t496 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t497 = t496 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t491), "r"(t497) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t498 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t499 = 1u < t498;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t499) {
                                        const u32 t500 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t500;
                                        const u32 t502 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = counters + t505;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t506 + t509;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t511 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = t512 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = counters + t513;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = (u64)t502;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t515 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = t516 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t514 + t517;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t520 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t521 = t520 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t510), "r"(t521) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t523 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t524 = t523 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t518), "r"(t524) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t525 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t526 = 2u < t525;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t526) {
                                        const u32 t527 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t527;
                                        const u32 t529 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = counters + t532;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t533 + t536;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t538 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = t539 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = counters + t540;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = (u64)t529;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t542 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = t543 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t541 + t544;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t547 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t548 = t547 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t537), "r"(t548) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t550 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t551 = t550 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t545), "r"(t551) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t552 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t553 = 3u < t552;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t553) {
                                        const u32 t554 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t554;
                                        const u32 t556 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = counters + t559;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t560 + t563;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t565 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = t566 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = counters + t567;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = (u64)t556;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t569 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = t570 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t568 + t571;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t574 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t575 = t574 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t564), "r"(t575) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t577 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t578 = t577 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t572), "r"(t578) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t579 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t580 = 4u < t579;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t580) {
                                        const u32 t581 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t581;
                                        const u32 t583 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = counters + t586;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t587 + t590;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t592 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = t593 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = counters + t594;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = (u64)t583;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t596 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = t597 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t595 + t598;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t601 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t602 = t601 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t591), "r"(t602) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t604 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t605 = t604 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t599), "r"(t605) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t606 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t607 = 5u < t606;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t607) {
                                        const u32 t608 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t608;
                                        const u32 t610 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = counters + t613;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t614 + t617;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t619 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = t620 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = counters + t621;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = (u64)t610;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t623 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = t624 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t622 + t625;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t628 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t629 = t628 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t618), "r"(t629) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t631 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t632 = t631 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t626), "r"(t632) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t633 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t634 = 6u < t633;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t634) {
                                        const u32 t635 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t635;
                                        const u32 t637 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = counters + t640;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t641 + t644;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t646 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = t647 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = counters + t648;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = (u64)t637;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t650 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = t651 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t649 + t652;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t655 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t656 = t655 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t645), "r"(t656) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t658 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t659 = t658 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t653), "r"(t659) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t660 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t661 = 7u < t660;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t661) {
                                        const u32 t662 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t662;
                                        const u32 t664 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = counters + t667;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t669 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t668 + t671;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t673 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = t674 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = counters + t675;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = (u64)t664;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t677 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = t678 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t676 + t679;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t682 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t683 = t682 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t672), "r"(t683) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t685 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t686 = t685 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t680), "r"(t686) : "memory");
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
                                    const u32 t688 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t688 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t690 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t690 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t692 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t692 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t694 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t695 = own_4 < t694 ? own_4 : t694;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t696 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t697 = t696 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t698 = t697 + t695;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t698 + 1056u;
                                    const u32 t700 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = t701 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = t702 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = counters + t703;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = t705 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = t706 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t704 + t707;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t709 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = t710 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = counters + t711;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = (u64)t700;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t713 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t712 + t715;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t717 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t718 = own_5 < t717 ? own_5 : t717;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t719 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t720 = t719 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = t720 + t718;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t721 + 1056u;
                                    const u32 t723 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = counters + t726;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t728 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t727 + t730;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t732 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = t733 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = counters + t734;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = (u64)t723;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t736 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t735 + t738;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t740 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t741 = own_6 < t740 ? own_6 : t740;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t742 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t743 = t742 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = t743 + t741;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t744 + 1056u;
                                    const u32 t746 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = counters + t749;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t751 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t750 + t753;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t755 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = t756 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = counters + t757;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = (u64)t746;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t759 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t758 + t761;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t763 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t764 = own_7 < t763 ? own_7 : t763;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t765 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t766 = t765 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t767 = t766 + t764;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t767 + 1056u;
                                    const u32 t769 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t770 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = counters + t772;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t774 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t773 + t776;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = t778 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = t779 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = counters + t780;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = (u64)t769;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = t782 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = t783 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = t781 + t784;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t786 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t787;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t787) : "r"(t786), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t788 = t787 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t788 << 4u;
                                    const u32 t790 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t791;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t791) : "r"(t790), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t792 = t791 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t793 = t792 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = own_4 - t793;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t794 << 3u;
                                    const bool t796 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t796 ? t797 : 0u;
                                    const u32 t799 = left_10 < 16u ? left_10 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t800 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t801 = t800 < 8u ? t800 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t802 = own_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t803 = 0u < t799;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t803 ? t799 : 0u;
                                    const u32 t805 = left_11 < 16u ? left_11 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t806 = t805 * t801;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t807 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t808;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t808) : "r"(t807), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = t808 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t809 << 4u;
                                    const u32 t811 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t812;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t812) : "r"(t811), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = t812 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = t813 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = own_5 - t814;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t815 << 3u;
                                    const bool t817 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t817 ? t818 : 0u;
                                    const u32 t820 = left_12 < 16u ? left_12 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = t821 < 8u ? t821 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t823 = own_5 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t824 = 0u < t820;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t824 ? t820 : 0u;
                                    const u32 t826 = left_13 < 16u ? left_13 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t827 = t826 * t822;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t828 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t829;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t829) : "r"(t828), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t830 << 4u;
                                    const u32 t832 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t833;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t833) : "r"(t832), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = t833 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = t834 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = own_6 - t835;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t836 << 3u;
                                    const bool t838 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t839 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t838 ? t839 : 0u;
                                    const u32 t841 = left_14 < 16u ? left_14 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = t842 < 8u ? t842 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t844 = own_6 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t845 = 0u < t841;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t845 ? t841 : 0u;
                                    const u32 t847 = left_15 < 16u ? left_15 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t848 = t847 * t843;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t850;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t850) : "r"(t849), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t851 = t850 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t851 << 4u;
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
                                    const u32 t862 = left_16 < 16u ? left_16 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t864 = t863 < 8u ? t863 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t865 = own_7 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t866 = 0u < t862;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t866 ? t862 : 0u;
                                    const u32 t868 = left_17 < 16u ? left_17 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t869 = t868 * t864;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t870 = t802 ? t806 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t870;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t872 = t823 ? t827 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t872;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t874 = t844 ? t848 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t874;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t876 = t865 ? t869 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t876;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t878;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t878) : "l"(t708) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t878;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t879;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t879) : "l"(t716) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t879;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t880;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t880) : "l"(t731) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t880;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t881;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t881) : "l"(t739) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t881;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t882;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t754) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t882;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t883;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t883) : "l"(t762) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t883;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t884;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t777) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t884;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t885;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t785) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t885;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t886 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t887 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t888 = t886 < t887 ? t886 : t887;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t889 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t891 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t893 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t895 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t896 = t894 < t895 ? t894 : t895;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t897 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t898 = t896 < t897 ? t896 : t897;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t899 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t900 = t898 < t899 ? t898 : t899;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t901 = t900 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t902 = __any_sync(0xffffffffu, t901);
                                        if (!t902) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t903 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t904 = t903 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t904) {
                                            u32 t905;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t905) : "l"(t708) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t905;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t906 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t907 = t906 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t907) {
                                            u32 t908;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t908) : "l"(t716) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t908;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t909 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t910 = t909 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t910) {
                                            u32 t911;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t731) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t911;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t912 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t913 = t912 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t913) {
                                            u32 t914;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t914) : "l"(t739) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t914;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t915 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t916 = t915 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t916) {
                                            u32 t917;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t917) : "l"(t754) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t917;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t918 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t919 = t918 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t919) {
                                            u32 t920;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t920) : "l"(t762) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t920;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t921 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t922 = t921 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t922) {
                                            u32 t923;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t923) : "l"(t777) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t923;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t924 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t925 = t924 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t925) {
                                            u32 t926;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t926) : "l"(t785) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t926;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t944 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t944));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t946 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t946));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t948 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t948));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t950 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t950));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t952 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t952));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t954 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t954));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t956 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t956));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t958 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t958));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t960 = t802 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t961 = t823 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t962 = t844 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t963 = t865 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t964;
                                    asm("mov.b32 %0, %1;" : "=r"(t964) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t965;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t965) : "r"(t964));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t965));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t968 = t967 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = t968 + counts_8;
                                    f32 t970;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t970) : "f"(t969));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t969 + t970;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t971 + t972;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t973 + t974;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t975 + t976;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t977 + t978;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = counts_5 * t980;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = counts_6 * t982;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = t981 + t983;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = counts_7 * t985;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = t984 + t986;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = counts_8 * t988;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t987 + t989;
                                    f32 t991;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t990 + t991;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t992 + t993;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t994 + t995;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t998 + t999;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1001;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1002;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(t1001));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1000 * t1002;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1005 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1005 - distance_2;
                                    const f32 t1007 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1008;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1007), "f"(counts_5), "f"(t960));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1009 - distance_2;
                                    const f32 t1011 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1012;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1011), "f"(counts_6), "f"(t961));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = t1008 + t1012;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1014 - distance_2;
                                    const f32 t1016 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1017) : "f"(t1016), "f"(counts_7), "f"(t962));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = t1013 + t1017;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1019 - distance_2;
                                    const f32 t1021 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(t1021), "f"(counts_8), "f"(t963));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1018 + t1022;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1027 + t1028;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1029 + t1030;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1031 + t1032;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1034 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1035 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1036 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1034 + count_5;
                                    const f32 difference_2 = mean_5 - t1035;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1039;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(t1039));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1040;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1035));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1043 = t1034 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1044 = t1043 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1046 = t1045 * t1034;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = t1036 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1048;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t1046), "f"(share_3), "f"(t1047));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1044;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1048;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1049 = own_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1049) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t708), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t716), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1050 = own_5 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1050) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t731), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t739), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1051 = own_6 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1051) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t754), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t762), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1052 = own_7 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1052) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t777), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t785), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1053 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1055 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1056;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1053), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1057;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(t1056));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1055 * t1057;
                                const f32 t1059 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1059));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1061 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1062 = lane < t1061;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1062) {
                                    const u32 t1063 = lane << 7u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1064 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1063 + t1064;
                                    const u32 t1066 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1067 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1068 = t1067 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = t1068 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = counters + t1069;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = t1071 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1073 = t1072 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1074 = t1070 + t1073;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = t1075 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = t1076 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = counters + t1077;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = (u64)t1066;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1079 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = t1080 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1078 + t1081;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1084 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1085 = t1084 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1074), "r"(t1085) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1087 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1088 = t1087 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1082), "r"(t1088) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1089 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1089;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1091 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1092 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1093 = t1092 << 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1093 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = t1095 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = t1096 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = counters + t1097;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1099 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = t1100 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1102 = t1098 + t1101;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1103 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = t1104 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = t1105 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = counters + t1106;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = (u64)t1103;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1108 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = t1109 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = t1107 + t1110;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1112 = first + 64u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = t1113 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = t1114 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = counters + t1115;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = (u64)t1112;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = t1117 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = t1118 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1116 + t1119;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1121 = first + 96u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = t1122 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = t1123 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = counters + t1124;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = (u64)t1121;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = t1126 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = t1127 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1125 + t1128;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1130;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1130) : "l"(t1102) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1130;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1131;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1131) : "l"(t1111) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1131;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1132;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1132) : "l"(t1120) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_35 = t1132;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1133;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1133) : "l"(t1129) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_36 = t1133;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1134 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1135 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1136 = t1134 < t1135 ? t1134 : t1135;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1137 = heard_35;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1138 = t1136 < t1137 ? t1136 : t1137;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1139 = heard_36;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1140 = t1138 < t1139 ? t1138 : t1139;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1141 = t1140 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1142 = __any_sync(0xffffffffu, t1141);
                        if (!t1142) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1143 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1144 = t1143 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1144) {
                            u32 t1145;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1145) : "l"(t1102) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1145;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1146 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1147 = t1146 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1147) {
                            u32 t1148;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1148) : "l"(t1111) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1148;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1149 = heard_35;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1150 = t1149 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1150) {
                            u32 t1151;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1151) : "l"(t1120) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_35 = t1151;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1152 = heard_36;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1153 = t1152 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1153) {
                            u32 t1154;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1154) : "l"(t1129) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_36 = t1154;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1164 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1164));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1166 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1166));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1168 = heard_35;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1168));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1170 = heard_36;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1170));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1172 = t1091 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1173 = t1172 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1174 = t110 + t1173;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1175 = t1091 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1176 = t1175 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1174), "r"(t1176) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1177 = t1091 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1178 = t1177 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1178;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1180 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1180;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_37) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_38) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(to_3), "f"(heard_39) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(to_3), "f"(heard_40) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1182;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1182) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1183 = t1182 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1183) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1091 & 1u;
                        const u32 t1185 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1186 = t1185 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1187 = t110 + t1186;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1187) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1188 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1188) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1190 = copy + 1024u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1191 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1192 = t1191 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1193 = t1192 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1194 = counters + t1193;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1195 = (u64)t1190;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1196 = t1195 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1197 = t1196 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1198 = t1194 + t1197;
                        const u32 t1199 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1200 = t1199 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1200 >> 3u;
                        u32 t1202;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1202) : "l"(t1198), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1203 = t1202 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1204 = t1203 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1204;
                    }
                    const u32 t1205 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1206;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1206) : "r"(t1205));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1207 = t1206 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1207) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1102), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1111), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1120), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1129), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1208 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1208;
        const u32 t1210 = coefficients_6 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1211 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1212 = index << 14u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1213 = outputs + t1212;
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
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1214 = t1211 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1215 = t1214 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1216 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1215 + t1216;
        const u32 channels = first_2 + 8u;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1219 = first_2 < 63u ? first_2 : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1220 = (u64)t1219;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1221 = t1220 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1222 = t1221 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1223 = bias + t1222;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1224;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1224) : "l"(t1223) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1224));
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1226 = channels < 63u ? channels : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1227 = (u64)t1226;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1228 = t1227 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1229 = t1228 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1230 = bias + t1229;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1231;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1231) : "l"(t1230) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1231));
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1233 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1234 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1235 = t1233 - t1234;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1236 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1237 = t1235 / t1236;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1237 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1239 = rounds + 3u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1239; i_6 += 3u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1240 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1240) {
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = bias_2;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = bias_3;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = bias_3;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1241 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1241) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1242 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1242) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 % 3u;
                const u32 t1245 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1246 = barriers + t1245;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1247 = i_6 / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1248 = t1247 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1246), "r"(t1248) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1249 = slot_3 * 23552u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1250 = smem_1 + t1249;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1251 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1251) {
                    const u32 t1252 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1252), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1253 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1254 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t1253 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = (u64)t1255;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1257 = t1256 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1258 = t1254 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1259 = (u64)t1258;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1260 = t1259 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t1253 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = (u64)t1261;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1263 = t1262 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1254 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = (u64)t1264;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = t1265 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1253 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = (u64)t1267;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = t1268 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1254 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = (u64)t1270;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = t1271 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1273 = t1253 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = (u64)t1273;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = t1274 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1254 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = (u64)t1276;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = t1277 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1257), "l"(t1260), "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1279 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1279) {
                    const u32 t1280 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1280), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1281 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1281 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1284 = t1283 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1282 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1286 = (u64)t1285;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = t1286 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1284 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1289 = (u64)t1288;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1290 = t1289 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1282 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1292 = (u64)t1291;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = t1292 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1284 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = (u64)t1294;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = t1295 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1282 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = (u64)t1297;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = t1298 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1284 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = (u64)t1300;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = t1301 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1282 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = (u64)t1303;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = t1304 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1306 = t1284 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = (u64)t1306;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = t1307 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1287), "l"(t1290), "l"(t1293), "l"(t1296), "l"(t1299), "l"(t1302), "l"(t1305), "l"(t1308) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1309 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1309) {
                    const u32 t1310 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1310), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1311 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1312 = t1311 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1314 = t1313 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1315 = t1312 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1316 = (u64)t1315;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1317 = t1316 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1318 = t1314 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1319 = (u64)t1318;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1320 = t1319 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t1312 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1322 = (u64)t1321;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1323 = t1322 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1324 = t1314 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = (u64)t1324;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = t1325 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1327 = t1312 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = (u64)t1327;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = t1328 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1330 = t1314 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = (u64)t1330;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1332 = t1331 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1312 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = (u64)t1333;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1335 = t1334 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1314 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = (u64)t1336;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = t1337 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1317), "l"(t1320), "l"(t1323), "l"(t1326), "l"(t1329), "l"(t1332), "l"(t1335), "l"(t1338) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1339 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1339) {
                    const u32 t1340 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1340), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1341 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1342 = t1341 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1343 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1343 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1345 = t1342 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = (u64)t1345;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1347 = t1346 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1348 = t1344 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1349 = (u64)t1348;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1350 = t1349 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t1342 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1352 = (u64)t1351;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1353 = t1352 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1344 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = (u64)t1354;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1356 = t1355 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1342 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = (u64)t1357;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = t1358 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1344 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = (u64)t1360;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = t1361 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1342 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1344 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1347), "l"(t1350), "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1369 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1369) {
                    const u32 t1370 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1370), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1371 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1373 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1375 = t1372 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = (u64)t1375;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = t1376 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1378 = t1374 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = (u64)t1378;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1380 = t1379 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t1372 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = (u64)t1381;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1383 = t1382 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1374 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = (u64)t1384;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = t1385 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1372 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = (u64)t1387;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1374 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = (u64)t1390;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = t1391 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1372 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = (u64)t1393;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1374 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = (u64)t1396;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = t1397 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1399 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1399) {
                    const u32 t1400 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1400), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1401 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1401 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1403 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1405 = t1402 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1406 = (u64)t1405;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1407 = t1406 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1408 = t1404 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1409 = (u64)t1408;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1410 = t1409 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1411 = t1402 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1412 = (u64)t1411;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1414 = t1404 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = (u64)t1414;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1416 = t1415 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1417 = t1402 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = (u64)t1417;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1420 = t1404 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = (u64)t1420;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1422 = t1421 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t1402 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = (u64)t1423;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1426 = t1404 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = (u64)t1426;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = t1427 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1407), "l"(t1410), "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1429 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1429) {
                    const u32 t1430 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1430), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1431 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1432 = t1431 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1433 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1435 = t1432 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1436 = (u64)t1435;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1437 = t1436 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1438 = t1434 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1439 = (u64)t1438;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1440 = t1439 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1441 = t1432 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1442 = (u64)t1441;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1443 = t1442 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1444 = t1434 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = (u64)t1444;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1446 = t1445 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1447 = t1432 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = (u64)t1447;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1449 = t1448 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1450 = t1434 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = (u64)t1450;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1452 = t1451 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1453 = t1432 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = (u64)t1453;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1434 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = (u64)t1456;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = t1457 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1459 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1459) {
                    const u32 t1460 = barriers + 104u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1460), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1461 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1461 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1463 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1463 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1465 = t1462 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = (u64)t1465;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1467 = t1466 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1468 = t1464 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1469 = (u64)t1468;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1470 = t1469 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t1462 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1472 = (u64)t1471;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1473 = t1472 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1464 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1475 = (u64)t1474;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = t1475 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1477 = t1462 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = (u64)t1477;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = t1478 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1480 = t1464 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = (u64)t1480;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = t1481 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1483 = t1462 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = (u64)t1483;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = t1484 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1464 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = (u64)t1486;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = t1487 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1467), "l"(t1470), "l"(t1473), "l"(t1476), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1489 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1489) {
                    const u32 t1490 = barriers + 112u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1490), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1491 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1491 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t1250 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1494 = t1493 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1495 = t1492 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1496 = (u64)t1495;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = t1496 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1498 = t1494 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1499 = (u64)t1498;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1500 = t1499 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t1492 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1502 = (u64)t1501;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1503 = t1502 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1504 = t1494 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1505 = (u64)t1504;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1506 = t1505 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1507 = t1492 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1508 = (u64)t1507;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = t1508 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1510 = t1494 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = (u64)t1510;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = t1511 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1513 = t1492 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = (u64)t1513;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = t1514 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1516 = t1494 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = (u64)t1516;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1518 = t1517 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1497), "l"(t1500), "l"(t1503), "l"(t1506), "l"(t1509), "l"(t1512), "l"(t1515), "l"(t1518) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1519 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1520 = t1519 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1520) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1521 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1522 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1521 ? 0u : t1522;
                    const u32 t1524 = next + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1524) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1525;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1525) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1526 = t1525 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1526) {
                    const u32 t1527 = slot_3 + 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1528 = t1527 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1529 = barriers + t1528;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1529) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1532;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(t1530), "f"(t1531));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1533 = t1532 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1534;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1534) : "r"(t1532));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1535;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1535) : "h"(t1534));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1536;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1536) : "r"(t1533));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1537;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1537) : "h"(t1536));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1535;
                acc_2 = t1537;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1540;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(t1538), "f"(t1539));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1541 = t1540 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1542;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1542) : "r"(t1540));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1543;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1543) : "h"(t1542));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1544;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1544) : "r"(t1541));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1545;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1545) : "h"(t1544));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1543;
                acc_4 = t1545;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1548;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(t1546), "f"(t1547));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1549 = t1548 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1550;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1550) : "r"(t1548));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1551;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1551) : "h"(t1550));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1552;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1552) : "r"(t1549));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1553;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1553) : "h"(t1552));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1551;
                acc_6 = t1553;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1556;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(t1554), "f"(t1555));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1557 = t1556 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1558;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1558) : "r"(t1556));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1559;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1559) : "h"(t1558));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1560;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1560) : "r"(t1557));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1561;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1561) : "h"(t1560));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1559;
                acc_8 = t1561;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1564;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(t1562), "f"(t1563));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1565 = t1564 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1566;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1566) : "r"(t1564));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1567;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1567) : "h"(t1566));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1568;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1568) : "r"(t1565));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1569) : "h"(t1568));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1567;
                acc_10 = t1569;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1572;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(t1570), "f"(t1571));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1573 = t1572 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1574;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1574) : "r"(t1572));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1575;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1575) : "h"(t1574));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1576;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1576) : "r"(t1573));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1577;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1577) : "h"(t1576));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1575;
                acc_12 = t1577;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1580;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(t1578), "f"(t1579));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1581 = t1580 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1582;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1582) : "r"(t1580));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1583) : "h"(t1582));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1584;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1584) : "r"(t1581));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1585;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1585) : "h"(t1584));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1583;
                acc_14 = t1585;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1588;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1588) : "f"(t1586), "f"(t1587));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1589 = t1588 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1590;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1590) : "r"(t1588));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1591) : "h"(t1590));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1592;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1592) : "r"(t1589));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1593;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1593) : "h"(t1592));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1591;
                acc_16 = t1593;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1596;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(t1594), "f"(t1595));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1597 = t1596 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1598;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1598) : "r"(t1596));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1599;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1599) : "h"(t1598));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1600;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1600) : "r"(t1597));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1601;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1601) : "h"(t1600));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1599;
                acc_18 = t1601;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1604;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(t1602), "f"(t1603));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1605 = t1604 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1606;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1606) : "r"(t1604));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1607;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1607) : "h"(t1606));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1608;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1608) : "r"(t1605));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1609;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1609) : "h"(t1608));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1607;
                acc_20 = t1609;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1612;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(t1610), "f"(t1611));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1613 = t1612 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1614;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1614) : "r"(t1612));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1615;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1615) : "h"(t1614));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1616;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1616) : "r"(t1613));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1617;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1617) : "h"(t1616));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1615;
                acc_22 = t1617;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1620;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(t1618), "f"(t1619));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1621 = t1620 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1622;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1622) : "r"(t1620));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1623;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1623) : "h"(t1622));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1624;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1624) : "r"(t1621));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1625) : "h"(t1624));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1623;
                acc_24 = t1625;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1628;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(t1626), "f"(t1627));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1629 = t1628 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1630;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1630) : "r"(t1628));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1631;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1631) : "h"(t1630));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1632;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1632) : "r"(t1629));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1633;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1633) : "h"(t1632));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1631;
                acc_26 = t1633;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1636;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(t1634), "f"(t1635));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1637 = t1636 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1638;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1638) : "r"(t1636));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1639) : "h"(t1638));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1640;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1640) : "r"(t1637));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1641;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1641) : "h"(t1640));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1639;
                acc_28 = t1641;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1644;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(t1642), "f"(t1643));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1645 = t1644 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1646;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1646) : "r"(t1644));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1647) : "h"(t1646));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1648;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1648) : "r"(t1645));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1649;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1649) : "h"(t1648));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1647;
                acc_30 = t1649;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1652;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(t1650), "f"(t1651));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1653 = t1652 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1654;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1654) : "r"(t1652));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1655;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1655) : "h"(t1654));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1656;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1656) : "r"(t1653));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1657;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1657) : "h"(t1656));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1655;
                acc_32 = t1657;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1660;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(t1658), "f"(t1659));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1661 = t1660 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1662;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1662) : "r"(t1660));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1663;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1663) : "h"(t1662));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1664;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1664) : "r"(t1661));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1665;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1665) : "h"(t1664));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1663;
                acc_34 = t1665;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1668;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(t1666), "f"(t1667));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1669 = t1668 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1670;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1670) : "r"(t1668));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1671;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1671) : "h"(t1670));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1672;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1672) : "r"(t1669));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1673;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1673) : "h"(t1672));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1671;
                acc_36 = t1673;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1676;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(t1674), "f"(t1675));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1677 = t1676 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1678;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1678) : "r"(t1676));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1679;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1679) : "h"(t1678));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1680;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1680) : "r"(t1677));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1681;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1681) : "h"(t1680));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1679;
                acc_38 = t1681;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1684;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(t1682), "f"(t1683));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1685 = t1684 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1686;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1686) : "r"(t1684));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1687;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1687) : "h"(t1686));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1688;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1688) : "r"(t1685));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1689;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1689) : "h"(t1688));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1687;
                acc_40 = t1689;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1692;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(t1690), "f"(t1691));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1693 = t1692 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1694;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1694) : "r"(t1692));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1695;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1695) : "h"(t1694));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1696;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1696) : "r"(t1693));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1697;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1697) : "h"(t1696));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1695;
                acc_42 = t1697;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1700;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(t1698), "f"(t1699));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1701 = t1700 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1702;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1702) : "r"(t1700));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1703;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1703) : "h"(t1702));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1704;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1704) : "r"(t1701));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1705;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1705) : "h"(t1704));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1703;
                acc_44 = t1705;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1708;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(t1706), "f"(t1707));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1709 = t1708 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1710;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1710) : "r"(t1708));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1711;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1711) : "h"(t1710));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1712;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1712) : "r"(t1709));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1713;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1713) : "h"(t1712));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1711;
                acc_46 = t1713;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1716;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1716) : "f"(t1714), "f"(t1715));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1717 = t1716 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1718;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1718) : "r"(t1716));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1719;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1719) : "h"(t1718));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1720;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1720) : "r"(t1717));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1721;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1721) : "h"(t1720));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1719;
                acc_48 = t1721;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1724;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1724) : "f"(t1722), "f"(t1723));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1725 = t1724 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1726;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1726) : "r"(t1724));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1727;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1727) : "h"(t1726));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1728;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1728) : "r"(t1725));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1729;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1729) : "h"(t1728));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1727;
                acc_50 = t1729;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1732;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1732) : "f"(t1730), "f"(t1731));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1733 = t1732 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1734;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1734) : "r"(t1732));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1735;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1735) : "h"(t1734));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1736;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1736) : "r"(t1733));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1737;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1737) : "h"(t1736));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1735;
                acc_52 = t1737;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1740;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1740) : "f"(t1738), "f"(t1739));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1741 = t1740 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1742;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1742) : "r"(t1740));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1743;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1743) : "h"(t1742));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1744;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1744) : "r"(t1741));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1745;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1745) : "h"(t1744));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1743;
                acc_54 = t1745;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1748;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(t1746), "f"(t1747));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1749 = t1748 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1750;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1750) : "r"(t1748));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1751;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1751) : "h"(t1750));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1752;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1752) : "r"(t1749));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1753;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1753) : "h"(t1752));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1751;
                acc_56 = t1753;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1756;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(t1754), "f"(t1755));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1757 = t1756 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1758;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1758) : "r"(t1756));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1759;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1759) : "h"(t1758));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1760;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1760) : "r"(t1757));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1761;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1761) : "h"(t1760));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1759;
                acc_58 = t1761;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1764;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(t1762), "f"(t1763));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1765 = t1764 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1766;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1766) : "r"(t1764));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1767;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1767) : "h"(t1766));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1768;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1768) : "r"(t1765));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1769;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1769) : "h"(t1768));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1767;
                acc_60 = t1769;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1772;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(t1770), "f"(t1771));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1773 = t1772 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1774;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1774) : "r"(t1772));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1775;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1775) : "h"(t1774));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1776;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1776) : "r"(t1773));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1777;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1777) : "h"(t1776));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1775;
                acc_62 = t1777;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1780;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(t1778), "f"(t1779));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1781 = t1780 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1782;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1782) : "r"(t1780));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1783;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1783) : "h"(t1782));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1784;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1784) : "r"(t1781));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1785;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1785) : "h"(t1784));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1783;
                acc_64 = t1785;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1786 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1787 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1788 = i_6 * t1787;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1786 + t1788;
                const u32 t1790 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1791;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1791) : "r"(t1790), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1791 >> tiles_shift;
                const u32 t1793 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1793;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1795 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1796;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1796) : "r"(t1795), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1797 = t1796 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1797 << 4u;
                const u32 t1799 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1800;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1800) : "r"(t1799), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1801 = t1800 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1802 = t1801 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1803 = at_19 - t1802;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1803 << 3u;
                const bool t1805 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1806 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1805 ? t1806 : 0u;
                const u32 t1808 = left_18 < 16u ? left_18 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1809 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1810 = t1809 < 8u ? t1809 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1211 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 4u;
                const bool t1814 = before < t1808;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1815 = t1808 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1814 ? t1815 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1810;
                const bool t1819 = pixels == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels;
                f32 t1821;
                asm("max.f32 %0, %1, %2;" : "=f"(t1821) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1821));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1823 = t1211 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1824 = t1823 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1825 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1824 + t1825;
                const u32 t1827 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1819) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1828 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1829 = 0.0f + t1828;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1830 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1831 = t1829 + t1830;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1832 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1833 = t1831 + t1832;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1834 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1835 = t1833 + t1834;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1836 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1837 = t1835 + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1845 = 0.0f + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1846 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = t1845 + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1849 = t1847 + t1848;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1851 = t1849 + t1850;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1853 = t1851 + t1852;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = t1853 + t1854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = t1855 + t1856;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1857 + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = 0.0f + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = t1861 + t1862;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = t1865 + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1873 + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = 0.0f + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = t1881 + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1889 + t1890;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = t1892 + t1893;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1894;
                } else {
                    const u32 t1895 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1895 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1810;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1898 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1898 < t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1900 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1900 & columns;
                    const f32 t1902 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = t1902 + t1903;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1905 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1906 = exists ? t1904 : t1905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1906;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1907 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1907 & columns_2;
                    const f32 t1909 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = t1909 + t1910;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = exists_2 ? t1911 : t1912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1913;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1914 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1914 & columns;
                    const f32 t1916 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = t1916 + t1917;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = exists_3 ? t1918 : t1919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1921 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1921 & columns_2;
                    const f32 t1923 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = t1923 + t1924;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1927 = exists_4 ? t1925 : t1926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1927;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1928 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1928 & columns;
                    const f32 t1930 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1931 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1932 = t1930 + t1931;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1934 = exists_5 ? t1932 : t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1935 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1935 & columns_2;
                    const f32 t1937 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1938 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1939 = t1937 + t1938;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = exists_6 ? t1939 : t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1941;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1942 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1942 & columns;
                    const f32 t1944 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1945 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1946 = t1944 + t1945;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = exists_7 ? t1946 : t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1948;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1949 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1949 & columns_2;
                    const f32 t1951 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1952 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1953 = t1951 + t1952;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = exists_8 ? t1953 : t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1955;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1956 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1956 & columns;
                    const f32 t1958 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1959 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = t1958 + t1959;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = exists_9 ? t1960 : t1961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1963 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1963 & columns_2;
                    const f32 t1965 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1966 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1967 = t1965 + t1966;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = exists_10 ? t1967 : t1968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1969;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1970 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1970 & columns;
                    const f32 t1972 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1973 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1974 = t1972 + t1973;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = exists_11 ? t1974 : t1975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1977 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1977 & columns_2;
                    const f32 t1979 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1980 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1981 = t1979 + t1980;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = exists_12 ? t1981 : t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1983;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1984 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1984 & columns;
                    const f32 t1986 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1987 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1988 = t1986 + t1987;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = exists_13 ? t1988 : t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1991 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t1991 & columns_2;
                    const f32 t1993 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1994 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1995 = t1993 + t1994;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = exists_14 ? t1995 : t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1997;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1998 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t1998 & columns;
                    const f32 t2000 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2001 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2002 = t2000 + t2001;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = exists_15 ? t2002 : t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2004;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2005 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2005 & columns_2;
                    const f32 t2007 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2008 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2009 = t2007 + t2008;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = exists_16 ? t2009 : t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2011;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2012 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2012 & columns;
                    const f32 t2014 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2015 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2016 = t2014 + t2015;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = exists_17 ? t2016 : t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2019 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2019 & columns_2;
                    const f32 t2021 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2022 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2023 = t2021 + t2022;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = exists_18 ? t2023 : t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2025;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2026 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2026 & columns;
                    const f32 t2028 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2029 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2030 = t2028 + t2029;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = exists_19 ? t2030 : t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2033 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2033 & columns_2;
                    const f32 t2035 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2036 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2037 = t2035 + t2036;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = exists_20 ? t2037 : t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2039;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2040 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2040 & columns;
                    const f32 t2042 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2043 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2044 = t2042 + t2043;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = exists_21 ? t2044 : t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2047 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2047 & columns_2;
                    const f32 t2049 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2050 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2051 = t2049 + t2050;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = exists_22 ? t2051 : t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2053;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2054 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2054 & columns;
                    const f32 t2056 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2057 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2058 = t2056 + t2057;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = exists_23 ? t2058 : t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2060;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2061 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2061 & columns_2;
                    const f32 t2063 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2064 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2065 = t2063 + t2064;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = exists_24 ? t2065 : t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2067;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2068 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2068 & columns;
                    const f32 t2070 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2071 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2072 = t2070 + t2071;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = exists_25 ? t2072 : t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2075 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2075 & columns_2;
                    const f32 t2077 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2078 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2079 = t2077 + t2078;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = exists_26 ? t2079 : t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2082 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2082 & columns;
                    const f32 t2084 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2085 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2086 = t2084 + t2085;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = exists_27 ? t2086 : t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2089 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2089 & columns_2;
                    const f32 t2091 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2092 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = t2091 + t2092;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = exists_28 ? t2093 : t2094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2096 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2096 & columns;
                    const f32 t2098 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2099 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2100 = t2098 + t2099;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = exists_29 ? t2100 : t2101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2103 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2103 & columns_2;
                    const f32 t2105 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2106 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2107 = t2105 + t2106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = exists_30 ? t2107 : t2108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2109;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2110 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2110 & columns;
                    const f32 t2112 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2113 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2114 = t2112 + t2113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = exists_31 ? t2114 : t2115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2116;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2117 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2117 & columns_2;
                    const f32 t2119 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2120 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2121 = t2119 + t2120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = exists_32 ? t2121 : t2122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2123;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2124 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2125;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2125) : "f"(t2124));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = t2124 + t2125;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2127;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2127) : "f"(t2126));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = t2126 + t2127;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2128 * share_4;
                const f32 t2130 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2130), "f"(count_7), "f"(t2128));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1819) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2133 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2133 - mean_7;
                    f32 t2135;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2136 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2136 - mean_7;
                    f32 t2138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(distance_4), "f"(distance_4), "f"(t2135));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2139 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2139 - mean_7;
                    f32 t2141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(distance_5), "f"(distance_5), "f"(t2138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2142 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2142 - mean_7;
                    f32 t2144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(distance_6), "f"(distance_6), "f"(t2141));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2145 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2145 - mean_7;
                    f32 t2147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2147) : "f"(distance_7), "f"(distance_7), "f"(t2144));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2148 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2148 - mean_7;
                    f32 t2150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(distance_8), "f"(distance_8), "f"(t2147));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2151 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2151 - mean_7;
                    f32 t2153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(distance_9), "f"(distance_9), "f"(t2150));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2154 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2154 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2153));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2157 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2157 - mean_7;
                    f32 t2159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2160 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2160 - mean_7;
                    f32 t2162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2162) : "f"(distance_12), "f"(distance_12), "f"(t2159));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2163 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2163 - mean_7;
                    f32 t2165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_13), "f"(distance_13), "f"(t2162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2166 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2166 - mean_7;
                    f32 t2168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_14), "f"(distance_14), "f"(t2165));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2169 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2169 - mean_7;
                    f32 t2171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(distance_15), "f"(distance_15), "f"(t2168));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2172 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2172 - mean_7;
                    f32 t2174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_16), "f"(distance_16), "f"(t2171));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2175 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2175 - mean_7;
                    f32 t2177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(distance_17), "f"(distance_17), "f"(t2174));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2178 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2178 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2177));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2181 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2181 - mean_7;
                    f32 t2183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2184 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2184 - mean_7;
                    f32 t2186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(distance_20), "f"(distance_20), "f"(t2183));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2187 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2187 - mean_7;
                    f32 t2189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_21), "f"(distance_21), "f"(t2186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2190 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2190 - mean_7;
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(distance_22), "f"(distance_22), "f"(t2189));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2193 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2193 - mean_7;
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(distance_23), "f"(distance_23), "f"(t2192));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2196 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2196 - mean_7;
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(distance_24), "f"(distance_24), "f"(t2195));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2199 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2199 - mean_7;
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(distance_25), "f"(distance_25), "f"(t2198));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2202 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2202 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2201));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2205 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2205 - mean_7;
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2208 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2208 - mean_7;
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(distance_28), "f"(distance_28), "f"(t2207));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2211 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2211 - mean_7;
                    f32 t2213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_29), "f"(distance_29), "f"(t2210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2214 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2214 - mean_7;
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(distance_30), "f"(distance_30), "f"(t2213));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2217 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2217 - mean_7;
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(distance_31), "f"(distance_31), "f"(t2216));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2220 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2220 - mean_7;
                    f32 t2222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(distance_32), "f"(distance_32), "f"(t2219));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2223 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2223 - mean_7;
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(distance_33), "f"(distance_33), "f"(t2222));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2226 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2226 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2225));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2229 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2230 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2231 = t2229 + t2230;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2231;
                } else {
                    const u32 t2232 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2232 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1810;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2235 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2235 < t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2237 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2237 & columns_3;
                    const f32 t2239 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2240 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2240 - mean_7;
                    f32 t2242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(distance_35), "f"(distance_35), "f"(t2239));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2243 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2244 = exists_33 ? t2242 : t2243;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2244;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2245 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2245 & columns_4;
                    const f32 t2247 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2248 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2248 - mean_7;
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(distance_36), "f"(distance_36), "f"(t2247));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2251 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2252 = exists_34 ? t2250 : t2251;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2252;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2253 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2253 & columns_3;
                    const f32 t2255 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2256 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2256 - mean_7;
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(distance_37), "f"(distance_37), "f"(t2255));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2260 = exists_35 ? t2258 : t2259;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2260;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2261 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2261 & columns_4;
                    const f32 t2263 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2264 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2264 - mean_7;
                    f32 t2266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(distance_38), "f"(distance_38), "f"(t2263));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2267 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2268 = exists_36 ? t2266 : t2267;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2268;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2269 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2269 & columns_3;
                    const f32 t2271 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2272 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2272 - mean_7;
                    f32 t2274;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(distance_39), "f"(distance_39), "f"(t2271));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2275 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2276 = exists_37 ? t2274 : t2275;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2276;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2277 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2277 & columns_4;
                    const f32 t2279 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2280 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2280 - mean_7;
                    f32 t2282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(distance_40), "f"(distance_40), "f"(t2279));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2283 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2284 = exists_38 ? t2282 : t2283;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2284;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2285 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2285 & columns_3;
                    const f32 t2287 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2288 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2288 - mean_7;
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(distance_41), "f"(distance_41), "f"(t2287));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2291 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2292 = exists_39 ? t2290 : t2291;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2292;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2293 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2293 & columns_4;
                    const f32 t2295 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2296 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2296 - mean_7;
                    f32 t2298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(distance_42), "f"(distance_42), "f"(t2295));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2299 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2300 = exists_40 ? t2298 : t2299;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2300;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2301 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2301 & columns_3;
                    const f32 t2303 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2304 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2304 - mean_7;
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(distance_43), "f"(distance_43), "f"(t2303));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2307 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = exists_41 ? t2306 : t2307;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2308;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2309 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2309 & columns_4;
                    const f32 t2311 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2312 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2312 - mean_7;
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(distance_44), "f"(distance_44), "f"(t2311));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2315 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2316 = exists_42 ? t2314 : t2315;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2316;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2317 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2317 & columns_3;
                    const f32 t2319 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2320 - mean_7;
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(distance_45), "f"(distance_45), "f"(t2319));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2323 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2324 = exists_43 ? t2322 : t2323;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2324;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2325 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2325 & columns_4;
                    const f32 t2327 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2328 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2328 - mean_7;
                    f32 t2330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(distance_46), "f"(distance_46), "f"(t2327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2331 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2332 = exists_44 ? t2330 : t2331;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2332;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2333 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2333 & columns_3;
                    const f32 t2335 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2336 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2336 - mean_7;
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(distance_47), "f"(distance_47), "f"(t2335));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2339 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2340 = exists_45 ? t2338 : t2339;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2340;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2341 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2341 & columns_4;
                    const f32 t2343 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2344 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2344 - mean_7;
                    f32 t2346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(distance_48), "f"(distance_48), "f"(t2343));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2347 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2348 = exists_46 ? t2346 : t2347;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2348;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2349 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2349 & columns_3;
                    const f32 t2351 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2352 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2352 - mean_7;
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(distance_49), "f"(distance_49), "f"(t2351));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2355 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2356 = exists_47 ? t2354 : t2355;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2356;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2357 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2357 & columns_4;
                    const f32 t2359 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2360 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2360 - mean_7;
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(distance_50), "f"(distance_50), "f"(t2359));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2363 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2364 = exists_48 ? t2362 : t2363;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2364;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2365 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2365 & columns_3;
                    const f32 t2367 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2368 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2368 - mean_7;
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(distance_51), "f"(distance_51), "f"(t2367));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2371 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2372 = exists_49 ? t2370 : t2371;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2372;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2373 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2373 & columns_4;
                    const f32 t2375 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2376 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2376 - mean_7;
                    f32 t2378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(distance_52), "f"(distance_52), "f"(t2375));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2379 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2380 = exists_50 ? t2378 : t2379;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2380;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2381 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2381 & columns_3;
                    const f32 t2383 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2384 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2384 - mean_7;
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(distance_53), "f"(distance_53), "f"(t2383));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2387 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2388 = exists_51 ? t2386 : t2387;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2388;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2389 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2389 & columns_4;
                    const f32 t2391 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2392 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2392 - mean_7;
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(distance_54), "f"(distance_54), "f"(t2391));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2395 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2396 = exists_52 ? t2394 : t2395;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2396;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2397 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2397 & columns_3;
                    const f32 t2399 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2400 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2400 - mean_7;
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(distance_55), "f"(distance_55), "f"(t2399));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2403 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2404 = exists_53 ? t2402 : t2403;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2405 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2405 & columns_4;
                    const f32 t2407 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2408 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2408 - mean_7;
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(distance_56), "f"(distance_56), "f"(t2407));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2411 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2412 = exists_54 ? t2410 : t2411;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2412;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2413 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2413 & columns_3;
                    const f32 t2415 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2416 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2416 - mean_7;
                    f32 t2418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(distance_57), "f"(distance_57), "f"(t2415));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2419 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2420 = exists_55 ? t2418 : t2419;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2420;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2421 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2421 & columns_4;
                    const f32 t2423 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2424 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2424 - mean_7;
                    f32 t2426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(distance_58), "f"(distance_58), "f"(t2423));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2427 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2428 = exists_56 ? t2426 : t2427;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2428;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2429 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2429 & columns_3;
                    const f32 t2431 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2432 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2432 - mean_7;
                    f32 t2434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(distance_59), "f"(distance_59), "f"(t2431));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2435 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2436 = exists_57 ? t2434 : t2435;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2436;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2437 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2437 & columns_4;
                    const f32 t2439 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2440 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2440 - mean_7;
                    f32 t2442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(distance_60), "f"(distance_60), "f"(t2439));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2443 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2444 = exists_58 ? t2442 : t2443;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2444;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2445 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2445 & columns_3;
                    const f32 t2447 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2448 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2448 - mean_7;
                    f32 t2450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(distance_61), "f"(distance_61), "f"(t2447));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2451 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2452 = exists_59 ? t2450 : t2451;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2452;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2453 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2453 & columns_4;
                    const f32 t2455 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2456 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2456 - mean_7;
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(distance_62), "f"(distance_62), "f"(t2455));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2459 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2460 = exists_60 ? t2458 : t2459;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2460;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2461 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2461 & columns_3;
                    const f32 t2463 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2464 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2464 - mean_7;
                    f32 t2466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(distance_63), "f"(distance_63), "f"(t2463));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2467 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2468 = exists_61 ? t2466 : t2467;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2468;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2469 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2469 & columns_4;
                    const f32 t2471 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2472 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2472 - mean_7;
                    f32 t2474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(distance_64), "f"(distance_64), "f"(t2471));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2475 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2476 = exists_62 ? t2474 : t2475;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2476;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2477 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2477 & columns_3;
                    const f32 t2479 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2480 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2480 - mean_7;
                    f32 t2482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(distance_65), "f"(distance_65), "f"(t2479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2483 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2484 = exists_63 ? t2482 : t2483;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2485 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2485 & columns_4;
                    const f32 t2487 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2488 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2488 - mean_7;
                    f32 t2490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(distance_66), "f"(distance_66), "f"(t2487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2491 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2492 = exists_64 ? t2490 : t2491;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2492;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2493 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2494;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2494) : "f"(t2493));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2495 = t2493 + t2494;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2496;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2496) : "f"(t2495));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2495 + t2496;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2498 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2499 = t2498 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2499) {
                    const u32 part_2 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2501 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2502 = t2501 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2503 = t2502 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2503 + 1056u;
                    const u32 t2505 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2506 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2507 = t2506 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2508 = t2507 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2509 = counters + t2508;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2510 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2511 = t2510 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2512 = t2511 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2513 = t2509 + t2512;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2514 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2515 = t2514 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2516 = t2515 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2517 = counters + t2516;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2518 = (u64)t2505;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2519 = t2518 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2520 = t2519 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2521 = t2517 + t2520;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2523 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2524 = t2523 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2513), "r"(t2524) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2526 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2527 = t2526 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2521), "r"(t2527) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1819) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2528 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2529 = 0.0f + t2528;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2530 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2531 = t2529 + t2530;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2532 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2533 = t2531 + t2532;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2534 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2535 = t2533 + t2534;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2536 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2537 = t2535 + t2536;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = t2537 + t2538;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = t2539 + t2540;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2542 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2541 + t2542;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2545 = 0.0f + t2544;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2546 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = t2545 + t2546;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = t2547 + t2548;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2551 = t2549 + t2550;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2553 = t2551 + t2552;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = t2553 + t2554;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = t2555 + t2556;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2558 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2557 + t2558;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = 0.0f + t2560;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = t2561 + t2562;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = t2563 + t2564;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = t2565 + t2566;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = t2567 + t2568;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = t2569 + t2570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = t2571 + t2572;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2573 + t2574;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = 0.0f + t2576;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = t2577 + t2578;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = t2579 + t2580;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = t2581 + t2582;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = t2583 + t2584;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = t2585 + t2586;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = t2587 + t2588;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2589 + t2590;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = t2592 + t2593;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2594;
                } else {
                    const u32 t2595 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2595 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1810;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2598 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2598 < t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2600 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2600 & columns_5;
                    const f32 t2602 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2603 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2604 = t2602 + t2603;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = exists_65 ? t2604 : t2605;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2606;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2607 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2607 & columns_6;
                    const f32 t2609 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2610 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2611 = t2609 + t2610;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = exists_66 ? t2611 : t2612;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2613;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2614 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2614 & columns_5;
                    const f32 t2616 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2617 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2618 = t2616 + t2617;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = exists_67 ? t2618 : t2619;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2620;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2621 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2621 & columns_6;
                    const f32 t2623 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2624 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2625 = t2623 + t2624;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = exists_68 ? t2625 : t2626;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2627;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2628 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2628 & columns_5;
                    const f32 t2630 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2631 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2632 = t2630 + t2631;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2633 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = exists_69 ? t2632 : t2633;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2635 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2635 & columns_6;
                    const f32 t2637 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2638 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2639 = t2637 + t2638;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2640 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = exists_70 ? t2639 : t2640;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2641;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2642 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2642 & columns_5;
                    const f32 t2644 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2645 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2646 = t2644 + t2645;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2647 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = exists_71 ? t2646 : t2647;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2648;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2649 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2649 & columns_6;
                    const f32 t2651 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2652 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2653 = t2651 + t2652;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2654 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = exists_72 ? t2653 : t2654;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2655;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2656 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2656 & columns_5;
                    const f32 t2658 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2659 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2660 = t2658 + t2659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = exists_73 ? t2660 : t2661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2662;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2663 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2663 & columns_6;
                    const f32 t2665 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2666 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2667 = t2665 + t2666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = exists_74 ? t2667 : t2668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2669;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2670 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2670 & columns_5;
                    const f32 t2672 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2673 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2674 = t2672 + t2673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = exists_75 ? t2674 : t2675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2676;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2677 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2677 & columns_6;
                    const f32 t2679 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2680 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2681 = t2679 + t2680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = exists_76 ? t2681 : t2682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2684 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2684 & columns_5;
                    const f32 t2686 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2687 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2688 = t2686 + t2687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = exists_77 ? t2688 : t2689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2691 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2691 & columns_6;
                    const f32 t2693 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2694 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2695 = t2693 + t2694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = exists_78 ? t2695 : t2696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2697;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2698 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2698 & columns_5;
                    const f32 t2700 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2701 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2702 = t2700 + t2701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = exists_79 ? t2702 : t2703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2704;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2705 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2705 & columns_6;
                    const f32 t2707 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2708 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2709 = t2707 + t2708;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = exists_80 ? t2709 : t2710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2711;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2712 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2712 & columns_5;
                    const f32 t2714 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2715 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2716 = t2714 + t2715;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = exists_81 ? t2716 : t2717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2718;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2719 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2719 & columns_6;
                    const f32 t2721 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2722 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2723 = t2721 + t2722;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = exists_82 ? t2723 : t2724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2725;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2726 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2726 & columns_5;
                    const f32 t2728 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2729 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2730 = t2728 + t2729;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = exists_83 ? t2730 : t2731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2732;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2733 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2733 & columns_6;
                    const f32 t2735 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2736 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2737 = t2735 + t2736;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = exists_84 ? t2737 : t2738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2740 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2740 & columns_5;
                    const f32 t2742 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2743 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2744 = t2742 + t2743;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = exists_85 ? t2744 : t2745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2747 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2747 & columns_6;
                    const f32 t2749 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2750 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2751 = t2749 + t2750;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = exists_86 ? t2751 : t2752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2753;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2754 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2754 & columns_5;
                    const f32 t2756 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2757 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2758 = t2756 + t2757;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = exists_87 ? t2758 : t2759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2760;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2761 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2761 & columns_6;
                    const f32 t2763 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2764 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2765 = t2763 + t2764;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = exists_88 ? t2765 : t2766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2767;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2768 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2768 & columns_5;
                    const f32 t2770 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2771 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2772 = t2770 + t2771;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = exists_89 ? t2772 : t2773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2774;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2775 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2775 & columns_6;
                    const f32 t2777 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2778 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2779 = t2777 + t2778;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = exists_90 ? t2779 : t2780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2781;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2782 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2782 & columns_5;
                    const f32 t2784 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2785 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2786 = t2784 + t2785;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = exists_91 ? t2786 : t2787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2788;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2789 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2789 & columns_6;
                    const f32 t2791 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2792 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2793 = t2791 + t2792;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = exists_92 ? t2793 : t2794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2796 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2796 & columns_5;
                    const f32 t2798 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2799 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2800 = t2798 + t2799;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = exists_93 ? t2800 : t2801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2803 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2803 & columns_6;
                    const f32 t2805 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2806 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2807 = t2805 + t2806;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = exists_94 ? t2807 : t2808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2809;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2810 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2810 & columns_5;
                    const f32 t2812 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2813 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2814 = t2812 + t2813;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = exists_95 ? t2814 : t2815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2816;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2817 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2817 & columns_6;
                    const f32 t2819 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2820 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2821 = t2819 + t2820;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = exists_96 ? t2821 : t2822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2823;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2824 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2825;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2825) : "f"(t2824));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = t2824 + t2825;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2827;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2827) : "f"(t2826));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2828 = t2826 + t2827;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2828 * share_4;
                const f32 t2830 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2830), "f"(count_7), "f"(t2828));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1819) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2833 - mean_8;
                    f32 t2835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2836 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2836 - mean_8;
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(distance_68), "f"(distance_68), "f"(t2835));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2839 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2839 - mean_8;
                    f32 t2841;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(distance_69), "f"(distance_69), "f"(t2838));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2842 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2842 - mean_8;
                    f32 t2844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(distance_70), "f"(distance_70), "f"(t2841));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2845 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2845 - mean_8;
                    f32 t2847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(distance_71), "f"(distance_71), "f"(t2844));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2848 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2848 - mean_8;
                    f32 t2850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(distance_72), "f"(distance_72), "f"(t2847));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2851 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2851 - mean_8;
                    f32 t2853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(distance_73), "f"(distance_73), "f"(t2850));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2854 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2853));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2857 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2857 - mean_8;
                    f32 t2859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2860 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2860 - mean_8;
                    f32 t2862;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(distance_76), "f"(distance_76), "f"(t2859));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2863 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2863 - mean_8;
                    f32 t2865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(distance_77), "f"(distance_77), "f"(t2862));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2866 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2866 - mean_8;
                    f32 t2868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(distance_78), "f"(distance_78), "f"(t2865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2869 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2869 - mean_8;
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(distance_79), "f"(distance_79), "f"(t2868));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2872 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2872 - mean_8;
                    f32 t2874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(distance_80), "f"(distance_80), "f"(t2871));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2875 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2875 - mean_8;
                    f32 t2877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(distance_81), "f"(distance_81), "f"(t2874));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2878 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2878 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2877));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2881 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2881 - mean_8;
                    f32 t2883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2884 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2884 - mean_8;
                    f32 t2886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(distance_84), "f"(distance_84), "f"(t2883));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2887 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2887 - mean_8;
                    f32 t2889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(distance_85), "f"(distance_85), "f"(t2886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2890 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2890 - mean_8;
                    f32 t2892;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(distance_86), "f"(distance_86), "f"(t2889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2893 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2893 - mean_8;
                    f32 t2895;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(distance_87), "f"(distance_87), "f"(t2892));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2896 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2896 - mean_8;
                    f32 t2898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(distance_88), "f"(distance_88), "f"(t2895));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2899 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2899 - mean_8;
                    f32 t2901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(distance_89), "f"(distance_89), "f"(t2898));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2902 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2902 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2901));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2905 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2905 - mean_8;
                    f32 t2907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2908 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2908 - mean_8;
                    f32 t2910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(distance_92), "f"(distance_92), "f"(t2907));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2911 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2911 - mean_8;
                    f32 t2913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(distance_93), "f"(distance_93), "f"(t2910));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2914 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2914 - mean_8;
                    f32 t2916;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(distance_94), "f"(distance_94), "f"(t2913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2917 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2917 - mean_8;
                    f32 t2919;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(distance_95), "f"(distance_95), "f"(t2916));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2920 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2920 - mean_8;
                    f32 t2922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(distance_96), "f"(distance_96), "f"(t2919));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2923 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2923 - mean_8;
                    f32 t2925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(distance_97), "f"(distance_97), "f"(t2922));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2926 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2926 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2925));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2929 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2930 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2931 = t2929 + t2930;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2931;
                } else {
                    const u32 t2932 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2932 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1810;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2935 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2935 < t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2937 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2937 & columns_7;
                    const f32 t2939 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2940 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2940 - mean_8;
                    f32 t2942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(distance_99), "f"(distance_99), "f"(t2939));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2943 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2944 = exists_97 ? t2942 : t2943;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2944;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2945 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2945 & columns_8;
                    const f32 t2947 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2948 - mean_8;
                    f32 t2950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(distance_100), "f"(distance_100), "f"(t2947));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2951 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2952 = exists_98 ? t2950 : t2951;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2952;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2953 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2953 & columns_7;
                    const f32 t2955 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2956 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2956 - mean_8;
                    f32 t2958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(distance_101), "f"(distance_101), "f"(t2955));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2959 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = exists_99 ? t2958 : t2959;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2960;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2961 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2961 & columns_8;
                    const f32 t2963 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2964 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2964 - mean_8;
                    f32 t2966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(distance_102), "f"(distance_102), "f"(t2963));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2967 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2968 = exists_100 ? t2966 : t2967;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2968;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2969 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2969 & columns_7;
                    const f32 t2971 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2972 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2972 - mean_8;
                    f32 t2974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(distance_103), "f"(distance_103), "f"(t2971));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2975 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2976 = exists_101 ? t2974 : t2975;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2977 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2977 & columns_8;
                    const f32 t2979 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2980 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2980 - mean_8;
                    f32 t2982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(distance_104), "f"(distance_104), "f"(t2979));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2984 = exists_102 ? t2982 : t2983;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2984;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2985 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2985 & columns_7;
                    const f32 t2987 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2988 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2988 - mean_8;
                    f32 t2990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(distance_105), "f"(distance_105), "f"(t2987));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2992 = exists_103 ? t2990 : t2991;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2993 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t2993 & columns_8;
                    const f32 t2995 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2996 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t2996 - mean_8;
                    f32 t2998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(distance_106), "f"(distance_106), "f"(t2995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3000 = exists_104 ? t2998 : t2999;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3001 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3001 & columns_7;
                    const f32 t3003 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3004 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3004 - mean_8;
                    f32 t3006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(distance_107), "f"(distance_107), "f"(t3003));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3008 = exists_105 ? t3006 : t3007;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3008;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3009 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3009 & columns_8;
                    const f32 t3011 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3012 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3012 - mean_8;
                    f32 t3014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(distance_108), "f"(distance_108), "f"(t3011));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3016 = exists_106 ? t3014 : t3015;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3016;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3017 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3017 & columns_7;
                    const f32 t3019 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3020 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3020 - mean_8;
                    f32 t3022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(distance_109), "f"(distance_109), "f"(t3019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3024 = exists_107 ? t3022 : t3023;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3024;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3025 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3025 & columns_8;
                    const f32 t3027 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3028 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3028 - mean_8;
                    f32 t3030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(distance_110), "f"(distance_110), "f"(t3027));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3032 = exists_108 ? t3030 : t3031;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3033 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3033 & columns_7;
                    const f32 t3035 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3036 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3036 - mean_8;
                    f32 t3038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(distance_111), "f"(distance_111), "f"(t3035));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3040 = exists_109 ? t3038 : t3039;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3040;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3041 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3041 & columns_8;
                    const f32 t3043 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3044 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3044 - mean_8;
                    f32 t3046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(distance_112), "f"(distance_112), "f"(t3043));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3048 = exists_110 ? t3046 : t3047;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3049 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3049 & columns_7;
                    const f32 t3051 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3052 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3052 - mean_8;
                    f32 t3054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(distance_113), "f"(distance_113), "f"(t3051));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3056 = exists_111 ? t3054 : t3055;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3057 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3057 & columns_8;
                    const f32 t3059 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3060 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3060 - mean_8;
                    f32 t3062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(distance_114), "f"(distance_114), "f"(t3059));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3064 = exists_112 ? t3062 : t3063;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3064;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3065 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3065 & columns_7;
                    const f32 t3067 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3068 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3068 - mean_8;
                    f32 t3070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(distance_115), "f"(distance_115), "f"(t3067));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3072 = exists_113 ? t3070 : t3071;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3072;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3073 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3073 & columns_8;
                    const f32 t3075 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3076 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3076 - mean_8;
                    f32 t3078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(distance_116), "f"(distance_116), "f"(t3075));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3080 = exists_114 ? t3078 : t3079;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3080;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3081 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3081 & columns_7;
                    const f32 t3083 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3084 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3084 - mean_8;
                    f32 t3086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(distance_117), "f"(distance_117), "f"(t3083));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3088 = exists_115 ? t3086 : t3087;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3089 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3089 & columns_8;
                    const f32 t3091 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3092 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3092 - mean_8;
                    f32 t3094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(distance_118), "f"(distance_118), "f"(t3091));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3096 = exists_116 ? t3094 : t3095;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3096;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3097 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3097 & columns_7;
                    const f32 t3099 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3100 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3100 - mean_8;
                    f32 t3102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(distance_119), "f"(distance_119), "f"(t3099));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3104 = exists_117 ? t3102 : t3103;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3105 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3105 & columns_8;
                    const f32 t3107 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3108 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3108 - mean_8;
                    f32 t3110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(distance_120), "f"(distance_120), "f"(t3107));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3112 = exists_118 ? t3110 : t3111;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3113 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3113 & columns_7;
                    const f32 t3115 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3116 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3116 - mean_8;
                    f32 t3118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(distance_121), "f"(distance_121), "f"(t3115));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3120 = exists_119 ? t3118 : t3119;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3120;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3121 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3121 & columns_8;
                    const f32 t3123 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3124 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3124 - mean_8;
                    f32 t3126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(distance_122), "f"(distance_122), "f"(t3123));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3128 = exists_120 ? t3126 : t3127;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3128;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3129 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3129 & columns_7;
                    const f32 t3131 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3132 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3132 - mean_8;
                    f32 t3134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(distance_123), "f"(distance_123), "f"(t3131));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3136 = exists_121 ? t3134 : t3135;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3136;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3137 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3137 & columns_8;
                    const f32 t3139 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3140 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3140 - mean_8;
                    f32 t3142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(distance_124), "f"(distance_124), "f"(t3139));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3144 = exists_122 ? t3142 : t3143;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3145 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3145 & columns_7;
                    const f32 t3147 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3148 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3148 - mean_8;
                    f32 t3150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(distance_125), "f"(distance_125), "f"(t3147));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3152 = exists_123 ? t3150 : t3151;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3152;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3153 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3153 & columns_8;
                    const f32 t3155 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3156 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3156 - mean_8;
                    f32 t3158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(distance_126), "f"(distance_126), "f"(t3155));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3160 = exists_124 ? t3158 : t3159;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3161 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3161 & columns_7;
                    const f32 t3163 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3164 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3164 - mean_8;
                    f32 t3166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(distance_127), "f"(distance_127), "f"(t3163));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3168 = exists_125 ? t3166 : t3167;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3168;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3169 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3169 & columns_8;
                    const f32 t3171 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3172 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3172 - mean_8;
                    f32 t3174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(distance_128), "f"(distance_128), "f"(t3171));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3176 = exists_126 ? t3174 : t3175;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3176;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3177 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3177 & columns_7;
                    const f32 t3179 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3180 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3180 - mean_8;
                    f32 t3182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(distance_129), "f"(distance_129), "f"(t3179));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3184 = exists_127 ? t3182 : t3183;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3184;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3185 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3185 & columns_8;
                    const f32 t3187 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3188 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3188 - mean_8;
                    f32 t3190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(distance_130), "f"(distance_130), "f"(t3187));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3192 = exists_128 ? t3190 : t3191;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3192;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3194;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3194) : "f"(t3193));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3195 = t3193 + t3194;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3196;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3196) : "f"(t3195));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3195 + t3196;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3198 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3199 = t3198 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3199) {
                    const u32 part_3 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3201 = t1827 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3202 = t3201 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3203 = t3202 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3203 + 1056u;
                    const u32 t3205 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3206 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3207 = t3206 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3208 = t3207 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3209 = counters + t3208;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3210 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3211 = t3210 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3212 = t3211 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3213 = t3209 + t3212;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3214 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3215 = t3214 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3216 = t3215 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3217 = counters + t3216;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3218 = (u64)t3205;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3219 = t3218 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3220 = t3219 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3221 = t3217 + t3220;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3223 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3224 = t3223 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3213), "r"(t3224) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3226 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3227 = t3226 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3221), "r"(t3227) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3228;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3228) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3229 = t3228 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3229) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3230 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3231 = t3230 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3232 = t3231 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3233 = t1210 + t3232;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3233) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3234 = 3u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t3234) {
                const u32 t3235 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3235 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3237 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3238 = t3237 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3239 = t3238 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3240 = t1210 + t3239;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3241 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3242 = t3241 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3240), "r"(t3242) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3243 = t1211 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3244 = t3243 & 63u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3245 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3246 = t3245 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3246;
                const u32 t3248 = t3244 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_7 = tile_2 + t3248;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3250 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3251 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3252 = t3235 * t3251;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3250 + t3252;
                const u32 t3254 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3255;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3255) : "r"(t3254), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3255 >> tiles_shift;
                const u32 t3257 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3258 = number_4 - t3257;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3259 = t3258 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3260;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3260) : "r"(t3259), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3261 = t3260 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3261 << 4u;
                const u32 t3263 = t3258 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3264;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3264) : "r"(t3263), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3265 = t3264 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3266 = t3265 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3267 = t3258 - t3266;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3267 << 3u;
                const bool t3269 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3270 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3269 ? t3270 : 0u;
                const u32 t3272 = left_20 < 16u ? left_20 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3273 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3274 = t3273 < 8u ? t3273 : 8u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3275 = t1211 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t3275 & 63u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3277 = t1213 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3278 = lane & 7u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3279 = lane >> 3u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_row_2 = t1211 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3281 = first_row_2 >> 6u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_line = t3281 << 4u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < 4u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3283 = i_7 << 2u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 within = t3279 + t3283;
                    const u32 channel_3 = channel_2 + within;
                    const u32 t3286 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 at_22 = coefficients_7 + t3286;
                    f32 t3288;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3288) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3289;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t3289) : "r"(at_22) : "memory");
                    const u32 t3290 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3291 = t3290 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3292 = t3278 ^ t3291;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3293 = t3290 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3294 = t3292 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3295 = t3293 + t3294;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from = t1213 + t3295;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3297 = row >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3298;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3298) : "r"(row));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3299;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3299) : "h"(t3298));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3300;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3300) : "r"(t3297));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3301;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3301) : "h"(t3300));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3302 = t3299 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3303 = t3302 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3304;
                    asm("abs.f32 %0, %1;" : "=f"(t3304) : "f"(t3303));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3305;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3305) : "f"(t3304), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3305), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t3305), "f"(t3306), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(t3305), "f"(t3307), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(t3305), "f"(t3308), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(t3305), "f"(t3309), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3305), "f"(t3310), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3312 = -t3305;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3313;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3313) : "f"(t3311));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3314;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3314) : "f"(t3303), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3312), "f"(t3313), "f"(t3314));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3316 = t3301 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3317 = t3316 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3318;
                    asm("abs.f32 %0, %1;" : "=f"(t3318) : "f"(t3317));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3319;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3319) : "f"(t3318), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(t3319), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3319), "f"(t3320), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(t3319), "f"(t3321), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3319), "f"(t3322), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(t3319), "f"(t3323), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(t3319), "f"(t3324), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3326 = -t3319;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3327;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3327) : "f"(t3325));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3328;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3328) : "f"(t3317), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3329;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3326), "f"(t3327), "f"(t3328));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t3315), "f"(t3329));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3331 = row_2 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3332;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3332) : "r"(row_2));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3333;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3333) : "h"(t3332));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3334;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3334) : "r"(t3331));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3335;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3335) : "h"(t3334));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3336 = t3333 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3337 = t3336 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3338;
                    asm("abs.f32 %0, %1;" : "=f"(t3338) : "f"(t3337));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3339;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3339) : "f"(t3338), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3339), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3339), "f"(t3340), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(t3339), "f"(t3341), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3339), "f"(t3342), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(t3339), "f"(t3343), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3345;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(t3339), "f"(t3344), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3346 = -t3339;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3347;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3347) : "f"(t3345));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3348;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3348) : "f"(t3337), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3346), "f"(t3347), "f"(t3348));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3350 = t3335 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3351 = t3350 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3352;
                    asm("abs.f32 %0, %1;" : "=f"(t3352) : "f"(t3351));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3353;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3353) : "f"(t3352), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t3353), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3353), "f"(t3354), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3353), "f"(t3355), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(t3353), "f"(t3356), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3358;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3353), "f"(t3357), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3359;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3353), "f"(t3358), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3360 = -t3353;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3361) : "f"(t3359));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3362;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3362) : "f"(t3351), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3360), "f"(t3361), "f"(t3362));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t3349), "f"(t3363));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3365 = row_3 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3366;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3366) : "r"(row_3));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3367;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3367) : "h"(t3366));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3368;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3368) : "r"(t3365));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3369;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3369) : "h"(t3368));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3370 = t3367 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3371 = t3370 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3372;
                    asm("abs.f32 %0, %1;" : "=f"(t3372) : "f"(t3371));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3373;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3373) : "f"(t3372), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t3373), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3373), "f"(t3374), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(t3373), "f"(t3375), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3377;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(t3373), "f"(t3376), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3373), "f"(t3377), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3373), "f"(t3378), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3380 = -t3373;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3381;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3381) : "f"(t3379));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3382;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3382) : "f"(t3371), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3380), "f"(t3381), "f"(t3382));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3384 = t3369 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3385 = t3384 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3386;
                    asm("abs.f32 %0, %1;" : "=f"(t3386) : "f"(t3385));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3387;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3387) : "f"(t3386), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3387), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(t3387), "f"(t3388), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3390;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(t3387), "f"(t3389), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3391;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3387), "f"(t3390), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3387), "f"(t3391), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3393;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3387), "f"(t3392), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3394 = -t3387;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3395;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3395) : "f"(t3393));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3396;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3396) : "f"(t3385), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3394), "f"(t3395), "f"(t3396));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t3383), "f"(t3397));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3399 = row_4 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3400;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3400) : "r"(row_4));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3401;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3401) : "h"(t3400));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3402;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3402) : "r"(t3399));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3403;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3403) : "h"(t3402));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3404 = t3401 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3405 = t3404 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3406;
                    asm("abs.f32 %0, %1;" : "=f"(t3406) : "f"(t3405));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3407;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3407) : "f"(t3406), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(t3407), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3409;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t3407), "f"(t3408), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(t3407), "f"(t3409), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3407), "f"(t3410), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3407), "f"(t3411), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3407), "f"(t3412), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3414 = -t3407;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3415;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3415) : "f"(t3413));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3416;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3416) : "f"(t3405), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3414), "f"(t3415), "f"(t3416));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3418 = t3403 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3419 = t3418 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3420;
                    asm("abs.f32 %0, %1;" : "=f"(t3420) : "f"(t3419));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3421;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3421) : "f"(t3420), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3422;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(t3421), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3423;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(t3421), "f"(t3422), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t3421), "f"(t3423), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(t3421), "f"(t3424), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3421), "f"(t3425), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3427;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3421), "f"(t3426), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3428 = -t3421;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3429) : "f"(t3427));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3430;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3419), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3431;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3428), "f"(t3429), "f"(t3430));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t3417), "f"(t3431));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3433 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3434 = t3433 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3435 = t3278 ^ t3434;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3436 = t3433 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3437 = t3435 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3438 = t3436 + t3437;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_2 = t3277 + t3438;
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3440 = row_5 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3441;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3441) : "r"(row_5));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3442;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3442) : "h"(t3441));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3443;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3443) : "r"(t3440));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3444;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3444) : "h"(t3443));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3445 = t3442 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3446 = t3445 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3447;
                    asm("abs.f32 %0, %1;" : "=f"(t3447) : "f"(t3446));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3448;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3448) : "f"(t3447), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3448), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3448), "f"(t3449), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3448), "f"(t3450), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3452;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(t3448), "f"(t3451), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3453;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(t3448), "f"(t3452), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(t3448), "f"(t3453), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3455 = -t3448;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3456;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3456) : "f"(t3454));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3457;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3457) : "f"(t3446), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3455), "f"(t3456), "f"(t3457));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3459 = t3444 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3460 = t3459 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3461;
                    asm("abs.f32 %0, %1;" : "=f"(t3461) : "f"(t3460));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3462;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3462) : "f"(t3461), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3463;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3462), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3462), "f"(t3463), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3465;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t3462), "f"(t3464), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3462), "f"(t3465), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3462), "f"(t3466), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(t3462), "f"(t3467), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3469 = -t3462;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3470;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3470) : "f"(t3468));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3471;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3471) : "f"(t3460), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3469), "f"(t3470), "f"(t3471));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t3458), "f"(t3472));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3474 = row_6 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3475;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3475) : "r"(row_6));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3476;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3476) : "h"(t3475));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3477;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3477) : "r"(t3474));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3478;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3478) : "h"(t3477));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3479 = t3476 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3480 = t3479 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3481;
                    asm("abs.f32 %0, %1;" : "=f"(t3481) : "f"(t3480));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3482;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3482) : "f"(t3481), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3482), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3482), "f"(t3483), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t3482), "f"(t3484), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3482), "f"(t3485), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3482), "f"(t3486), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3482), "f"(t3487), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3489 = -t3482;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3490;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(t3488));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3491;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3491) : "f"(t3480), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(t3489), "f"(t3490), "f"(t3491));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3493 = t3478 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3494 = t3493 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3495;
                    asm("abs.f32 %0, %1;" : "=f"(t3495) : "f"(t3494));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3496;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3496) : "f"(t3495), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3496), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3498) : "f"(t3496), "f"(t3497), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3499) : "f"(t3496), "f"(t3498), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3496), "f"(t3499), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3501) : "f"(t3496), "f"(t3500), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(t3496), "f"(t3501), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3503 = -t3496;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3504;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3504) : "f"(t3502));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3505;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3505) : "f"(t3494), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3503), "f"(t3504), "f"(t3505));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t3492), "f"(t3506));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3508 = row_7 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3509;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3509) : "r"(row_7));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3510;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3510) : "h"(t3509));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3511;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3511) : "r"(t3508));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3512;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3512) : "h"(t3511));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3513 = t3510 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3514 = t3513 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3515;
                    asm("abs.f32 %0, %1;" : "=f"(t3515) : "f"(t3514));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3516;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3516) : "f"(t3515), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3517) : "f"(t3516), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3516), "f"(t3517), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3519) : "f"(t3516), "f"(t3518), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3516), "f"(t3519), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3521;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3516), "f"(t3520), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(t3516), "f"(t3521), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3523 = -t3516;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3524;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3524) : "f"(t3522));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3525;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3525) : "f"(t3514), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(t3523), "f"(t3524), "f"(t3525));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3527 = t3512 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3528 = t3527 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3529;
                    asm("abs.f32 %0, %1;" : "=f"(t3529) : "f"(t3528));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3530;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3530) : "f"(t3529), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3531) : "f"(t3530), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3532) : "f"(t3530), "f"(t3531), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3533;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3533) : "f"(t3530), "f"(t3532), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3530), "f"(t3533), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3535) : "f"(t3530), "f"(t3534), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3530), "f"(t3535), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3537 = -t3530;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3538) : "f"(t3536));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3539;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3539) : "f"(t3528), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3540) : "f"(t3537), "f"(t3538), "f"(t3539));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t3526), "f"(t3540));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3542 = row_8 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3543;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3543) : "r"(row_8));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3544;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3544) : "h"(t3543));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3545;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3545) : "r"(t3542));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3546;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3546) : "h"(t3545));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3547 = t3544 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3548 = t3547 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3549;
                    asm("abs.f32 %0, %1;" : "=f"(t3549) : "f"(t3548));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3550;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3550) : "f"(t3549), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3550), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3550), "f"(t3551), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3550), "f"(t3552), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3550), "f"(t3553), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3555) : "f"(t3550), "f"(t3554), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3556) : "f"(t3550), "f"(t3555), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3557 = -t3550;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3558) : "f"(t3556));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3559;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3559) : "f"(t3548), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(t3557), "f"(t3558), "f"(t3559));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3561 = t3546 - t3289;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3562 = t3561 * t3288;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3563;
                    asm("abs.f32 %0, %1;" : "=f"(t3563) : "f"(t3562));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3564;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3564) : "f"(t3563), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3565;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3565) : "f"(t3564), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3566;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(t3564), "f"(t3565), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3564), "f"(t3566), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3564), "f"(t3567), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3569;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(t3564), "f"(t3568), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3570) : "f"(t3564), "f"(t3569), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3571 = -t3564;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3572;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3572) : "f"(t3570));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3573;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3573) : "f"(t3562), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3574) : "f"(t3571), "f"(t3572), "f"(t3573));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t3560), "f"(t3574));
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line = first_line + t3278;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t3577 = line < t3272;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3577) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3578 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3579 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3580 = t3579 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3581 = t3580 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3582 = y + t3581;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3583 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3584 = t3583 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3585 = t3584 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3586 = t3582 + t3585;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3587 = (u64)t3578;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3588 = t3587 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3589 = t3588 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3590 = t3586 + t3589;
                        const u64 t3591 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3592 = t3590 + t3591;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3592), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                    }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3593 = t3278 + 8u;
                    const u32 line_2 = first_line + t3593;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t3595 = line_2 < t3272;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3595) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3596 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3597 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3598 = t3597 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3599 = t3598 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3600 = y + t3599;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3601 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3602 = t3601 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3603 = t3602 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3604 = t3600 + t3603;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3605 = (u64)t3596;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3606 = t3605 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3607 = t3606 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3608 = t3604 + t3607;
                        const u64 t3609 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3610 = t3608 + t3609;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3610), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3611 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t3611) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3612 = t1211 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3613 = t1213 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3614;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3614) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3615;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3615) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3616;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3616) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3617;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3617) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3618;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3618) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3619;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3619) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3620;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3620) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3621;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3621) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3622;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3622) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3623;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3623) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3624;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3624) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3625;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3625) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3626) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3627;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3627) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3628;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3628) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3629;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3629) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3630;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3630) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3631;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3631) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3632;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3632) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3633;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3633) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3634;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3634) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3635;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3635) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3636;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3636) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3637;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3637) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3638;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3638) : "f"(acc_49), "f"(acc_50));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3639;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3639) : "f"(acc_51), "f"(acc_52));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3640;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3640) : "f"(acc_53), "f"(acc_54));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3641;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3641) : "f"(acc_55), "f"(acc_56));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3642) : "f"(acc_57), "f"(acc_58));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3643;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3643) : "f"(acc_59), "f"(acc_60));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3644;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3644) : "f"(acc_61), "f"(acc_62));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3645;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3645) : "f"(acc_63), "f"(acc_64));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3646 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3647 = t3612 + t3646;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3648 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3649 = t3647 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3650 = t3648 ^ t3649;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3651 = t3647 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3652 = t3650 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3653 = t3651 + t3652;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3654 = t1213 + t3653;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3654), "r"(t3614), "r"(t3615), "r"(t3616), "r"(t3617) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3655 = t3653 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3656 = t1213 + t3655;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3656), "r"(t3618), "r"(t3619), "r"(t3620), "r"(t3621) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3657 = t3653 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3658 = t1213 + t3657;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3658), "r"(t3622), "r"(t3623), "r"(t3624), "r"(t3625) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3659 = t3653 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3660 = t1213 + t3659;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3660), "r"(t3626), "r"(t3627), "r"(t3628), "r"(t3629) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3661 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3662 = t3612 + t3661;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3663 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3664 = t3662 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3665 = t3663 ^ t3664;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3666 = t3662 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3667 = t3665 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3668 = t3666 + t3667;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3669 = t3613 + t3668;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3669), "r"(t3630), "r"(t3631), "r"(t3632), "r"(t3633) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3670 = t3668 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3671 = t3613 + t3670;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3671), "r"(t3634), "r"(t3635), "r"(t3636), "r"(t3637) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3672 = t3668 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3673 = t3613 + t3672;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3673), "r"(t3638), "r"(t3639), "r"(t3640), "r"(t3641) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3674 = t3668 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3675 = t3613 + t3674;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3675), "r"(t3642), "r"(t3643), "r"(t3644), "r"(t3645) : "memory");
            }
        }
    }
}
