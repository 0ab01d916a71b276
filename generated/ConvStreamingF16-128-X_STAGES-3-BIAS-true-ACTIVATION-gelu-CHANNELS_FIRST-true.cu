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
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 213 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 144384u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 70656u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 144384u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 120u;
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t42 = index == 3u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t42) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t44 = index_2 == 3u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t44) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = t45 - t46;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t47 / t48;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = t49 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t50; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t51 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t53 = i * t52;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t51 + t53;
                const u32 t55 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t56;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t56) : "r"(t55), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t56 >> tiles_shift;
                const u32 t58 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t107 = index_2 < 3u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t107) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t108 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t108;
                const u32 t110 = coefficients_3 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t112 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = t111 - t112;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t114 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t115 = t113 / t114;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t116 = t115 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t116; i_3 += 3u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t117 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t118 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t119 = i_3 * t118;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t117 + t119;
                    const u32 t121 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t122;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t122) : "r"(t121), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t122 >> tiles_shift;
                    const u32 t124 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t124;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t129 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t129) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t130 = share < shares;
                            if (!t130) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t131 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t131 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t133 = channel < 63u ? channel : 63u;
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
                                    const u32 t137 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t138 = i_4 < t137 ? i_4 : t137;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t140 + t138;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t141 + 1056u;
                                    const u32 t143 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t145 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = counters + t146;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t149 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t147 + t150;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t153 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = counters + t154;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = (u64)t143;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = t156 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t157 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t155 + t158;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t160 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t161 = own < t160 ? own : t160;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t163 + t161;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t164 + 1056u;
                                    const u32 t166 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = counters + t169;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t170 + t173;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t176 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = counters + t177;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = (u64)t166;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = t179 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t180 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t178 + t181;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t183 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t184 = own_2 < t183 ? own_2 : t183;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t186 + t184;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t187 + 1056u;
                                    const u32 t189 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = counters + t192;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t193 + t196;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t199 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = counters + t200;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = (u64)t189;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = t202 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = t203 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t201 + t204;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t206 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t207 = own_3 < t206 ? own_3 : t206;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t209 = t208 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t209 + t207;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t210 + 1056u;
                                    const u32 t212 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = t213 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = counters + t215;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t217 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t216 + t219;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t221 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = t222 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = counters + t223;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = (u64)t212;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t226 = t225 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t227 = t226 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
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
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t245 = 0u < t242;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t245 ? t242 : 0u;
                                    const u32 t247 = left_3 < 16u ? left_3 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t247 * t244;
                                    const bool t249 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t250 = t249 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t250;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t253;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t253) : "r"(t252), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = t253 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t254 << 4u;
                                    const u32 t256 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t257;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t257) : "r"(t256), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = t257 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t259 = t258 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = own - t259;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t260 << 3u;
                                    const bool t262 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t262 ? t263 : 0u;
                                    const u32 t265 = left_4 < 16u ? left_4 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t267 = t266 < 8u ? t266 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t268 = 0u < t265;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t268 ? t265 : 0u;
                                    const u32 t270 = left_5 < 16u ? left_5 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t270 * t267;
                                    const bool t272 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t273 = t272 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t273;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t276;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t276) : "r"(t275), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = t276 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t277 << 4u;
                                    const u32 t279 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t280;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t280) : "r"(t279), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = t281 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = own_2 - t282;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t283 << 3u;
                                    const bool t285 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t285 ? t286 : 0u;
                                    const u32 t288 = left_6 < 16u ? left_6 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = t289 < 8u ? t289 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t291 = 0u < t288;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t291 ? t288 : 0u;
                                    const u32 t293 = left_7 < 16u ? left_7 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t293 * t290;
                                    const bool t295 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t296 = t295 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t296;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t299;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t299) : "r"(t298), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = t299 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t300 << 4u;
                                    const u32 t302 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t303;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t303) : "r"(t302), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t304 = t303 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t305 = t304 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = own_3 - t305;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t306 << 3u;
                                    const bool t308 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t309 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t308 ? t309 : 0u;
                                    const u32 t311 = left_8 < 16u ? left_8 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t312 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t313 = t312 < 8u ? t312 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t314 = 0u < t311;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t314 ? t311 : 0u;
                                    const u32 t316 = left_9 < 16u ? left_9 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t316 * t313;
                                    const bool t318 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t319 = t318 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t319;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t321;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t321) : "l"(t151) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t321;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t322;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t322) : "l"(t159) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t322;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t323;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t174) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t323;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t324;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t182) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t324;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t325;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t197) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t325;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t326;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t326) : "l"(t205) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t326;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t327;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t220) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t327;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t328;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t228) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t328;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t329 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t330 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = t329 < t330 ? t329 : t330;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t332 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t334 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t335 = t333 < t334 ? t333 : t334;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t336 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t337 = t335 < t336 ? t335 : t336;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t338 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t339 = t337 < t338 ? t337 : t338;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = t339 < t340 ? t339 : t340;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t342 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = t341 < t342 ? t341 : t342;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t344 = t343 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t345 = __any_sync(0xffffffffu, t344);
                                        if (!t345) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t347 = t346 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t347) {
                                            u32 t348;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t348) : "l"(t151) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t348;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t350 = t349 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t350) {
                                            u32 t351;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t351) : "l"(t159) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t351;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t353 = t352 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t353) {
                                            u32 t354;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t354) : "l"(t174) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t354;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t355 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t356 = t355 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t356) {
                                            u32 t357;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t357) : "l"(t182) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t357;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t358 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t359 = t358 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t359) {
                                            u32 t360;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t360) : "l"(t197) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t360;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t361 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t362 = t361 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t362) {
                                            u32 t363;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t363) : "l"(t205) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t363;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t364 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t365 = t364 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t365) {
                                            u32 t366;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t366) : "l"(t220) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t366;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t367 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t368 = t367 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t368) {
                                            u32 t369;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t369) : "l"(t228) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t369;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t387 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t387));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t389 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t389));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t391 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t391));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t393 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t393));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t395 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t395));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t397 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t397));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t399 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t399));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t401 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t401));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t403 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t404 = t403 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t405 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t406 = t405 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t407 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t408 = t407 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t409 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t410 = t409 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t411 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = t411 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t412 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = counts * t414;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = counts_2 * t416;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = t415 + t417;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = counts_3 * t419;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = t418 + t420;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = counts_4 * t422;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = t421 + t423;
                                    f32 t425;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t426;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t424 * t426;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t429 - distance;
                                    const f32 t431 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t432;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(counts), "f"(t404));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t433 - distance;
                                    const f32 t435 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t436;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t436) : "f"(t435), "f"(counts_2), "f"(t406));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t437 = t432 + t436;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t438 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t438 - distance;
                                    const f32 t440 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t441;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(t440), "f"(counts_3), "f"(t408));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t442 = t437 + t441;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t443 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t443 - distance;
                                    const f32 t445 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t446;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(t445), "f"(counts_4), "f"(t410));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t442 + t446;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t448 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t449 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t450 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t448 + count_2;
                                    const f32 difference = mean_2 - t449;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t453;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t454;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t454;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t449));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t457 = t448 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t458 = t457 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t459 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t460 = t459 * t448;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t461 = t450 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t462;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t460), "f"(share_2), "f"(t461));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t458;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t462;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t463 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t463) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t151), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t159), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t464 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t464) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t174), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t182), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t465 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t465) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t197), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t205), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t466 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t466) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t220), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t228), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t467 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t469 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t470 = channel < 64u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t470) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t471;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t467), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t472;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(t471));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t469 * t472;
                                    const f32 t474 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t474));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t476 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t477 = 0u < t476;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t477) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t479 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = t480 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = t481 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = counters + t482;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t484 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = t485 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t483 + t486;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = t488 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = t489 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = counters + t490;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = (u64)t479;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t491 + t494;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t497 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t498 = t497 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t487), "r"(t498) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t500 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t501 = t500 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t495), "r"(t501) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t502 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t503 = 1u < t502;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t503) {
                                        const u32 t504 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t504;
                                        const u32 t506 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = counters + t509;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t511 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = t512 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t510 + t513;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t515 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = t516 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = counters + t517;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = (u64)t506;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t518 + t521;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t524 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t525 = t524 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t514), "r"(t525) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t527 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t528 = t527 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t522), "r"(t528) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t529 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t530 = 2u < t529;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t530) {
                                        const u32 t531 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t531;
                                        const u32 t533 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = counters + t536;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t538 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = t539 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t537 + t540;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t542 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = t543 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = counters + t544;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = (u64)t533;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t545 + t548;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t551 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t552 = t551 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t541), "r"(t552) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t554 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t555 = t554 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t549), "r"(t555) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t556 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t557 = 3u < t556;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t557) {
                                        const u32 t558 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t558;
                                        const u32 t560 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = counters + t563;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t565 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = t566 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t564 + t567;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t569 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = t570 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = counters + t571;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = (u64)t560;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t572 + t575;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t578 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t579 = t578 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t568), "r"(t579) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t581 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t582 = t581 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t576), "r"(t582) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t583 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t584 = 4u < t583;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t584) {
                                        const u32 t585 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t585;
                                        const u32 t587 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = counters + t590;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t592 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = t593 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t591 + t594;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t596 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = t597 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = counters + t598;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = (u64)t587;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t599 + t602;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t605 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t606 = t605 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t595), "r"(t606) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t608 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t609 = t608 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t603), "r"(t609) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t610 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t611 = 5u < t610;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t611) {
                                        const u32 t612 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t612;
                                        const u32 t614 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = counters + t617;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t619 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = t620 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t618 + t621;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t623 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = t624 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = counters + t625;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = (u64)t614;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t626 + t629;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t632 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t633 = t632 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t622), "r"(t633) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t635 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t636 = t635 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t630), "r"(t636) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t637 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t638 = 6u < t637;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t638) {
                                        const u32 t639 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t639;
                                        const u32 t641 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = counters + t644;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t646 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = t647 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t645 + t648;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t650 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = t651 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = counters + t652;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = (u64)t641;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t653 + t656;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t659 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t660 = t659 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t649), "r"(t660) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t662 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t663 = t662 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t657), "r"(t663) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t664 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t665 = 7u < t664;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t665) {
                                        const u32 t666 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t666;
                                        const u32 t668 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t669 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = counters + t671;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t673 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = t674 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t672 + t675;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t677 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = t678 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = counters + t679;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = (u64)t668;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t681 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = t682 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = t680 + t683;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t686 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t687 = t686 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t676), "r"(t687) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t689 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t690 = t689 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t684), "r"(t690) : "memory");
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
                                    const u32 t692 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t692 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t694 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t694 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t696 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t696 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t698 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t699 = own_4 < t698 ? own_4 : t698;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t700 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t701 = t700 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t702 = t701 + t699;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t702 + 1056u;
                                    const u32 t704 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = t705 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = t706 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = counters + t707;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t709 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = t710 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t708 + t711;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t713 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = counters + t715;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = (u64)t704;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t716 + t719;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t721 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t722 = own_5 < t721 ? own_5 : t721;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t723 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t724 = t723 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t725 = t724 + t722;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t725 + 1056u;
                                    const u32 t727 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t728 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = counters + t730;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t732 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = t733 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t731 + t734;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t736 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = counters + t738;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = (u64)t727;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t739 + t742;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t744 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t745 = own_6 < t744 ? own_6 : t744;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t746 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t747 = t746 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t748 = t747 + t745;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t748 + 1056u;
                                    const u32 t750 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t751 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = counters + t753;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t755 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = t756 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t754 + t757;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t759 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = counters + t761;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = (u64)t750;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t762 + t765;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t767 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t768 = own_7 < t767 ? own_7 : t767;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t769 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t770 = t769 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t771 = t770 + t768;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t771 + 1056u;
                                    const u32 t773 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t774 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = counters + t776;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = t778 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = t779 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = t777 + t780;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = t782 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = t783 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = counters + t784;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = (u64)t773;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t786 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = t787 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = t785 + t788;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t791;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t791) : "r"(t790), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t792 = t791 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t792 << 4u;
                                    const u32 t794 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t795;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t795) : "r"(t794), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t796 = t795 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = t796 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = own_4 - t797;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t798 << 3u;
                                    const bool t800 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t801 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t800 ? t801 : 0u;
                                    const u32 t803 = left_10 < 16u ? left_10 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = t804 < 8u ? t804 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t806 = 0u < t803;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t806 ? t803 : 0u;
                                    const u32 t808 = left_11 < 16u ? left_11 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t808 * t805;
                                    const bool t810 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t811 = t810 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t811;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t814;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t814) : "r"(t813), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = t814 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t815 << 4u;
                                    const u32 t817 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t818;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t818) : "r"(t817), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = t818 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = t819 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = own_5 - t820;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t821 << 3u;
                                    const bool t823 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t824 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t823 ? t824 : 0u;
                                    const u32 t826 = left_12 < 16u ? left_12 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t827 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t828 = t827 < 8u ? t827 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t829 = 0u < t826;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t829 ? t826 : 0u;
                                    const u32 t831 = left_13 < 16u ? left_13 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t831 * t828;
                                    const bool t833 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t834 = t833 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t834;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t837;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t837) : "r"(t836), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = t837 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t838 << 4u;
                                    const u32 t840 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t841;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t841) : "r"(t840), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = t841 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = t842 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = own_6 - t843;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t844 << 3u;
                                    const bool t846 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t846 ? t847 : 0u;
                                    const u32 t849 = left_14 < 16u ? left_14 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t851 = t850 < 8u ? t850 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t852 = 0u < t849;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t852 ? t849 : 0u;
                                    const u32 t854 = left_15 < 16u ? left_15 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t854 * t851;
                                    const bool t856 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t857 = t856 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t857;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t860;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t860) : "r"(t859), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t861 = t860 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t861 << 4u;
                                    const u32 t863 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t864;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t864) : "r"(t863), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t865 = t864 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t866 = t865 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = own_7 - t866;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t867 << 3u;
                                    const bool t869 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t870 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t869 ? t870 : 0u;
                                    const u32 t872 = left_16 < 16u ? left_16 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t873 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t874 = t873 < 8u ? t873 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t875 = 0u < t872;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t875 ? t872 : 0u;
                                    const u32 t877 = left_17 < 16u ? left_17 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t877 * t874;
                                    const bool t879 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t880 = t879 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t880;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t882;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t712) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t882;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t883;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t883) : "l"(t720) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t883;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t884;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t735) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t884;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t885;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t743) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t885;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t886;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t886) : "l"(t758) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t886;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t887;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t887) : "l"(t766) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t887;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t888;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t888) : "l"(t781) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t888;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t889;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t889) : "l"(t789) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t889;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t890 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t891 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t893 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t895 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t896 = t894 < t895 ? t894 : t895;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t897 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t898 = t896 < t897 ? t896 : t897;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t899 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t900 = t898 < t899 ? t898 : t899;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t901 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t902 = t900 < t901 ? t900 : t901;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t903 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t904 = t902 < t903 ? t902 : t903;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t905 = t904 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t906 = __any_sync(0xffffffffu, t905);
                                        if (!t906) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t907 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t908 = t907 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t908) {
                                            u32 t909;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t712) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t909;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t910 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t911 = t910 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t911) {
                                            u32 t912;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t720) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t912;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t913 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t914 = t913 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t914) {
                                            u32 t915;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t915) : "l"(t735) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t915;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t916 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t917 = t916 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t917) {
                                            u32 t918;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t918) : "l"(t743) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t918;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t919 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t920 = t919 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t920) {
                                            u32 t921;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t921) : "l"(t758) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t921;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t922 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t923 = t922 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t923) {
                                            u32 t924;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t924) : "l"(t766) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t924;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t925 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t926 = t925 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t926) {
                                            u32 t927;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t927) : "l"(t781) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t927;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t928 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t929 = t928 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t929) {
                                            u32 t930;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t930) : "l"(t789) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t930;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t948 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t948));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t950 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t950));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t952 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t952));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t954 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t954));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t956 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t956));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t958 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t958));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t960 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t960));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t962 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t962));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t964 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t965 = t964 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t966 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t967 = t966 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t968 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t969 = t968 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t970 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t971 = t970 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t972;
                                    asm("mov.b32 %0, %1;" : "=r"(t972) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t973;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t973) : "r"(t972));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t973));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t976 = t975 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t976 + counts_8;
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = t977 + t978;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = t979 + t980;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t982;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(t981));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t981 + t982;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t984;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(t983));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t983 + t984;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t986;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t985 + t986;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = counts_5 * t988;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = counts_6 * t990;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t989 + t991;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t993 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = counts_7 * t993;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = t992 + t994;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t997 = counts_8 * t996;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t995 + t997;
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t998 + t999;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1000 + t1001;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1003) : "f"(t1002));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1002 + t1003;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1010;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(t1009));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1008 * t1010;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1013 - distance_2;
                                    const f32 t1015 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1016;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(t1015), "f"(counts_5), "f"(t965));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1017 - distance_2;
                                    const f32 t1019 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t1019), "f"(counts_6), "f"(t967));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1016 + t1020;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1022 - distance_2;
                                    const f32 t1024 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1025;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(t1024), "f"(counts_7), "f"(t969));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1026 = t1021 + t1025;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1027 - distance_2;
                                    const f32 t1029 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(t1029), "f"(counts_8), "f"(t971));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1026 + t1030;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1031 + t1032;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1033 + t1034;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1035 + t1036;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1037 + t1038;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1039 + t1040;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1042 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1043 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1044 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1042 + count_5;
                                    const f32 difference_2 = mean_5 - t1043;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1047;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1048;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(t1047));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1048;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1043));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1051 = t1042 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1052 = t1051 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1053 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1054 = t1053 * t1042;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1055 = t1044 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1056;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1054), "f"(share_3), "f"(t1055));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1052;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1056;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1057 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1057) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t712), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t720), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1058 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1058) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t735), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t743), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1059 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1059) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t758), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t766), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1060 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1060) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t781), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t789), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1061 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1063 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1064;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1061), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1065;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(t1064));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1063 * t1065;
                                const f32 t1067 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1067));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1069 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1070 = lane < t1069;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1070) {
                                    const u32 t1071 = lane << 7u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1072 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1071 + t1072;
                                    const u32 t1074 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = t1075 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = t1076 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = counters + t1077;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1079 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = t1080 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1078 + t1081;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1083 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = t1084 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = counters + t1085;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = (u64)t1074;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = t1087 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1089 = t1088 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1090 = t1086 + t1089;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1092 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1093 = t1092 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1082), "r"(t1093) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1095 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1096 = t1095 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1090), "r"(t1096) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1097 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1097;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1099 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1100 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1101 = t1100 << 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1101 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = t1103 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = t1104 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = counters + t1105;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1108 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = t1106 + t1109;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1111 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = t1112 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = t1113 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = counters + t1114;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = (u64)t1111;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = t1116 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = t1117 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = t1115 + t1118;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1120 = first + 64u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = t1121 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = t1122 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = counters + t1123;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = (u64)t1120;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = t1125 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = t1126 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = t1124 + t1127;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1129 = first + 96u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = t1130 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = t1131 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = counters + t1132;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = (u64)t1129;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1134 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1136 = t1135 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1137 = t1133 + t1136;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1138;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1138) : "l"(t1110) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1138;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1139;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1139) : "l"(t1119) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1139;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1140;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1140) : "l"(t1128) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_35 = t1140;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1141;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1141) : "l"(t1137) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_36 = t1141;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1142 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1143 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1144 = t1142 < t1143 ? t1142 : t1143;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1145 = heard_35;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1146 = t1144 < t1145 ? t1144 : t1145;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1147 = heard_36;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1148 = t1146 < t1147 ? t1146 : t1147;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1149 = t1148 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1150 = __any_sync(0xffffffffu, t1149);
                        if (!t1150) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1151 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1152 = t1151 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1152) {
                            u32 t1153;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1153) : "l"(t1110) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1153;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1154 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1155 = t1154 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1155) {
                            u32 t1156;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1156) : "l"(t1119) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1156;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1157 = heard_35;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1158 = t1157 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1158) {
                            u32 t1159;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1159) : "l"(t1128) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_35 = t1159;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1160 = heard_36;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1161 = t1160 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1161) {
                            u32 t1162;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1162) : "l"(t1137) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_36 = t1162;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1172 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1172));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1174 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1174));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1176 = heard_35;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1176));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1178 = heard_36;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1178));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1180 = t1099 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1181 = t1180 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1182 = t110 + t1181;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1183 = t1099 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1184 = t1183 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1182), "r"(t1184) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1185 = t1099 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1186 = t1185 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1186;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1188 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1188;
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
                    u32 t1190;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1190) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1191 = t1190 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1191) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1099 & 1u;
                        const u32 t1193 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1194 = t1193 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1195 = t110 + t1194;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1195) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1196 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1196) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1198 = copy + 1024u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1199 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1200 = t1199 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1201 = t1200 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1202 = counters + t1201;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1203 = (u64)t1198;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1204 = t1203 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1205 = t1204 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1206 = t1202 + t1205;
                        const u32 t1207 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1208 = t1207 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1208 >> 3u;
                        u32 t1210;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1210) : "l"(t1206), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1211 = t1210 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1212 = t1211 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1212;
                    }
                    const u32 t1213 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1214;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1214) : "r"(t1213));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1215 = t1214 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1215) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1110), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1119), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1128), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1137), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1216 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1216;
        const u32 t1218 = coefficients_6 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1219 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1220 = index << 14u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1221 = outputs + t1220;
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
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1222 = t1219 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1223 = t1222 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1224 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1223 + t1224;
        const u32 channels = first_2 + 8u;
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1227 = first_2 < 63u ? first_2 : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1228 = (u64)t1227;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1229 = t1228 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1230 = t1229 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1231 = bias + t1230;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1232;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1232) : "l"(t1231) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1232));
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1234 = channels < 63u ? channels : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1235 = (u64)t1234;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1236 = t1235 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1237 = t1236 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1238 = bias + t1237;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1239;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1239) : "l"(t1238) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1239));
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1241 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1242 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1243 = t1241 - t1242;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1244 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1245 = t1243 / t1244;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1245 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1247 = rounds + 3u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1247; i_6 += 3u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1248 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1248) {
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = bias_2;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = bias_3;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = bias_3;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1249 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1249) {
                    const u32 t1250 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1250) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 % 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 % 3u;
                const u32 t1253 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1254 = barriers + t1253;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1255 = i_6 / 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1256 = t1255 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1254), "r"(t1256) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1257 = slot_3 * 23552u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1258 = smem_1 + t1257;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1259 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1259) {
                    const u32 t1260 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1260), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1262 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t1261 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1264 = (u64)t1263;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = t1264 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1266 = t1262 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1267 = (u64)t1266;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = t1267 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1269 = t1261 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1270 = (u64)t1269;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1272 = t1262 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1273 = (u64)t1272;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = t1273 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1275 = t1261 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1276 = (u64)t1275;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1278 = t1262 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1279 = (u64)t1278;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = t1279 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1281 = t1261 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1282 = (u64)t1281;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1284 = t1262 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1285 = (u64)t1284;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1286 = t1285 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280), "l"(t1283), "l"(t1286) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1287 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1287) {
                    const u32 t1288 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1288), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1289 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1290 = t1289 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1291 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1293 = t1290 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1294 = (u64)t1293;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1296 = t1292 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1297 = (u64)t1296;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = t1297 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1299 = t1290 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1300 = (u64)t1299;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1302 = t1292 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1303 = (u64)t1302;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = t1303 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1305 = t1290 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = (u64)t1305;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1308 = t1292 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = (u64)t1308;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = t1309 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1311 = t1290 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1312 = (u64)t1311;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1314 = t1292 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1315 = (u64)t1314;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1316 = t1315 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1295), "l"(t1298), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310), "l"(t1313), "l"(t1316) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1317 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1317) {
                    const u32 t1318 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1318), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1319 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1320 = t1319 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1321 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1320 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1324 = (u64)t1323;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1326 = t1322 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1327 = (u64)t1326;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = t1327 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1329 = t1320 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = (u64)t1329;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1322 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1333 = (u64)t1332;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = t1333 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1320 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1336 = (u64)t1335;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1322 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = (u64)t1338;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = t1339 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1341 = t1320 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1342 = (u64)t1341;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = t1342 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1322 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1345 = (u64)t1344;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = t1345 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340), "l"(t1343), "l"(t1346) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1347 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1347) {
                    const u32 t1348 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1348), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1349 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1349 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1352 = t1351 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1350 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1354 = (u64)t1353;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = t1354 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1356 = t1352 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1357 = (u64)t1356;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = t1357 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1359 = t1350 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1360 = (u64)t1359;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = t1360 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1352 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1363 = (u64)t1362;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = t1363 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = t1350 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1366 = (u64)t1365;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = t1366 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1368 = t1352 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = (u64)t1368;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = t1369 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t1350 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = (u64)t1371;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = t1372 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1352 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = (u64)t1374;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = t1375 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1355), "l"(t1358), "l"(t1361), "l"(t1364), "l"(t1367), "l"(t1370), "l"(t1373), "l"(t1376) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1377 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1377) {
                    const u32 t1378 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1378), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1379 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1382 = t1381 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1380 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1384 = (u64)t1383;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = t1384 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1386 = t1382 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1387 = (u64)t1386;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = t1387 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = t1380 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1390 = (u64)t1389;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = t1390 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1392 = t1382 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1393 = (u64)t1392;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = t1393 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1395 = t1380 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1396 = (u64)t1395;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = t1396 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1398 = t1382 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = (u64)t1398;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = t1399 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1401 = t1380 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1402 = (u64)t1401;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1403 = t1402 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1382 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1405 = (u64)t1404;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1406 = t1405 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1385), "l"(t1388), "l"(t1391), "l"(t1394), "l"(t1397), "l"(t1400), "l"(t1403), "l"(t1406) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1407 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1407) {
                    const u32 t1408 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1408), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1409 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1410 = t1409 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1411 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1411 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1410 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1414 = (u64)t1413;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = t1414 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1416 = t1412 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1417 = (u64)t1416;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = t1417 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1419 = t1410 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1420 = (u64)t1419;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = t1420 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1422 = t1412 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1423 = (u64)t1422;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = t1423 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1425 = t1410 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = (u64)t1425;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = t1426 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1428 = t1412 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = (u64)t1428;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = t1429 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1431 = t1410 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = (u64)t1431;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1412 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1435 = (u64)t1434;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1436 = t1435 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1415), "l"(t1418), "l"(t1421), "l"(t1424), "l"(t1427), "l"(t1430), "l"(t1433), "l"(t1436) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1437 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1437) {
                    const u32 t1438 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1438), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1439 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1439 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1441 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1442 = t1441 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1443 = t1440 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1444 = (u64)t1443;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1446 = t1442 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1447 = (u64)t1446;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = t1447 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1449 = t1440 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1450 = (u64)t1449;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1452 = t1442 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1453 = (u64)t1452;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = t1453 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1455 = t1440 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1456 = (u64)t1455;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1442 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = (u64)t1458;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = t1459 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1461 = t1440 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1462 = (u64)t1461;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1442 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1465 = (u64)t1464;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = t1465 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460), "l"(t1463), "l"(t1466) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1467 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1467) {
                    const u32 t1468 = barriers + 104u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1468), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1469 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1469 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1471 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1470 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1474 = (u64)t1473;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1475 = t1474 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1476 = t1472 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1477 = (u64)t1476;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = t1477 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1479 = t1470 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1480 = (u64)t1479;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = t1480 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1482 = t1472 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1483 = (u64)t1482;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = t1483 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1485 = t1470 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1486 = (u64)t1485;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = t1486 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1488 = t1472 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1489 = (u64)t1488;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = t1489 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1491 = t1470 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1492 = (u64)t1491;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = t1492 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1494 = t1472 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1495 = (u64)t1494;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1496 = t1495 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1475), "l"(t1478), "l"(t1481), "l"(t1484), "l"(t1487), "l"(t1490), "l"(t1493), "l"(t1496) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1497 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1497) {
                    const u32 t1498 = barriers + 112u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1498), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1499 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1500 = t1499 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t1258 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1501 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1503 = t1500 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1504 = (u64)t1503;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1505 = t1504 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1506 = t1502 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1507 = (u64)t1506;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1508 = t1507 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1509 = t1500 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = (u64)t1509;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = t1510 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1512 = t1502 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = (u64)t1512;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = t1513 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1515 = t1500 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = (u64)t1515;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = t1516 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1518 = t1502 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1519 = (u64)t1518;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1520 = t1519 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1521 = t1500 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1522 = (u64)t1521;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1523 = t1522 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1524 = t1502 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1525 = (u64)t1524;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1526 = t1525 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1505), "l"(t1508), "l"(t1511), "l"(t1514), "l"(t1517), "l"(t1520), "l"(t1523), "l"(t1526) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1527 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1528 = t1527 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1528) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1529 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1530 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1531 = t1529 ? 0u : t1530;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1532 = t1531 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1532) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1533;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1533) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1534 = t1533 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1534) {
                    const u32 t1535 = slot_3 + 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1536 = t1535 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1537 = barriers + t1536;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1537) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_2;
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
                acc = t1543;
                acc_2 = t1545;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = acc_4;
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
                acc_3 = t1551;
                acc_4 = t1553;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1555 = acc_6;
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
                acc_5 = t1559;
                acc_6 = t1561;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1562 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_8;
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
                acc_7 = t1567;
                acc_8 = t1569;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_10;
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
                acc_9 = t1575;
                acc_10 = t1577;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_12;
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
                acc_11 = t1583;
                acc_12 = t1585;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_14;
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
                acc_13 = t1591;
                acc_14 = t1593;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_16;
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
                acc_15 = t1599;
                acc_16 = t1601;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1603 = acc_18;
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
                acc_17 = t1607;
                acc_18 = t1609;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1610 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1611 = acc_20;
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
                acc_19 = t1615;
                acc_20 = t1617;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_22;
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
                acc_21 = t1623;
                acc_22 = t1625;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_24;
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
                acc_23 = t1631;
                acc_24 = t1633;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_26;
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
                acc_25 = t1639;
                acc_26 = t1641;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_28;
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
                acc_27 = t1647;
                acc_28 = t1649;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_30;
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
                acc_29 = t1655;
                acc_30 = t1657;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1659 = acc_32;
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
                acc_31 = t1663;
                acc_32 = t1665;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1667 = acc_34;
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
                acc_33 = t1671;
                acc_34 = t1673;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1674 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_36;
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
                acc_35 = t1679;
                acc_36 = t1681;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_38;
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
                acc_37 = t1687;
                acc_38 = t1689;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = acc_40;
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
                acc_39 = t1695;
                acc_40 = t1697;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_42;
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
                acc_41 = t1703;
                acc_42 = t1705;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = acc_44;
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
                acc_43 = t1711;
                acc_44 = t1713;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = acc_46;
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
                acc_45 = t1719;
                acc_46 = t1721;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1722 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_48;
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
                acc_47 = t1727;
                acc_48 = t1729;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1730 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1731 = acc_50;
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
                acc_49 = t1735;
                acc_50 = t1737;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1739 = acc_52;
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
                acc_51 = t1743;
                acc_52 = t1745;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1746 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = acc_54;
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
                acc_53 = t1751;
                acc_54 = t1753;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1754 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1755 = acc_56;
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
                acc_55 = t1759;
                acc_56 = t1761;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = acc_58;
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
                acc_57 = t1767;
                acc_58 = t1769;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = acc_60;
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
                acc_59 = t1775;
                acc_60 = t1777;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = acc_62;
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
                acc_61 = t1783;
                acc_62 = t1785;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1786 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1787 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1788;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(t1786), "f"(t1787));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1789 = t1788 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1790;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1790) : "r"(t1788));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1791;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1791) : "h"(t1790));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1792;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1792) : "r"(t1789));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1793;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1793) : "h"(t1792));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1791;
                acc_64 = t1793;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1794 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1795 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1796 = i_6 * t1795;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1794 + t1796;
                const u32 t1798 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1799;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1799) : "r"(t1798), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1799 >> tiles_shift;
                const u32 t1801 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1801;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1803 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1804;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1804) : "r"(t1803), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1805 = t1804 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1805 << 4u;
                const u32 t1807 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1808;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1808) : "r"(t1807), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1809 = t1808 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1810 = t1809 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1811 = at_19 - t1810;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1811 << 3u;
                const bool t1813 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1814 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1813 ? t1814 : 0u;
                const u32 t1816 = left_18 < 16u ? left_18 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1817 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1818 = t1817 < 8u ? t1817 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1219 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 4u;
                const bool t1822 = before < t1816;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1823 = t1816 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1822 ? t1823 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1818;
                const bool t1827 = pixels_9 == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t1829;
                asm("max.f32 %0, %1, %2;" : "=f"(t1829) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1829));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1831 = t1219 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1832 = t1831 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1833 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1832 + t1833;
                const u32 t1835 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1827) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1836 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1837 = 0.0f + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1843 = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1845 = t1843 + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1846 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = t1845 + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1849 = t1847 + t1848;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1849 + t1850;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1853 = 0.0f + t1852;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = t1853 + t1854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = t1855 + t1856;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = t1857 + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = t1861 + t1862;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1865 + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = 0.0f + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1881 + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = 0.0f + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = t1893 + t1894;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1897 = t1895 + t1896;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1897 + t1898;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1901 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = t1900 + t1901;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1902;
                } else {
                    const u32 t1903 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1903 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1818;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1906 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1906 < t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1908 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1908 & columns;
                    const f32 t1910 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = t1910 + t1911;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = exists ? t1912 : t1913;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1914;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1915 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1915 & columns_2;
                    const f32 t1917 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = t1917 + t1918;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1921 = exists_2 ? t1919 : t1920;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1921;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1922 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1922 & columns;
                    const f32 t1924 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = t1924 + t1925;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1927 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1928 = exists_3 ? t1926 : t1927;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1928;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1929 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1929 & columns_2;
                    const f32 t1931 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1932 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = t1931 + t1932;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1934 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1935 = exists_4 ? t1933 : t1934;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1935;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1936 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1936 & columns;
                    const f32 t1938 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1939 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = t1938 + t1939;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = exists_5 ? t1940 : t1941;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1942;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1943 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1943 & columns_2;
                    const f32 t1945 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1946 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = t1945 + t1946;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = exists_6 ? t1947 : t1948;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1949;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1950 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1950 & columns;
                    const f32 t1952 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1953 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = t1952 + t1953;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = exists_7 ? t1954 : t1955;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1956;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1957 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1957 & columns_2;
                    const f32 t1959 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = t1959 + t1960;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = exists_8 ? t1961 : t1962;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1963;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1964 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1964 & columns;
                    const f32 t1966 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1967 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = t1966 + t1967;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = exists_9 ? t1968 : t1969;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1970;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1971 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1971 & columns_2;
                    const f32 t1973 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1974 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = t1973 + t1974;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = exists_10 ? t1975 : t1976;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1977;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1978 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1978 & columns;
                    const f32 t1980 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1981 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = t1980 + t1981;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = exists_11 ? t1982 : t1983;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1984;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1985 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1985 & columns_2;
                    const f32 t1987 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1988 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = t1987 + t1988;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = exists_12 ? t1989 : t1990;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1991;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1992 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1992 & columns;
                    const f32 t1994 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1995 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = t1994 + t1995;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = exists_13 ? t1996 : t1997;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1998;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1999 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t1999 & columns_2;
                    const f32 t2001 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2002 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = t2001 + t2002;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = exists_14 ? t2003 : t2004;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2005;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2006 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2006 & columns;
                    const f32 t2008 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2009 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = t2008 + t2009;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = exists_15 ? t2010 : t2011;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2012;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2013 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2013 & columns_2;
                    const f32 t2015 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2016 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = t2015 + t2016;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = exists_16 ? t2017 : t2018;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2019;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2020 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2020 & columns;
                    const f32 t2022 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2023 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = t2022 + t2023;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = exists_17 ? t2024 : t2025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2026;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2027 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2027 & columns_2;
                    const f32 t2029 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2030 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = t2029 + t2030;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = exists_18 ? t2031 : t2032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2033;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2034 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2034 & columns;
                    const f32 t2036 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2037 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = t2036 + t2037;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = exists_19 ? t2038 : t2039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2040;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2041 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2041 & columns_2;
                    const f32 t2043 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2044 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = t2043 + t2044;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = exists_20 ? t2045 : t2046;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2047;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2048 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2048 & columns;
                    const f32 t2050 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2051 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = t2050 + t2051;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = exists_21 ? t2052 : t2053;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2055 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2055 & columns_2;
                    const f32 t2057 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2058 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = t2057 + t2058;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = exists_22 ? t2059 : t2060;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2062 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2062 & columns;
                    const f32 t2064 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2065 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = t2064 + t2065;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = exists_23 ? t2066 : t2067;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2068;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2069 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2069 & columns_2;
                    const f32 t2071 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2072 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = t2071 + t2072;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = exists_24 ? t2073 : t2074;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2075;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2076 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2076 & columns;
                    const f32 t2078 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2079 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = t2078 + t2079;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = exists_25 ? t2080 : t2081;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2082;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2083 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2083 & columns_2;
                    const f32 t2085 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2086 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = t2085 + t2086;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = exists_26 ? t2087 : t2088;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2089;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2090 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2090 & columns;
                    const f32 t2092 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = t2092 + t2093;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = exists_27 ? t2094 : t2095;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2096;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2097 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2097 & columns_2;
                    const f32 t2099 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2100 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = t2099 + t2100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = exists_28 ? t2101 : t2102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2103;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2104 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2104 & columns;
                    const f32 t2106 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2107 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = t2106 + t2107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = exists_29 ? t2108 : t2109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2111 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2111 & columns_2;
                    const f32 t2113 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2114 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = t2113 + t2114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = exists_30 ? t2115 : t2116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2117;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2118 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2118 & columns;
                    const f32 t2120 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2121 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = t2120 + t2121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = exists_31 ? t2122 : t2123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2124;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2125 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2125 & columns_2;
                    const f32 t2127 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2128 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2129 = t2127 + t2128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2130 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = exists_32 ? t2129 : t2130;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2131;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2133;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2133) : "f"(t2132));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = t2132 + t2133;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2135;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2135) : "f"(t2134));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = t2134 + t2135;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2136 * share_4;
                const f32 t2138 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2138), "f"(count_7), "f"(t2136));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1827) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2141 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2141 - mean_7;
                    f32 t2143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2144 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2144 - mean_7;
                    f32 t2146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(distance_4), "f"(distance_4), "f"(t2143));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2147 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2147 - mean_7;
                    f32 t2149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(distance_5), "f"(distance_5), "f"(t2146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2150 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2150 - mean_7;
                    f32 t2152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2152) : "f"(distance_6), "f"(distance_6), "f"(t2149));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2153 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2153 - mean_7;
                    f32 t2155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(distance_7), "f"(distance_7), "f"(t2152));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2156 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2156 - mean_7;
                    f32 t2158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2158) : "f"(distance_8), "f"(distance_8), "f"(t2155));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2159 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2159 - mean_7;
                    f32 t2161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(distance_9), "f"(distance_9), "f"(t2158));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2162 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2162 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2161));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2165 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2165 - mean_7;
                    f32 t2167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2168 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2168 - mean_7;
                    f32 t2170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(distance_12), "f"(distance_12), "f"(t2167));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2171 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2171 - mean_7;
                    f32 t2173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_13), "f"(distance_13), "f"(t2170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2174 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2174 - mean_7;
                    f32 t2176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(distance_14), "f"(distance_14), "f"(t2173));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2177 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2177 - mean_7;
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(distance_15), "f"(distance_15), "f"(t2176));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2180 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2180 - mean_7;
                    f32 t2182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(distance_16), "f"(distance_16), "f"(t2179));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2183 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2183 - mean_7;
                    f32 t2185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(distance_17), "f"(distance_17), "f"(t2182));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2186 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2186 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2185));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2189 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2189 - mean_7;
                    f32 t2191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2192 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2192 - mean_7;
                    f32 t2194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(distance_20), "f"(distance_20), "f"(t2191));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2195 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2195 - mean_7;
                    f32 t2197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_21), "f"(distance_21), "f"(t2194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2198 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2198 - mean_7;
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(distance_22), "f"(distance_22), "f"(t2197));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2201 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2201 - mean_7;
                    f32 t2203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(distance_23), "f"(distance_23), "f"(t2200));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2204 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2204 - mean_7;
                    f32 t2206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(distance_24), "f"(distance_24), "f"(t2203));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2207 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2207 - mean_7;
                    f32 t2209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(distance_25), "f"(distance_25), "f"(t2206));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2210 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2210 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2209));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2213 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2213 - mean_7;
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2216 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2216 - mean_7;
                    f32 t2218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(distance_28), "f"(distance_28), "f"(t2215));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2219 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2219 - mean_7;
                    f32 t2221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_29), "f"(distance_29), "f"(t2218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2222 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2222 - mean_7;
                    f32 t2224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(distance_30), "f"(distance_30), "f"(t2221));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2225 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2225 - mean_7;
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(distance_31), "f"(distance_31), "f"(t2224));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2228 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2228 - mean_7;
                    f32 t2230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(distance_32), "f"(distance_32), "f"(t2227));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2231 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2231 - mean_7;
                    f32 t2233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(distance_33), "f"(distance_33), "f"(t2230));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2234 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2234 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2233));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2237 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2238 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2239 = t2237 + t2238;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2239;
                } else {
                    const u32 t2240 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2240 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1818;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2243 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2243 < t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2245 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2245 & columns_3;
                    const f32 t2247 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2248 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2248 - mean_7;
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(distance_35), "f"(distance_35), "f"(t2247));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2251 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2252 = exists_33 ? t2250 : t2251;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2252;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2253 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2253 & columns_4;
                    const f32 t2255 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2256 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2256 - mean_7;
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(distance_36), "f"(distance_36), "f"(t2255));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2260 = exists_34 ? t2258 : t2259;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2260;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2261 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2261 & columns_3;
                    const f32 t2263 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2264 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2264 - mean_7;
                    f32 t2266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(distance_37), "f"(distance_37), "f"(t2263));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2267 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2268 = exists_35 ? t2266 : t2267;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2268;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2269 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2269 & columns_4;
                    const f32 t2271 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2272 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2272 - mean_7;
                    f32 t2274;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(distance_38), "f"(distance_38), "f"(t2271));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2275 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2276 = exists_36 ? t2274 : t2275;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2276;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2277 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2277 & columns_3;
                    const f32 t2279 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2280 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2280 - mean_7;
                    f32 t2282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(distance_39), "f"(distance_39), "f"(t2279));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2283 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2284 = exists_37 ? t2282 : t2283;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2284;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2285 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2285 & columns_4;
                    const f32 t2287 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2288 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2288 - mean_7;
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(distance_40), "f"(distance_40), "f"(t2287));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2291 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2292 = exists_38 ? t2290 : t2291;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2292;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2293 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2293 & columns_3;
                    const f32 t2295 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2296 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2296 - mean_7;
                    f32 t2298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(distance_41), "f"(distance_41), "f"(t2295));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2299 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2300 = exists_39 ? t2298 : t2299;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2300;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2301 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2301 & columns_4;
                    const f32 t2303 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2304 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2304 - mean_7;
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(distance_42), "f"(distance_42), "f"(t2303));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2307 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = exists_40 ? t2306 : t2307;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2308;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2309 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2309 & columns_3;
                    const f32 t2311 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2312 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2312 - mean_7;
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(distance_43), "f"(distance_43), "f"(t2311));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2315 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2316 = exists_41 ? t2314 : t2315;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2316;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2317 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2317 & columns_4;
                    const f32 t2319 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2320 - mean_7;
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(distance_44), "f"(distance_44), "f"(t2319));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2323 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2324 = exists_42 ? t2322 : t2323;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2324;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2325 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2325 & columns_3;
                    const f32 t2327 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2328 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2328 - mean_7;
                    f32 t2330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(distance_45), "f"(distance_45), "f"(t2327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2331 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2332 = exists_43 ? t2330 : t2331;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2332;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2333 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2333 & columns_4;
                    const f32 t2335 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2336 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2336 - mean_7;
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(distance_46), "f"(distance_46), "f"(t2335));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2339 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2340 = exists_44 ? t2338 : t2339;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2340;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2341 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2341 & columns_3;
                    const f32 t2343 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2344 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2344 - mean_7;
                    f32 t2346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(distance_47), "f"(distance_47), "f"(t2343));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2347 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2348 = exists_45 ? t2346 : t2347;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2348;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2349 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2349 & columns_4;
                    const f32 t2351 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2352 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2352 - mean_7;
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(distance_48), "f"(distance_48), "f"(t2351));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2355 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2356 = exists_46 ? t2354 : t2355;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2356;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2357 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2357 & columns_3;
                    const f32 t2359 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2360 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2360 - mean_7;
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(distance_49), "f"(distance_49), "f"(t2359));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2363 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2364 = exists_47 ? t2362 : t2363;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2364;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2365 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2365 & columns_4;
                    const f32 t2367 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2368 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2368 - mean_7;
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(distance_50), "f"(distance_50), "f"(t2367));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2371 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2372 = exists_48 ? t2370 : t2371;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2372;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2373 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2373 & columns_3;
                    const f32 t2375 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2376 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2376 - mean_7;
                    f32 t2378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(distance_51), "f"(distance_51), "f"(t2375));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2379 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2380 = exists_49 ? t2378 : t2379;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2380;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2381 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2381 & columns_4;
                    const f32 t2383 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2384 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2384 - mean_7;
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(distance_52), "f"(distance_52), "f"(t2383));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2387 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2388 = exists_50 ? t2386 : t2387;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2388;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2389 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2389 & columns_3;
                    const f32 t2391 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2392 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2392 - mean_7;
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(distance_53), "f"(distance_53), "f"(t2391));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2395 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2396 = exists_51 ? t2394 : t2395;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2396;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2397 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2397 & columns_4;
                    const f32 t2399 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2400 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2400 - mean_7;
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(distance_54), "f"(distance_54), "f"(t2399));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2403 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2404 = exists_52 ? t2402 : t2403;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2405 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2405 & columns_3;
                    const f32 t2407 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2408 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2408 - mean_7;
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(distance_55), "f"(distance_55), "f"(t2407));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2411 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2412 = exists_53 ? t2410 : t2411;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2412;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2413 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2413 & columns_4;
                    const f32 t2415 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2416 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2416 - mean_7;
                    f32 t2418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(distance_56), "f"(distance_56), "f"(t2415));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2419 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2420 = exists_54 ? t2418 : t2419;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2420;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2421 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2421 & columns_3;
                    const f32 t2423 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2424 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2424 - mean_7;
                    f32 t2426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(distance_57), "f"(distance_57), "f"(t2423));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2427 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2428 = exists_55 ? t2426 : t2427;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2428;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2429 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2429 & columns_4;
                    const f32 t2431 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2432 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2432 - mean_7;
                    f32 t2434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(distance_58), "f"(distance_58), "f"(t2431));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2435 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2436 = exists_56 ? t2434 : t2435;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2436;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2437 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2437 & columns_3;
                    const f32 t2439 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2440 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2440 - mean_7;
                    f32 t2442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(distance_59), "f"(distance_59), "f"(t2439));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2443 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2444 = exists_57 ? t2442 : t2443;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2444;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2445 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2445 & columns_4;
                    const f32 t2447 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2448 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2448 - mean_7;
                    f32 t2450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(distance_60), "f"(distance_60), "f"(t2447));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2451 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2452 = exists_58 ? t2450 : t2451;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2452;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2453 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2453 & columns_3;
                    const f32 t2455 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2456 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2456 - mean_7;
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(distance_61), "f"(distance_61), "f"(t2455));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2459 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2460 = exists_59 ? t2458 : t2459;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2460;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2461 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2461 & columns_4;
                    const f32 t2463 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2464 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2464 - mean_7;
                    f32 t2466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(distance_62), "f"(distance_62), "f"(t2463));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2467 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2468 = exists_60 ? t2466 : t2467;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2468;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2469 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2469 & columns_3;
                    const f32 t2471 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2472 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2472 - mean_7;
                    f32 t2474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(distance_63), "f"(distance_63), "f"(t2471));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2475 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2476 = exists_61 ? t2474 : t2475;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2476;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2477 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2477 & columns_4;
                    const f32 t2479 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2480 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2480 - mean_7;
                    f32 t2482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(distance_64), "f"(distance_64), "f"(t2479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2483 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2484 = exists_62 ? t2482 : t2483;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2485 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2485 & columns_3;
                    const f32 t2487 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2488 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2488 - mean_7;
                    f32 t2490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(distance_65), "f"(distance_65), "f"(t2487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2491 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2492 = exists_63 ? t2490 : t2491;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2492;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2493 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2493 & columns_4;
                    const f32 t2495 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2496 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2496 - mean_7;
                    f32 t2498;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(distance_66), "f"(distance_66), "f"(t2495));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2499 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2500 = exists_64 ? t2498 : t2499;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2500;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2501 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2502;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2502) : "f"(t2501));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2503 = t2501 + t2502;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2504;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2504) : "f"(t2503));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2503 + t2504;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2506 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2507 = t2506 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2507) {
                    const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2509 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2510 = t2509 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2511 = t2510 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2511 + 1056u;
                    const u32 t2513 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2514 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2515 = t2514 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2516 = t2515 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2517 = counters + t2516;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2518 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2519 = t2518 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2520 = t2519 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2521 = t2517 + t2520;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2522 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2523 = t2522 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2524 = t2523 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2525 = counters + t2524;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2526 = (u64)t2513;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2527 = t2526 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2528 = t2527 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2529 = t2525 + t2528;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2531 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2532 = t2531 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2521), "r"(t2532) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2534 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2535 = t2534 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2529), "r"(t2535) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1827) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2536 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2537 = 0.0f + t2536;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = t2537 + t2538;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = t2539 + t2540;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2542 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2543 = t2541 + t2542;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2545 = t2543 + t2544;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2546 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = t2545 + t2546;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = t2547 + t2548;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2549 + t2550;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2553 = 0.0f + t2552;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = t2553 + t2554;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = t2555 + t2556;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2558 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = t2557 + t2558;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = t2559 + t2560;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = t2561 + t2562;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = t2563 + t2564;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2565 + t2566;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = 0.0f + t2568;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = t2569 + t2570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = t2571 + t2572;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = t2573 + t2574;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = t2575 + t2576;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = t2577 + t2578;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = t2579 + t2580;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2581 + t2582;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = 0.0f + t2584;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = t2585 + t2586;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = t2587 + t2588;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = t2589 + t2590;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = t2591 + t2592;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = t2593 + t2594;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = t2595 + t2596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2598 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2597 + t2598;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2601 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2602 = t2600 + t2601;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2602;
                } else {
                    const u32 t2603 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2603 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1818;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2606 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2606 < t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2608 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2608 & columns_5;
                    const f32 t2610 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2611 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = t2610 + t2611;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = exists_65 ? t2612 : t2613;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2614;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2615 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2615 & columns_6;
                    const f32 t2617 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2618 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = t2617 + t2618;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = exists_66 ? t2619 : t2620;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2621;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2622 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2622 & columns_5;
                    const f32 t2624 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2625 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = t2624 + t2625;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = exists_67 ? t2626 : t2627;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2628;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2629 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2629 & columns_6;
                    const f32 t2631 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2632 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2633 = t2631 + t2632;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = exists_68 ? t2633 : t2634;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2635;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2636 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2636 & columns_5;
                    const f32 t2638 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2639 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2640 = t2638 + t2639;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = exists_69 ? t2640 : t2641;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2642;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2643 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2643 & columns_6;
                    const f32 t2645 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2646 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2647 = t2645 + t2646;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = exists_70 ? t2647 : t2648;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2650 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2650 & columns_5;
                    const f32 t2652 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2653 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2654 = t2652 + t2653;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = exists_71 ? t2654 : t2655;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2656;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2657 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2657 & columns_6;
                    const f32 t2659 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2660 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2661 = t2659 + t2660;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = exists_72 ? t2661 : t2662;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2663;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2664 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2664 & columns_5;
                    const f32 t2666 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2667 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2668 = t2666 + t2667;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = exists_73 ? t2668 : t2669;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2670;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2671 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2671 & columns_6;
                    const f32 t2673 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2674 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2675 = t2673 + t2674;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = exists_74 ? t2675 : t2676;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2677;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2678 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2678 & columns_5;
                    const f32 t2680 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2681 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2682 = t2680 + t2681;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = exists_75 ? t2682 : t2683;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2684;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2685 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2685 & columns_6;
                    const f32 t2687 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2688 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2689 = t2687 + t2688;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = exists_76 ? t2689 : t2690;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2691;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2692 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2692 & columns_5;
                    const f32 t2694 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2695 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2696 = t2694 + t2695;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = exists_77 ? t2696 : t2697;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2698;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2699 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2699 & columns_6;
                    const f32 t2701 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2702 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2703 = t2701 + t2702;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = exists_78 ? t2703 : t2704;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2705;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2706 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2706 & columns_5;
                    const f32 t2708 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2709 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2710 = t2708 + t2709;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = exists_79 ? t2710 : t2711;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2712;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2713 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2713 & columns_6;
                    const f32 t2715 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2716 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2717 = t2715 + t2716;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = exists_80 ? t2717 : t2718;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2719;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2720 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2720 & columns_5;
                    const f32 t2722 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2723 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2724 = t2722 + t2723;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = exists_81 ? t2724 : t2725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2726;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2727 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2727 & columns_6;
                    const f32 t2729 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2730 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2731 = t2729 + t2730;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = exists_82 ? t2731 : t2732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2733;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2734 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2734 & columns_5;
                    const f32 t2736 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2737 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2738 = t2736 + t2737;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = exists_83 ? t2738 : t2739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2740;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2741 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2741 & columns_6;
                    const f32 t2743 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2744 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2745 = t2743 + t2744;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = exists_84 ? t2745 : t2746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2747;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2748 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2748 & columns_5;
                    const f32 t2750 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2751 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2752 = t2750 + t2751;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = exists_85 ? t2752 : t2753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2754;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2755 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2755 & columns_6;
                    const f32 t2757 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2758 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2759 = t2757 + t2758;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = exists_86 ? t2759 : t2760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2761;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2762 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2762 & columns_5;
                    const f32 t2764 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2765 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2766 = t2764 + t2765;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = exists_87 ? t2766 : t2767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2768;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2769 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2769 & columns_6;
                    const f32 t2771 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2772 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2773 = t2771 + t2772;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = exists_88 ? t2773 : t2774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2775;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2776 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2776 & columns_5;
                    const f32 t2778 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2779 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = t2778 + t2779;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = exists_89 ? t2780 : t2781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2782;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2783 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2783 & columns_6;
                    const f32 t2785 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2786 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2787 = t2785 + t2786;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = exists_90 ? t2787 : t2788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2789;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2790 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2790 & columns_5;
                    const f32 t2792 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2793 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2794 = t2792 + t2793;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = exists_91 ? t2794 : t2795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2796;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2797 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2797 & columns_6;
                    const f32 t2799 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2800 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2801 = t2799 + t2800;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = exists_92 ? t2801 : t2802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2803;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2804 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2804 & columns_5;
                    const f32 t2806 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2807 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2808 = t2806 + t2807;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = exists_93 ? t2808 : t2809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2811 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2811 & columns_6;
                    const f32 t2813 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2814 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2815 = t2813 + t2814;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = exists_94 ? t2815 : t2816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2817;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2818 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2818 & columns_5;
                    const f32 t2820 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2821 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2822 = t2820 + t2821;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = exists_95 ? t2822 : t2823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2825 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2825 & columns_6;
                    const f32 t2827 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2828 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2829 = t2827 + t2828;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2830 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2831 = exists_96 ? t2829 : t2830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2831;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2832 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2833;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2833) : "f"(t2832));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = t2832 + t2833;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2835;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2835) : "f"(t2834));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = t2834 + t2835;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2836 * share_4;
                const f32 t2838 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2838), "f"(count_7), "f"(t2836));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1827) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2841 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2841 - mean_8;
                    f32 t2843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2844 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2844 - mean_8;
                    f32 t2846;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(distance_68), "f"(distance_68), "f"(t2843));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2847 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2847 - mean_8;
                    f32 t2849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(distance_69), "f"(distance_69), "f"(t2846));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2850 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2850 - mean_8;
                    f32 t2852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(distance_70), "f"(distance_70), "f"(t2849));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2853 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2853 - mean_8;
                    f32 t2855;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(distance_71), "f"(distance_71), "f"(t2852));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2856 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2856 - mean_8;
                    f32 t2858;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(distance_72), "f"(distance_72), "f"(t2855));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2859 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2859 - mean_8;
                    f32 t2861;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(distance_73), "f"(distance_73), "f"(t2858));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2862 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2862 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2861));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2865 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2865 - mean_8;
                    f32 t2867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2868 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2868 - mean_8;
                    f32 t2870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(distance_76), "f"(distance_76), "f"(t2867));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2871 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2871 - mean_8;
                    f32 t2873;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(distance_77), "f"(distance_77), "f"(t2870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2874 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2874 - mean_8;
                    f32 t2876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(distance_78), "f"(distance_78), "f"(t2873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2877 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2877 - mean_8;
                    f32 t2879;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(distance_79), "f"(distance_79), "f"(t2876));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2880 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2880 - mean_8;
                    f32 t2882;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(distance_80), "f"(distance_80), "f"(t2879));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2883 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2883 - mean_8;
                    f32 t2885;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(distance_81), "f"(distance_81), "f"(t2882));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2886 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2886 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2885));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2889 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2889 - mean_8;
                    f32 t2891;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2892 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2892 - mean_8;
                    f32 t2894;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(distance_84), "f"(distance_84), "f"(t2891));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2895 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2895 - mean_8;
                    f32 t2897;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(distance_85), "f"(distance_85), "f"(t2894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2898 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2898 - mean_8;
                    f32 t2900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(distance_86), "f"(distance_86), "f"(t2897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2901 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2901 - mean_8;
                    f32 t2903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(distance_87), "f"(distance_87), "f"(t2900));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2904 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2904 - mean_8;
                    f32 t2906;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(distance_88), "f"(distance_88), "f"(t2903));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2907 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2907 - mean_8;
                    f32 t2909;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(distance_89), "f"(distance_89), "f"(t2906));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2910 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2910 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2909));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2913 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2913 - mean_8;
                    f32 t2915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2916 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2916 - mean_8;
                    f32 t2918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(distance_92), "f"(distance_92), "f"(t2915));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2919 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2919 - mean_8;
                    f32 t2921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(distance_93), "f"(distance_93), "f"(t2918));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2922 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2922 - mean_8;
                    f32 t2924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(distance_94), "f"(distance_94), "f"(t2921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2925 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2925 - mean_8;
                    f32 t2927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(distance_95), "f"(distance_95), "f"(t2924));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2928 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2928 - mean_8;
                    f32 t2930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(distance_96), "f"(distance_96), "f"(t2927));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2931 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2931 - mean_8;
                    f32 t2933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(distance_97), "f"(distance_97), "f"(t2930));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2934 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2934 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2933));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2937 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2938 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2939 = t2937 + t2938;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2939;
                } else {
                    const u32 t2940 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2940 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1818;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2943 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2943 < t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2945 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2945 & columns_7;
                    const f32 t2947 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2948 - mean_8;
                    f32 t2950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(distance_99), "f"(distance_99), "f"(t2947));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2951 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2952 = exists_97 ? t2950 : t2951;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2952;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2953 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2953 & columns_8;
                    const f32 t2955 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2956 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2956 - mean_8;
                    f32 t2958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(distance_100), "f"(distance_100), "f"(t2955));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2959 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = exists_98 ? t2958 : t2959;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2960;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2961 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2961 & columns_7;
                    const f32 t2963 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2964 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2964 - mean_8;
                    f32 t2966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(distance_101), "f"(distance_101), "f"(t2963));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2967 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2968 = exists_99 ? t2966 : t2967;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2968;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2969 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2969 & columns_8;
                    const f32 t2971 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2972 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2972 - mean_8;
                    f32 t2974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(distance_102), "f"(distance_102), "f"(t2971));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2975 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2976 = exists_100 ? t2974 : t2975;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2977 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2977 & columns_7;
                    const f32 t2979 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2980 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2980 - mean_8;
                    f32 t2982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(distance_103), "f"(distance_103), "f"(t2979));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2984 = exists_101 ? t2982 : t2983;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2984;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2985 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2985 & columns_8;
                    const f32 t2987 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2988 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2988 - mean_8;
                    f32 t2990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(distance_104), "f"(distance_104), "f"(t2987));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2992 = exists_102 ? t2990 : t2991;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2993 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2993 & columns_7;
                    const f32 t2995 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2996 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2996 - mean_8;
                    f32 t2998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(distance_105), "f"(distance_105), "f"(t2995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3000 = exists_103 ? t2998 : t2999;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3001 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t3001 & columns_8;
                    const f32 t3003 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3004 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t3004 - mean_8;
                    f32 t3006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(distance_106), "f"(distance_106), "f"(t3003));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3008 = exists_104 ? t3006 : t3007;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3008;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3009 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3009 & columns_7;
                    const f32 t3011 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3012 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3012 - mean_8;
                    f32 t3014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(distance_107), "f"(distance_107), "f"(t3011));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3016 = exists_105 ? t3014 : t3015;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3016;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3017 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3017 & columns_8;
                    const f32 t3019 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3020 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3020 - mean_8;
                    f32 t3022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(distance_108), "f"(distance_108), "f"(t3019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3024 = exists_106 ? t3022 : t3023;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3024;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3025 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3025 & columns_7;
                    const f32 t3027 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3028 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3028 - mean_8;
                    f32 t3030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(distance_109), "f"(distance_109), "f"(t3027));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3032 = exists_107 ? t3030 : t3031;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3033 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3033 & columns_8;
                    const f32 t3035 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3036 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3036 - mean_8;
                    f32 t3038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(distance_110), "f"(distance_110), "f"(t3035));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3040 = exists_108 ? t3038 : t3039;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3040;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3041 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3041 & columns_7;
                    const f32 t3043 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3044 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3044 - mean_8;
                    f32 t3046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(distance_111), "f"(distance_111), "f"(t3043));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3048 = exists_109 ? t3046 : t3047;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3049 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3049 & columns_8;
                    const f32 t3051 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3052 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3052 - mean_8;
                    f32 t3054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(distance_112), "f"(distance_112), "f"(t3051));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3056 = exists_110 ? t3054 : t3055;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3057 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3057 & columns_7;
                    const f32 t3059 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3060 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3060 - mean_8;
                    f32 t3062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(distance_113), "f"(distance_113), "f"(t3059));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3064 = exists_111 ? t3062 : t3063;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3064;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3065 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3065 & columns_8;
                    const f32 t3067 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3068 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3068 - mean_8;
                    f32 t3070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(distance_114), "f"(distance_114), "f"(t3067));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3072 = exists_112 ? t3070 : t3071;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3072;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3073 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3073 & columns_7;
                    const f32 t3075 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3076 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3076 - mean_8;
                    f32 t3078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(distance_115), "f"(distance_115), "f"(t3075));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3080 = exists_113 ? t3078 : t3079;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3080;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3081 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3081 & columns_8;
                    const f32 t3083 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3084 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3084 - mean_8;
                    f32 t3086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(distance_116), "f"(distance_116), "f"(t3083));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3088 = exists_114 ? t3086 : t3087;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3089 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3089 & columns_7;
                    const f32 t3091 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3092 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3092 - mean_8;
                    f32 t3094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(distance_117), "f"(distance_117), "f"(t3091));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3096 = exists_115 ? t3094 : t3095;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3096;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3097 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3097 & columns_8;
                    const f32 t3099 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3100 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3100 - mean_8;
                    f32 t3102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(distance_118), "f"(distance_118), "f"(t3099));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3104 = exists_116 ? t3102 : t3103;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3105 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3105 & columns_7;
                    const f32 t3107 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3108 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3108 - mean_8;
                    f32 t3110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(distance_119), "f"(distance_119), "f"(t3107));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3112 = exists_117 ? t3110 : t3111;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3113 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3113 & columns_8;
                    const f32 t3115 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3116 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3116 - mean_8;
                    f32 t3118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(distance_120), "f"(distance_120), "f"(t3115));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3120 = exists_118 ? t3118 : t3119;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3120;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3121 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3121 & columns_7;
                    const f32 t3123 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3124 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3124 - mean_8;
                    f32 t3126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(distance_121), "f"(distance_121), "f"(t3123));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3128 = exists_119 ? t3126 : t3127;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3128;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3129 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3129 & columns_8;
                    const f32 t3131 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3132 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3132 - mean_8;
                    f32 t3134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(distance_122), "f"(distance_122), "f"(t3131));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3136 = exists_120 ? t3134 : t3135;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3136;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3137 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3137 & columns_7;
                    const f32 t3139 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3140 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3140 - mean_8;
                    f32 t3142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(distance_123), "f"(distance_123), "f"(t3139));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3144 = exists_121 ? t3142 : t3143;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3145 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3145 & columns_8;
                    const f32 t3147 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3148 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3148 - mean_8;
                    f32 t3150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(distance_124), "f"(distance_124), "f"(t3147));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3152 = exists_122 ? t3150 : t3151;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3152;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3153 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3153 & columns_7;
                    const f32 t3155 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3156 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3156 - mean_8;
                    f32 t3158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(distance_125), "f"(distance_125), "f"(t3155));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3160 = exists_123 ? t3158 : t3159;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3161 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3161 & columns_8;
                    const f32 t3163 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3164 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3164 - mean_8;
                    f32 t3166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(distance_126), "f"(distance_126), "f"(t3163));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3168 = exists_124 ? t3166 : t3167;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3168;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3169 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3169 & columns_7;
                    const f32 t3171 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3172 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3172 - mean_8;
                    f32 t3174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(distance_127), "f"(distance_127), "f"(t3171));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3176 = exists_125 ? t3174 : t3175;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3176;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3177 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3177 & columns_8;
                    const f32 t3179 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3180 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3180 - mean_8;
                    f32 t3182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(distance_128), "f"(distance_128), "f"(t3179));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3184 = exists_126 ? t3182 : t3183;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3184;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3185 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3185 & columns_7;
                    const f32 t3187 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3188 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3188 - mean_8;
                    f32 t3190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(distance_129), "f"(distance_129), "f"(t3187));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3192 = exists_127 ? t3190 : t3191;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3192;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3193 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3193 & columns_8;
                    const f32 t3195 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3196 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3196 - mean_8;
                    f32 t3198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3198) : "f"(distance_130), "f"(distance_130), "f"(t3195));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3199 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3200 = exists_128 ? t3198 : t3199;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3200;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3201 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3202;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3202) : "f"(t3201));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3203 = t3201 + t3202;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3204;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3204) : "f"(t3203));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3203 + t3204;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3206 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3207 = t3206 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3207) {
                    const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3209 = t1835 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3210 = t3209 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3211 = t3210 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3211 + 1056u;
                    const u32 t3213 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3214 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3215 = t3214 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3216 = t3215 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3217 = counters + t3216;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3218 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3219 = t3218 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3220 = t3219 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3221 = t3217 + t3220;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3222 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3223 = t3222 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3224 = t3223 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3225 = counters + t3224;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3226 = (u64)t3213;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3227 = t3226 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3228 = t3227 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3229 = t3225 + t3228;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3231 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3232 = t3231 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3221), "r"(t3232) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3234 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3235 = t3234 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3229), "r"(t3235) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3236;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3236) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3237 = t3236 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3237) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3238 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3239 = t3238 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3240 = t3239 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3241 = t1218 + t3240;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3241) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3242 = 3u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t3242) {
                const u32 t3243 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3243 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3245 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3246 = t3245 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3247 = t3246 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3248 = t1218 + t3247;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3249 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3250 = t3249 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3248), "r"(t3250) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3251 = t1219 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3252 = t3251 & 63u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3253 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3254 = t3253 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3254;
                const u32 t3256 = t3252 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_7 = tile_2 + t3256;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3258 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3259 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3260 = t3243 * t3259;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3258 + t3260;
                const u32 t3262 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3263;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3263) : "r"(t3262), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3263 >> tiles_shift;
                const u32 t3265 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3266 = number_4 - t3265;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3267 = t3266 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3268;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3268) : "r"(t3267), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3269 = t3268 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3269 << 4u;
                const u32 t3271 = t3266 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3272;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3272) : "r"(t3271), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3273 = t3272 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3274 = t3273 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3275 = t3266 - t3274;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3275 << 3u;
                const bool t3277 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3278 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3277 ? t3278 : 0u;
                const u32 t3280 = left_20 < 16u ? left_20 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3281 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3282 = t3281 < 8u ? t3281 : 8u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3283 = t1219 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t3283 & 63u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3285 = t1221 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3286 = lane & 7u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3287 = lane >> 3u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_row_2 = t1219 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3289 = first_row_2 >> 6u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_line = t3289 << 4u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < 4u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3291 = i_7 << 2u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 within = t3287 + t3291;
                    const u32 channel_3 = channel_2 + within;
                    const u32 t3294 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 at_22 = coefficients_7 + t3294;
                    f32 t3296;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3296) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3297;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t3297) : "r"(at_22) : "memory");
                    const u32 t3298 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3299 = t3298 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3300 = t3286 ^ t3299;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3301 = t3298 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3302 = t3300 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3303 = t3301 + t3302;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from = t1221 + t3303;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3305 = row >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3306;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3306) : "r"(row));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3307;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3307) : "h"(t3306));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3308;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3308) : "r"(t3305));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3309;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3309) : "h"(t3308));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3310 = t3307 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3311 = t3310 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3312;
                    asm("abs.f32 %0, %1;" : "=f"(t3312) : "f"(t3311));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3313;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3313) : "f"(t3312), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(t3313), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3313), "f"(t3314), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3313), "f"(t3315), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(t3313), "f"(t3316), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(t3313), "f"(t3317), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3313), "f"(t3318), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3320 = -t3313;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3321;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3321) : "f"(t3319));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3322;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3322) : "f"(t3311), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3320), "f"(t3321), "f"(t3322));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3324 = t3309 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3325 = t3324 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3326;
                    asm("abs.f32 %0, %1;" : "=f"(t3326) : "f"(t3325));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3327;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3327) : "f"(t3326), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(t3327), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3329;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3327), "f"(t3328), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(t3327), "f"(t3329), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(t3327), "f"(t3330), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(t3327), "f"(t3331), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(t3327), "f"(t3332), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3334 = -t3327;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3335;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3335) : "f"(t3333));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3336;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3336) : "f"(t3325), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(t3334), "f"(t3335), "f"(t3336));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t3323), "f"(t3337));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3339 = row_2 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3340;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3340) : "r"(row_2));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3341;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3341) : "h"(t3340));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3342;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3342) : "r"(t3339));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3343;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3343) : "h"(t3342));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3344 = t3341 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3345 = t3344 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3346;
                    asm("abs.f32 %0, %1;" : "=f"(t3346) : "f"(t3345));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3347;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3347) : "f"(t3346), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(t3347), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3347), "f"(t3348), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(t3347), "f"(t3349), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(t3347), "f"(t3350), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(t3347), "f"(t3351), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(t3347), "f"(t3352), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3354 = -t3347;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3355;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3355) : "f"(t3353));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3356;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3356) : "f"(t3345), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(t3354), "f"(t3355), "f"(t3356));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3358 = t3343 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3359 = t3358 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3360;
                    asm("abs.f32 %0, %1;" : "=f"(t3360) : "f"(t3359));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3361;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3361) : "f"(t3360), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3361), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3361), "f"(t3362), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t3361), "f"(t3363), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(t3361), "f"(t3364), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(t3361), "f"(t3365), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(t3361), "f"(t3366), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3368 = -t3361;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3369;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3369) : "f"(t3367));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3370;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3370) : "f"(t3359), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3368), "f"(t3369), "f"(t3370));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t3357), "f"(t3371));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3373 = row_3 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3374;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3374) : "r"(row_3));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3375;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3375) : "h"(t3374));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3376;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3376) : "r"(t3373));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3377;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3377) : "h"(t3376));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3378 = t3375 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3379 = t3378 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3380;
                    asm("abs.f32 %0, %1;" : "=f"(t3380) : "f"(t3379));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3381;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3381) : "f"(t3380), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3381), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3381), "f"(t3382), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t3381), "f"(t3383), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(t3381), "f"(t3384), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3381), "f"(t3385), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3381), "f"(t3386), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3388 = -t3381;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3389;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3389) : "f"(t3387));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3390;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3390) : "f"(t3379), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3391;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3388), "f"(t3389), "f"(t3390));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3392 = t3377 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3393 = t3392 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3394;
                    asm("abs.f32 %0, %1;" : "=f"(t3394) : "f"(t3393));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3395;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3395) : "f"(t3394), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3395), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3395), "f"(t3396), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3398;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(t3395), "f"(t3397), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3399;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(t3395), "f"(t3398), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3395), "f"(t3399), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3401;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3395), "f"(t3400), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3402 = -t3395;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3403;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3403) : "f"(t3401));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3404;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3404) : "f"(t3393), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3402), "f"(t3403), "f"(t3404));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t3391), "f"(t3405));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3407 = row_4 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3408;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3408) : "r"(row_4));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3409;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3409) : "h"(t3408));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3410;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3410) : "r"(t3407));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3411;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3411) : "h"(t3410));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3412 = t3409 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3413 = t3412 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3414;
                    asm("abs.f32 %0, %1;" : "=f"(t3414) : "f"(t3413));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3415;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3415) : "f"(t3414), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3415), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3415), "f"(t3416), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3415), "f"(t3417), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3415), "f"(t3418), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(t3415), "f"(t3419), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(t3415), "f"(t3420), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3422 = -t3415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3423;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3423) : "f"(t3421));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3424;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3424) : "f"(t3413), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3425;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(t3422), "f"(t3423), "f"(t3424));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3426 = t3411 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3427 = t3426 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3428;
                    asm("abs.f32 %0, %1;" : "=f"(t3428) : "f"(t3427));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3429;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3429) : "f"(t3428), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3430;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t3429), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3431;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3429), "f"(t3430), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(t3429), "f"(t3431), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3433;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(t3429), "f"(t3432), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(t3429), "f"(t3433), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t3429), "f"(t3434), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3436 = -t3429;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3437) : "f"(t3435));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3438;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3438) : "f"(t3427), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3439;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(t3436), "f"(t3437), "f"(t3438));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t3425), "f"(t3439));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3441 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3442 = t3441 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3443 = t3286 ^ t3442;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3444 = t3441 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3445 = t3443 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3446 = t3444 + t3445;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_2 = t3285 + t3446;
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3448 = row_5 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3449;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3449) : "r"(row_5));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3450;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3450) : "h"(t3449));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3451;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3451) : "r"(t3448));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3452;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3452) : "h"(t3451));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3453 = t3450 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3454 = t3453 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3455;
                    asm("abs.f32 %0, %1;" : "=f"(t3455) : "f"(t3454));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3456;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3456) : "f"(t3455), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3457;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(t3456), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3456), "f"(t3457), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3459;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(t3456), "f"(t3458), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(t3456), "f"(t3459), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3456), "f"(t3460), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(t3456), "f"(t3461), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3463 = -t3456;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3464;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3464) : "f"(t3462));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3465;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3465) : "f"(t3454), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3463), "f"(t3464), "f"(t3465));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3467 = t3452 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3468 = t3467 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3469;
                    asm("abs.f32 %0, %1;" : "=f"(t3469) : "f"(t3468));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3470;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3470) : "f"(t3469), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3470), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3470), "f"(t3471), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3473;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(t3470), "f"(t3472), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(t3470), "f"(t3473), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(t3470), "f"(t3474), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3470), "f"(t3475), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3477 = -t3470;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3478;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3478) : "f"(t3476));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3479;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3479) : "f"(t3468), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3480) : "f"(t3477), "f"(t3478), "f"(t3479));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t3466), "f"(t3480));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3482 = row_6 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3483;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3483) : "r"(row_6));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3484;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3484) : "h"(t3483));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3485;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3485) : "r"(t3482));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3486;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3486) : "h"(t3485));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3487 = t3484 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3488 = t3487 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3489;
                    asm("abs.f32 %0, %1;" : "=f"(t3489) : "f"(t3488));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3490;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3490) : "f"(t3489), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3490), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3492) : "f"(t3490), "f"(t3491), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3493) : "f"(t3490), "f"(t3492), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3494) : "f"(t3490), "f"(t3493), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3490), "f"(t3494), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3496) : "f"(t3490), "f"(t3495), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3497 = -t3490;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3498;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3498) : "f"(t3496));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3499;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3499) : "f"(t3488), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3500) : "f"(t3497), "f"(t3498), "f"(t3499));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3501 = t3486 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3502 = t3501 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3503;
                    asm("abs.f32 %0, %1;" : "=f"(t3503) : "f"(t3502));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3504;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3504) : "f"(t3503), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3504), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3504), "f"(t3505), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3507) : "f"(t3504), "f"(t3506), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3508) : "f"(t3504), "f"(t3507), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3509) : "f"(t3504), "f"(t3508), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3510) : "f"(t3504), "f"(t3509), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3511 = -t3504;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3512) : "f"(t3510));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3513;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3513) : "f"(t3502), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3514) : "f"(t3511), "f"(t3512), "f"(t3513));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t3500), "f"(t3514));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3516 = row_7 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3517;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3517) : "r"(row_7));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3518;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3518) : "h"(t3517));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3519;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3519) : "r"(t3516));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3520;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3520) : "h"(t3519));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3521 = t3518 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3522 = t3521 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3523;
                    asm("abs.f32 %0, %1;" : "=f"(t3523) : "f"(t3522));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3524;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3524) : "f"(t3523), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3525) : "f"(t3524), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3526) : "f"(t3524), "f"(t3525), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3524), "f"(t3526), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3528) : "f"(t3524), "f"(t3527), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3529;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3529) : "f"(t3524), "f"(t3528), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3530;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3530) : "f"(t3524), "f"(t3529), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3531 = -t3524;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3532;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3532) : "f"(t3530));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3533;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3533) : "f"(t3522), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3531), "f"(t3532), "f"(t3533));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3535 = t3520 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3536 = t3535 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3537;
                    asm("abs.f32 %0, %1;" : "=f"(t3537) : "f"(t3536));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3538;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3538) : "f"(t3537), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3538), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3540) : "f"(t3538), "f"(t3539), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3538), "f"(t3540), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3538), "f"(t3541), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3543) : "f"(t3538), "f"(t3542), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3544) : "f"(t3538), "f"(t3543), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3545 = -t3538;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3546) : "f"(t3544));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3547;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3547) : "f"(t3536), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3548) : "f"(t3545), "f"(t3546), "f"(t3547));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t3534), "f"(t3548));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3550 = row_8 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3551;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3551) : "r"(row_8));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3552;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3552) : "h"(t3551));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3553;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3553) : "r"(t3550));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3554;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3554) : "h"(t3553));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3555 = t3552 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3556 = t3555 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3557;
                    asm("abs.f32 %0, %1;" : "=f"(t3557) : "f"(t3556));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3558;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3558) : "f"(t3557), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(t3558), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(t3558), "f"(t3559), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3561) : "f"(t3558), "f"(t3560), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3562;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3562) : "f"(t3558), "f"(t3561), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3563) : "f"(t3558), "f"(t3562), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3564) : "f"(t3558), "f"(t3563), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3565 = -t3558;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3566) : "f"(t3564));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3567;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3567) : "f"(t3556), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(t3565), "f"(t3566), "f"(t3567));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3569 = t3554 - t3297;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3570 = t3569 * t3296;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3571;
                    asm("abs.f32 %0, %1;" : "=f"(t3571) : "f"(t3570));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3572;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3572) : "f"(t3571), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3573;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3573) : "f"(t3572), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3574;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3574) : "f"(t3572), "f"(t3573), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3575) : "f"(t3572), "f"(t3574), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3576) : "f"(t3572), "f"(t3575), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(t3572), "f"(t3576), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(t3572), "f"(t3577), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3579 = -t3572;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3580;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3580) : "f"(t3578));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3581;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3581) : "f"(t3570), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3582;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3582) : "f"(t3579), "f"(t3580), "f"(t3581));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t3568), "f"(t3582));
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line = first_line + t3286;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t3585 = line < t3280;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3585) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3586 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3587 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3588 = t3587 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3589 = t3588 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3590 = y + t3589;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3591 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3592 = t3591 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3593 = t3592 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3594 = t3590 + t3593;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3595 = (u64)t3586;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3596 = t3595 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3597 = t3596 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3598 = t3594 + t3597;
                        const u64 t3599 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3600 = t3598 + t3599;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3600), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                    }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3601 = t3286 + 8u;
                    const u32 line_2 = first_line + t3601;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t3603 = line_2 < t3280;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3603) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3604 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3605 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3606 = t3605 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3607 = t3606 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3608 = y + t3607;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3609 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3610 = t3609 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3611 = t3610 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3612 = t3608 + t3611;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3613 = (u64)t3604;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3614 = t3613 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3615 = t3614 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3616 = t3612 + t3615;
                        const u64 t3617 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3618 = t3616 + t3617;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3618), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3619 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t3619) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3620 = t1219 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3621 = t1221 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3622;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3622) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3623;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3623) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3624;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3624) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3625;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3625) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3626) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3627;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3627) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3628;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3628) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3629;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3629) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3630;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3630) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3631;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3631) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3632;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3632) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3633;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3633) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3634;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3634) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3635;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3635) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3636;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3636) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3637;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3637) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3638;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3638) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3639;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3639) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3640;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3640) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3641;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3641) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3642) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3643;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3643) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3644;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3644) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3645;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3645) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3646;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3646) : "f"(acc_49), "f"(acc_50));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3647;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3647) : "f"(acc_51), "f"(acc_52));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3648;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3648) : "f"(acc_53), "f"(acc_54));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3649;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3649) : "f"(acc_55), "f"(acc_56));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3650) : "f"(acc_57), "f"(acc_58));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3651;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3651) : "f"(acc_59), "f"(acc_60));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3652;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3652) : "f"(acc_61), "f"(acc_62));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3653;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3653) : "f"(acc_63), "f"(acc_64));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3654 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3655 = t3620 + t3654;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3656 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3657 = t3655 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3658 = t3656 ^ t3657;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3659 = t3655 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3660 = t3658 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3661 = t3659 + t3660;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3662 = t1221 + t3661;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3662), "r"(t3622), "r"(t3623), "r"(t3624), "r"(t3625) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3663 = t3661 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3664 = t1221 + t3663;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3664), "r"(t3626), "r"(t3627), "r"(t3628), "r"(t3629) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3665 = t3661 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3666 = t1221 + t3665;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3666), "r"(t3630), "r"(t3631), "r"(t3632), "r"(t3633) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3667 = t3661 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3668 = t1221 + t3667;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3668), "r"(t3634), "r"(t3635), "r"(t3636), "r"(t3637) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3669 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3670 = t3620 + t3669;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3671 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3672 = t3670 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3673 = t3671 ^ t3672;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3674 = t3670 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3675 = t3673 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3676 = t3674 + t3675;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3677 = t3621 + t3676;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3677), "r"(t3638), "r"(t3639), "r"(t3640), "r"(t3641) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3678 = t3676 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3679 = t3621 + t3678;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3679), "r"(t3642), "r"(t3643), "r"(t3644), "r"(t3645) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3680 = t3676 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3681 = t3621 + t3680;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3681), "r"(t3646), "r"(t3647), "r"(t3648), "r"(t3649) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3682 = t3676 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3683 = t3621 + t3682;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3683), "r"(t3650), "r"(t3651), "r"(t3652), "r"(t3653) : "memory");
            }
        }
    }
}
