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
#line 186 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 all = tiles << 1u;
#line 210 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t3 = thread >> 5u;
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 141312u;
    const u32 handovers = outputs + 24576u;
    const u32 barriers = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 67584u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = smem_1 + 141312u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t11 = barriers + 104u;
    const bool t12 = thread == 0u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    if (t12) {
#line 34 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t13 = handovers + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t13) : "memory");
        const u32 t14 = t13 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t15 = t13 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t15) : "memory");
        const u32 t16 = t13 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients = handovers + 1056u;
        const u32 t18 = coefficients + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t18) : "memory");
        const u32 t19 = t18 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t20 = t18 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
        const u32 t21 = t18 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(barriers) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = barriers + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = barriers + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = barriers + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = barriers + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = barriers + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = barriers + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = barriers + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = barriers + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = barriers + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = barriers + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = barriers + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = barriers + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t36 = index == 2u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t36) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t38 = index_2 == 2u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t38) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = t39 - t40;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = t41 / t42;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = t43 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t44; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t45 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t46 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t47 = i * t46;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t45 + t47;
                const u32 t49 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t50;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t50) : "r"(t49), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t50 >> tiles_shift;
                const u32 t52 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t53 = number - t52;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t54 = t53 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t55;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t56 = t55 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t56 * 24u;
                const u32 t58 = t53 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t59;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t60 = t59 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t60 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t62 = t53 - t61;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t62 << 3u;
                const bool t64 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t64 ? t65 : 0u;
                const u32 t67 = left < 24u ? left : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t68 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = t68 < 8u ? t68 : 8u;
#line 72 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 slot = i & 1u;
                const u32 t71 = slot + 2u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t72 = t71 << 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t73 = barriers + t72;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t74 = i >> 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t75 = t74 & 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t76 = t75 ^ 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t73), "r"(t76) : "memory");
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t78 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t79 = barriers + t78;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t80 = i >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t81 = t80 & 1u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = slot * 33792u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t82;
                const u32 t84 = x_2 - 1u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t85 = y_2 - 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t86;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t86) : );
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t87 = t86 == 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                if (t87) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t79) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t79), "r"(0u), "r"(t84), "r"(t85), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t88 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t88) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t89 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t90 = t89 + i_2;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t90 % 9u;
                        const u32 t92 = tap + 4u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t93 = t92 << 3u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t94 = barriers + t93;
                        const u32 t95 = tap << 13u;
#line 116 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t9 + t95;
                        const u32 t97 = tap % 3u;
#line 117 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t98 = tap / 3u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t99;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t99) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t100 = t99 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t100) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t94) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t94), "r"(0u), "r"(t97), "r"(t98), "r"(0u) : "memory");
#line 129 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 to_3 = to_2 + 4096u;
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t94), "r"(4294967264u), "r"(t97), "r"(t98), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t102 = index_2 < 2u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t102) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t103 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t103;
                const u32 t105 = coefficients_2 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t106 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t107 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t108 = t106 - t107;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t109 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t110 = t108 / t109;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = t110 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t111; i_3 += 2u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t112 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t113 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t114 = i_3 * t113;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t112 + t114;
                    const u32 t116 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t117;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t117) : "r"(t116), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t117 >> tiles_shift;
                    const u32 t119 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t119;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 16u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t124 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t124) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t125 = share < shares;
                            if (!t125) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t126 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t126 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t128 = channel < 15u ? channel : 15u;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares = 0.0f;
                                #pragma unroll 1
                                for (u32 i_4 = 0u; i_4 < all; i_4 += 4u) {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own = i_4 + 1u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_2 = i_4 + 2u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_3 = i_4 + 3u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t132 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t133 = i_4 < t132 ? i_4 : t132;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t134 = t128 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t135 = t134 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t136 = t135 + t133;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t136 + 288u;
                                    const u32 t138 = at_2 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = t139 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = t140 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = counters + t141;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t142 + t145;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = counters + t149;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = (u64)t138;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t150 + t153;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t155 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t156 = own < t155 ? own : t155;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t128 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t158 = t157 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t159 = t158 + t156;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t159 + 288u;
                                    const u32 t161 = at_3 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = t162 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = t163 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = counters + t164;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t165 + t168;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = counters + t172;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = (u64)t161;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t173 + t176;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t178 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t179 = own_2 < t178 ? own_2 : t178;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t128 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t181 = t180 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t182 = t181 + t179;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t182 + 288u;
                                    const u32 t184 = at_4 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = t185 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = t186 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = counters + t187;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t188 + t191;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = counters + t195;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = (u64)t184;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t196 + t199;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t201 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t202 = own_3 < t201 ? own_3 : t201;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t203 = t128 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t204 = t203 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t205 = t204 + t202;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t205 + 288u;
                                    const u32 t207 = at_5 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = t208 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = t209 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = counters + t210;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t212 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = t213 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t211 + t214;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t217 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = counters + t218;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = (u64)t207;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t220 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t221 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = t219 + t222;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t224 = i_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t225 = t224 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t226;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t226) : "r"(t225), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t227 = t226 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t227 * 24u;
                                    const u32 t229 = t224 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t230;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t230) : "r"(t229), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t231 = t230 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t232 = t231 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t224 - t232;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t233 << 3u;
                                    const bool t235 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t236 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t235 ? t236 : 0u;
                                    const u32 t238 = left_2 < 24u ? left_2 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t239 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = t239 < 8u ? t239 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t241 = i_4 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t242 = i_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t242 * 12u;
                                    const bool t244 = before < t238;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t245 = t238 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t244 ? t245 : 0u;
                                    const u32 t247 = left_3 < 12u ? left_3 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t248 = t247 * t240;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t249 = own >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = t249 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t251;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t252 * 24u;
                                    const u32 t254 = t249 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t255;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t255) : "r"(t254), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = t249 - t257;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t258 << 3u;
                                    const bool t260 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t260 ? t261 : 0u;
                                    const u32 t263 = left_4 < 24u ? left_4 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = t264 < 8u ? t264 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t266 = own < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t267 = own & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t267 * 12u;
                                    const bool t269 = before_2 < t263;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t270 = t263 - before_2;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t269 ? t270 : 0u;
                                    const u32 t272 = left_5 < 12u ? left_5 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t273 = t272 * t265;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t274 = own_2 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t276;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t276) : "r"(t275), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = t276 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t277 * 24u;
                                    const u32 t279 = t274 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t280;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t280) : "r"(t279), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = t281 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = t274 - t282;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t283 << 3u;
                                    const bool t285 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t285 ? t286 : 0u;
                                    const u32 t288 = left_6 < 24u ? left_6 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = t289 < 8u ? t289 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t291 = own_2 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t292 = own_2 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t292 * 12u;
                                    const bool t294 = before_3 < t288;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t295 = t288 - before_3;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t294 ? t295 : 0u;
                                    const u32 t297 = left_7 < 12u ? left_7 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t298 = t297 * t290;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t299 = own_3 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = t299 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t301;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t301) : "r"(t300), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = t301 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t302 * 24u;
                                    const u32 t304 = t299 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t305;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t305) : "r"(t304), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = t305 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t307 = t306 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t308 = t299 - t307;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t308 << 3u;
                                    const bool t310 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t310 ? t311 : 0u;
                                    const u32 t313 = left_8 < 24u ? left_8 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t314 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t315 = t314 < 8u ? t314 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t316 = own_3 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t317 = own_3 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t317 * 12u;
                                    const bool t319 = before_4 < t313;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t320 = t313 - before_4;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t319 ? t320 : 0u;
                                    const u32 t322 = left_9 < 12u ? left_9 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t323 = t322 * t315;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t324 = t241 ? t248 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t324;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t326 = t266 ? t273 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t326;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t328 = t291 ? t298 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t328;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t330 = t316 ? t323 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t330;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t332;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t332) : "l"(t146) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t332;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t333;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t154) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t333;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t334;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t334) : "l"(t169) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t334;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t335;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t335) : "l"(t177) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t335;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t336;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t192) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t336;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t200) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t337;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t215) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t338;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t223) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t339;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t340 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t341 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t342 = t340 < t341 ? t340 : t341;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t343 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t344 = t342 < t343 ? t342 : t343;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t345 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t346 = t344 < t345 ? t344 : t345;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t347 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t348 = t346 < t347 ? t346 : t347;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t349 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t350 = t348 < t349 ? t348 : t349;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t351 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t352 = t350 < t351 ? t350 : t351;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t353 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t354 = t352 < t353 ? t352 : t353;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t355 = t354 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t356 = __any_sync(0xffffffffu, t355);
                                        if (!t356) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t357 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t358 = t357 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t146) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t359;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t360 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t361 = t360 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t361) {
                                            u32 t362;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t362) : "l"(t154) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t362;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t363 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t364 = t363 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t364) {
                                            u32 t365;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t365) : "l"(t169) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t365;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t366 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t367 = t366 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t367) {
                                            u32 t368;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t177) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t368;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t369 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t370 = t369 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t370) {
                                            u32 t371;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t192) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t371;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t372 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t373 = t372 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t373) {
                                            u32 t374;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t374) : "l"(t200) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t374;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t375 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t376 = t375 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t376) {
                                            u32 t377;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t377) : "l"(t215) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t377;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t378 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t379 = t378 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t379) {
                                            u32 t380;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t380) : "l"(t223) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t380;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t398 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t398));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t400 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t400));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t402 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t402));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t404 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t404));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t406 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t406));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t408 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t408));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t410 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t410));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t412 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t412));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t414 = t241 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t415 = t266 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t416 = t291 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t417 = t316 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = t418 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t419 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = counts * t421;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = counts_2 * t423;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = t422 + t424;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = counts_3 * t426;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = t425 + t427;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = counts_4 * t429;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = t428 + t430;
                                    f32 t432;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t433;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(t432));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t431 * t433;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t436 - distance;
                                    const f32 t438 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t439;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t438), "f"(counts), "f"(t414));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t440 - distance;
                                    const f32 t442 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t443;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(counts_2), "f"(t415));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t444 = t439 + t443;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t445 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t445 - distance;
                                    const f32 t447 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t448;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(counts_3), "f"(t416));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t449 = t444 + t448;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t450 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t450 - distance;
                                    const f32 t452 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t453;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(counts_4), "f"(t417));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t449 + t453;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t455 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t456 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t457 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t455 + count_2;
                                    const f32 difference = mean_2 - t456;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t460;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t461;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(t460));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t461;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t456));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t464 = t455 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t465 = t464 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t466 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t467 = t466 * t455;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t468 = t457 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t469;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t467), "f"(share_2), "f"(t468));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t465;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t469;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t470 = i_4 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t470) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t146), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t154), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t471 = own < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t471) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t169), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t177), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t472 = own_2 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t472) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t192), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t200), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t473 = own_3 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t473) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t215), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t223), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t474 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_3 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t476 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t477 = channel < 16u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
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
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t483 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t484 = 0u < t483;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t484) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t486 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = t487 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = t488 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = counters + t489;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t490 + t493;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = counters + t497;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = (u64)t486;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t498 + t501;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t504 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t505 = t504 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t494), "r"(t505) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t507 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t508 = t507 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t502), "r"(t508) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t509 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t510 = 1u < t509;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t510) {
                                        const u32 t511 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 32u + t511;
                                        const u32 t513 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t515 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = counters + t516;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t517 + t520;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = counters + t524;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = (u64)t513;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t525 + t528;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t531 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t532 = t531 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t521), "r"(t532) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t534 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t535 = t534 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t529), "r"(t535) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t536 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t537 = 2u < t536;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t537) {
                                        const u32 t538 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 64u + t538;
                                        const u32 t540 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t542 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = counters + t543;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t544 + t547;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = counters + t551;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = (u64)t540;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t552 + t555;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t558 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t559 = t558 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t548), "r"(t559) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t561 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t562 = t561 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t556), "r"(t562) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t563 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t564 = 3u < t563;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t564) {
                                        const u32 t565 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 96u + t565;
                                        const u32 t567 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t569 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = counters + t570;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t571 + t574;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = counters + t578;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = (u64)t567;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t579 + t582;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t585 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t586 = t585 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t575), "r"(t586) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t588 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t589 = t588 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t583), "r"(t589) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t590 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t591 = 4u < t590;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t591) {
                                        const u32 t592 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 128u + t592;
                                        const u32 t594 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t596 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = counters + t597;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t598 + t601;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = counters + t605;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = (u64)t594;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t606 + t609;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t612 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t613 = t612 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t602), "r"(t613) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t615 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t616 = t615 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t610), "r"(t616) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t617 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t618 = 5u < t617;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t618) {
                                        const u32 t619 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 160u + t619;
                                        const u32 t621 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t623 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = counters + t624;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t625 + t628;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = counters + t632;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = (u64)t621;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t633 + t636;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t639 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t640 = t639 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t629), "r"(t640) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t642 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t643 = t642 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t637), "r"(t643) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t644 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t645 = 6u < t644;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t645) {
                                        const u32 t646 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 192u + t646;
                                        const u32 t648 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t650 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = counters + t651;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t652 + t655;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = counters + t659;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = (u64)t648;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t660 + t663;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t666 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t667 = t666 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t656), "r"(t667) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t669 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t670 = t669 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t664), "r"(t670) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t671 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t672 = 7u < t671;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t672) {
                                        const u32 t673 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 224u + t673;
                                        const u32 t675 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = t676 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t677 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = counters + t678;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = t680 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t681 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = t679 + t682;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = t684 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = t685 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t687 = counters + t686;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = (u64)t675;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = t688 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = t689 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = t687 + t690;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t693 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t694 = t693 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t683), "r"(t694) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t696 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t697 = t696 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t691), "r"(t697) : "memory");
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
                                for (u32 i_5 = 0u; i_5 < all; i_5 += 128u) {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t699 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t699 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t701 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t701 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t703 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t703 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t705 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t706 = own_4 < t705 ? own_4 : t705;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t707 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t708 = t707 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t709 = t708 + t706;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t709 + 288u;
                                    const u32 t711 = at_14 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t713 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = counters + t714;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t715 + t718;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t720 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t721 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = counters + t722;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = (u64)t711;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t723 + t726;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t728 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t729 = own_5 < t728 ? own_5 : t728;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t730 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t731 = t730 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t732 = t731 + t729;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t732 + 288u;
                                    const u32 t734 = at_15 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t736 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = counters + t737;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t738 + t741;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t743 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t744 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = counters + t745;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = (u64)t734;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t746 + t749;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t751 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t752 = own_6 < t751 ? own_6 : t751;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t753 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t754 = t753 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t755 = t754 + t752;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t755 + 288u;
                                    const u32 t757 = at_16 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t759 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = counters + t760;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t761 + t764;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t766 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t767 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = counters + t768;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = (u64)t757;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t770 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t769 + t772;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t774 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t775 = own_7 < t774 ? own_7 : t774;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t776 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t777 = t776 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t778 = t777 + t775;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t778 + 288u;
                                    const u32 t780 = at_17 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = t781 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = t782 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = counters + t783;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = t785 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t786 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = t784 + t787;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = t789 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = t790 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t792 = counters + t791;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = (u64)t780;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = t793 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = t794 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = t792 + t795;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t797 = own_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = t797 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t799;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t799) : "r"(t798), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t800 = t799 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t800 * 24u;
                                    const u32 t802 = t797 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t803;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t803) : "r"(t802), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = t803 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = t804 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t806 = t797 - t805;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t806 << 3u;
                                    const bool t808 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t808 ? t809 : 0u;
                                    const u32 t811 = left_10 < 24u ? left_10 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = t812 < 8u ? t812 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t814 = own_4 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t815 = own_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t815 * 12u;
                                    const bool t817 = before_5 < t811;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t811 - before_5;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t817 ? t818 : 0u;
                                    const u32 t820 = left_11 < 12u ? left_11 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t821 = t820 * t813;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t822 = own_5 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = t822 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t824;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t824) : "r"(t823), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t825 * 24u;
                                    const u32 t827 = t822 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t828;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t828) : "r"(t827), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = t822 - t830;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t831 << 3u;
                                    const bool t833 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t833 ? t834 : 0u;
                                    const u32 t836 = left_12 < 24u ? left_12 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = t837 < 8u ? t837 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t839 = own_5 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t840 = own_5 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t840 * 12u;
                                    const bool t842 = before_6 < t836;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = t836 - before_6;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t842 ? t843 : 0u;
                                    const u32 t845 = left_13 < 12u ? left_13 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t846 = t845 * t838;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t847 = own_6 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t848 = t847 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t849;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t849) : "r"(t848), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = t849 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t850 * 24u;
                                    const u32 t852 = t847 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t853;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t853) : "r"(t852), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = t854 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = t847 - t855;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t856 << 3u;
                                    const bool t858 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t858 ? t859 : 0u;
                                    const u32 t861 = left_14 < 24u ? left_14 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = t862 < 8u ? t862 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t864 = own_6 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t865 = own_6 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t865 * 12u;
                                    const bool t867 = before_7 < t861;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = t861 - before_7;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t867 ? t868 : 0u;
                                    const u32 t870 = left_15 < 12u ? left_15 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t871 = t870 * t863;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t872 = own_7 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t873 = t872 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t874;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t874) : "r"(t873), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = t874 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t875 * 24u;
                                    const u32 t877 = t872 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t878;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t878) : "r"(t877), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t879 = t878 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t880 = t879 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t881 = t872 - t880;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t881 << 3u;
                                    const bool t883 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t884 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t883 ? t884 : 0u;
                                    const u32 t886 = left_16 < 24u ? left_16 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t887 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t888 = t887 < 8u ? t887 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t889 = own_7 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t890 = own_7 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t890 * 12u;
                                    const bool t892 = before_8 < t886;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t893 = t886 - before_8;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t892 ? t893 : 0u;
                                    const u32 t895 = left_17 < 12u ? left_17 : 12u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t896 = t895 * t888;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t897 = t814 ? t821 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t897;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t899 = t839 ? t846 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t899;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t901 = t864 ? t871 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t901;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t903 = t889 ? t896 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t903;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t905;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t905) : "l"(t719) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t905;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t906;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t906) : "l"(t727) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t906;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t907;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t742) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t907;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t908;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t908) : "l"(t750) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t908;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t909;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t765) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t909;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t910;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t773) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t910;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t911;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t788) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t911;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t912;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t796) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t912;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t913 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t914 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t915 = t913 < t914 ? t913 : t914;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t916 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t917 = t915 < t916 ? t915 : t916;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t918 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t919 = t917 < t918 ? t917 : t918;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t920 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t921 = t919 < t920 ? t919 : t920;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t922 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t923 = t921 < t922 ? t921 : t922;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t924 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t925 = t923 < t924 ? t923 : t924;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t926 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t927 = t925 < t926 ? t925 : t926;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t928 = t927 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t929 = __any_sync(0xffffffffu, t928);
                                        if (!t929) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t930 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t931 = t930 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t931) {
                                            u32 t932;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t932) : "l"(t719) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t932;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t933 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t934 = t933 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t934) {
                                            u32 t935;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t935) : "l"(t727) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t935;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t936 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t937 = t936 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t937) {
                                            u32 t938;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t938) : "l"(t742) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t938;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t939 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t940 = t939 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t940) {
                                            u32 t941;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t941) : "l"(t750) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t941;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t942 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t943 = t942 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t943) {
                                            u32 t944;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t944) : "l"(t765) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t944;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t945 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t946 = t945 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t946) {
                                            u32 t947;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t947) : "l"(t773) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t947;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t948 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t949 = t948 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t949) {
                                            u32 t950;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t950) : "l"(t788) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t950;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t951 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t952 = t951 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t952) {
                                            u32 t953;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t953) : "l"(t796) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t953;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t971 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t971));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t973 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t973));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t975 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t975));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t977 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t977));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t979 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t979));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t981 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t981));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t983 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t983));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t985 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t985));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t987 = t814 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t988 = t839 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t989 = t864 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t990 = t889 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t991;
                                    asm("mov.b32 %0, %1;" : "=r"(t991) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t992;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t992) : "r"(t991));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t992));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = t994 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t995 + counts_8;
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t998 + t999;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1000 + t1001;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1003) : "f"(t1002));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1002 + t1003;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1004 + t1005;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = counts_5 * t1007;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = counts_6 * t1009;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = t1008 + t1010;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = counts_7 * t1012;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1011 + t1013;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = counts_8 * t1015;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = t1014 + t1016;
                                    f32 t1018;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1018) : "f"(t1017));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = t1017 + t1018;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1020) : "f"(t1019));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1019 + t1020;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1021 + t1022;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1029;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(t1028));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1027 * t1029;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1032 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1032 - distance_2;
                                    const f32 t1034 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1035;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(t1034), "f"(counts_5), "f"(t987));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1036 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1036 - distance_2;
                                    const f32 t1038 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1039;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1038), "f"(counts_6), "f"(t988));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1040 = t1035 + t1039;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1041 - distance_2;
                                    const f32 t1043 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1044;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t1043), "f"(counts_7), "f"(t989));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = t1040 + t1044;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1046 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1046 - distance_2;
                                    const f32 t1048 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1049;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(t1048), "f"(counts_8), "f"(t990));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1050 = t1045 + t1049;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1051;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1051) : "f"(t1050));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1052 = t1050 + t1051;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1053;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1053) : "f"(t1052));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1054 = t1052 + t1053;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1055;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1055) : "f"(t1054));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1056 = t1054 + t1055;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1057;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(t1056));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1058 = t1056 + t1057;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1059;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(t1058));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1058 + t1059;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1061 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1062 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1063 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1061 + count_5;
                                    const f32 difference_2 = mean_5 - t1062;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1066;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1067;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(t1066));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1067;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1062));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1070 = t1061 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1071 = t1070 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1072 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1073 = t1072 * t1061;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1074 = t1063 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1075;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1073), "f"(share_3), "f"(t1074));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1071;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1075;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1076 = own_4 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1076) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t719), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t727), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1077 = own_5 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1077) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t742), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t750), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1078 = own_6 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1078) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t765), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t773), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1079 = own_7 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1079) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t788), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t796), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1080 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1082 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1083;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1083) : "f"(t1080), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1084;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(t1083));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1082 * t1084;
                                const f32 t1086 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1086));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1088 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1089 = lane < t1088;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1089) {
                                    const u32 t1090 = lane << 5u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1091 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1090 + t1091;
                                    const u32 t1093 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1094 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1095 = t1094 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1096 = t1095 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1097 = counters + t1096;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1098 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1099 = t1098 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1100 = t1099 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1101 = t1097 + t1100;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1102 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1103 = t1102 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1104 = t1103 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1105 = counters + t1104;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1106 = (u64)t1093;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1107 = t1106 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1108 = t1107 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1109 = t1105 + t1108;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1111 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1112 = t1111 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1101), "r"(t1112) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1114 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1115 = t1114 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1109), "r"(t1115) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1116 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1116;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1118 = i_3 >> 1u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1119 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1120 = t1119 << 5u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1120 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = t1122 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = t1123 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = counters + t1124;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = t1126 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = t1127 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1125 + t1128;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1130;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1130) : "l"(t1129) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1130;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1131 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1132 = t1131 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1133 = __any_sync(0xffffffffu, t1132);
                        if (!t1133) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1134 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1135 = t1134 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1135) {
                            u32 t1136;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1136) : "l"(t1129) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1136;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1140 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_34;
                    asm("mov.b32 %0, %1;" : "=f"(heard_34) : "r"(t1140));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1142 = t1118 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1143 = t1142 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1144 = t105 + t1143;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1145 = t1118 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1146 = t1145 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1144), "r"(t1146) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1147 = t1118 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1148 = t1147 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1148;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1150 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1150;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_34) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1152;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1152) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1153 = t1152 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1153) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1118 & 1u;
                        const u32 t1155 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1156 = t1155 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1157 = t105 + t1156;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1157) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1158 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1158) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1160 = copy + 256u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1161 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1162 = t1161 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1163 = t1162 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1164 = counters + t1163;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1165 = (u64)t1160;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1166 = t1165 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1167 = t1166 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1168 = t1164 + t1167;
                        const u32 t1169 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1170 = t1169 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1170 >> 3u;
                        u32 t1172;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1172) : "l"(t1168), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1173 = t1172 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1174 = t1173 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1174;
                    }
                    const u32 t1175 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1176;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1176) : "r"(t1175));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1177 = t1176 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1177) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1129), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1178 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_5 = handovers + t1178;
        const u32 t1180 = coefficients_5 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1181 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1182 = index * 12288u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1183 = outputs + t1182;
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
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1184 = t1181 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1185 = t1184 & 31u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1186 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1185 + t1186;
        const u32 channels = first_2 + 8u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1189 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1190 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1191 = t1189 - t1190;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1192 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1193 = t1191 / t1192;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1193 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1195 = rounds + 2u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1195; i_6 += 2u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1196 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1196) {
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
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1197 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1197) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1198 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1198) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1201 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1202 = barriers + t1201;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1203 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1204 = t1203 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1202), "r"(t1204) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1205 = slot_3 * 33792u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1206 = smem_1 + t1205;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1207 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1207) {
                    const u32 t1208 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1208), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1209 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1210 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1211 = t1209 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1212 = (u64)t1211;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1213 = t1212 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1214 = t1210 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1215 = (u64)t1214;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1216 = t1215 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1217 = t1209 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1218 = (u64)t1217;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1219 = t1218 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1220 = t1210 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1221 = (u64)t1220;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1222 = t1221 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1223 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1224 = t1223 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1225 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1226 = t1225 + 960u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1227 = t1224 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1228 = (u64)t1227;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1229 = t1228 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1230 = t1226 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1231 = (u64)t1230;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1232 = t1231 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1233 = t1224 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1234 = (u64)t1233;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1235 = t1234 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1236 = t1226 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1237 = (u64)t1236;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1238 = t1237 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1213), "l"(t1216), "l"(t1219), "l"(t1222), "l"(t1229), "l"(t1232), "l"(t1235), "l"(t1238) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1239 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1239) {
                    const u32 t1240 = barriers + 40u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1240), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1241 = t9 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1242 = t1241 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1243 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1244 = t1243 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1245 = t1242 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1246 = (u64)t1245;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1247 = t1246 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1248 = t1244 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1249 = (u64)t1248;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1250 = t1249 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1251 = t1242 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1252 = (u64)t1251;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1254 = t1244 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1255 = (u64)t1254;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = t1255 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1257 = t1241 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1258 = t1257 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1259 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1260 = t1259 + 968u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t1258 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = (u64)t1261;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1263 = t1262 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1260 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = (u64)t1264;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = t1265 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1258 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = (u64)t1267;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = t1268 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1260 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = (u64)t1270;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = t1271 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1247), "l"(t1250), "l"(t1253), "l"(t1256), "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1273 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1273) {
                    const u32 t1274 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1274), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1275 = t9 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1275 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1277 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1278 = t1277 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1279 = t1276 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = (u64)t1279;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = t1280 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1278 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1283 = (u64)t1282;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = t1283 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1276 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1286 = (u64)t1285;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = t1286 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1278 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1289 = (u64)t1288;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1290 = t1289 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1275 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1291 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1293 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1293 + 976u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1295 = t1292 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = (u64)t1295;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1297 = t1296 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1298 = t1294 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = (u64)t1298;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1300 = t1299 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1301 = t1292 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = (u64)t1301;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1303 = t1302 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1304 = t1294 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = (u64)t1304;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = t1305 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1281), "l"(t1284), "l"(t1287), "l"(t1290), "l"(t1297), "l"(t1300), "l"(t1303), "l"(t1306) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1307 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1307) {
                    const u32 t1308 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1308), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1309 = t9 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1310 = t1309 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1311 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1312 = t1311 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t1310 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = (u64)t1313;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1315 = t1314 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1316 = t1312 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1317 = (u64)t1316;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1318 = t1317 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1319 = t1310 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1320 = (u64)t1319;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1321 = t1320 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1312 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1323 = (u64)t1322;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1324 = t1323 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1325 = t1309 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1326 = t1325 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1327 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1328 = t1327 + 1040u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1329 = t1326 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = (u64)t1329;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1328 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1333 = (u64)t1332;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = t1333 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1326 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1336 = (u64)t1335;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1328 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = (u64)t1338;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = t1339 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1315), "l"(t1318), "l"(t1321), "l"(t1324), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1341 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1341) {
                    const u32 t1342 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1342), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1343 = t9 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1343 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1345 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1346 = t1345 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1347 = t1344 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1348 = (u64)t1347;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1349 = t1348 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1346 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1351 = (u64)t1350;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1352 = t1351 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1344 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1354 = (u64)t1353;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = t1354 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1356 = t1346 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1357 = (u64)t1356;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = t1357 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1359 = t1343 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1359 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1361 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1361 + 1048u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1360 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1362 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1360 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = (u64)t1369;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1370 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1362 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = (u64)t1372;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1349), "l"(t1352), "l"(t1355), "l"(t1358), "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1375 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1375) {
                    const u32 t1376 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1376), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1377 = t9 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1378 = t1377 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1379 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1379 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t1378 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = (u64)t1381;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1383 = t1382 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1380 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = (u64)t1384;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = t1385 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1378 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = (u64)t1387;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1380 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = (u64)t1390;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = t1391 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1377 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1394 = t1393 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1395 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1395 + 1056u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1397 = t1394 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = (u64)t1397;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = t1398 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1400 = t1396 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = (u64)t1400;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1402 = t1401 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1394 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = (u64)t1403;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1405 = t1404 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1396 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1407 = (u64)t1406;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = t1407 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1399), "l"(t1402), "l"(t1405), "l"(t1408) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1409 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1409) {
                    const u32 t1410 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1410), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1411 = t9 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1411 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1414 = t1413 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1415 = t1412 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1416 = (u64)t1415;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1417 = t1416 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1418 = t1414 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1419 = (u64)t1418;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1420 = t1419 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1421 = t1412 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1422 = (u64)t1421;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1423 = t1422 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1424 = t1414 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = (u64)t1424;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = t1425 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1427 = t1411 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1428 = t1427 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1429 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1430 = t1429 + 1120u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1431 = t1428 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = (u64)t1431;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1430 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1435 = (u64)t1434;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1436 = t1435 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1437 = t1428 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1438 = (u64)t1437;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1430 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1441 = (u64)t1440;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1442 = t1441 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1433), "l"(t1436), "l"(t1439), "l"(t1442) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1443 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1443) {
                    const u32 t1444 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1444), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1445 = t9 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1446 = t1445 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1447 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1448 = t1447 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1449 = t1446 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1450 = (u64)t1449;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1452 = t1448 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1453 = (u64)t1452;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = t1453 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1455 = t1446 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1456 = (u64)t1455;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1448 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = (u64)t1458;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = t1459 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1461 = t1445 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1461 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1463 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1463 + 1128u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460), "l"(t1467), "l"(t1470), "l"(t1473), "l"(t1476) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1477 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1477) {
                    const u32 t1478 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1478), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1479 = t9 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1480 = t1479 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1481 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1482 = t1481 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1483 = t1480 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = (u64)t1483;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = t1484 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1482 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = (u64)t1486;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = t1487 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1489 = t1480 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = (u64)t1489;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = t1490 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1482 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = (u64)t1492;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = t1493 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1495 = t1479 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1496 = t1495 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1497 = t1206 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1498 = t1497 + 1136u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1499 = t1496 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1500 = (u64)t1499;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1501 = t1500 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1498 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1503 = (u64)t1502;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1504 = t1503 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1505 = t1496 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1506 = (u64)t1505;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1507 = t1506 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1508 = t1498 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = (u64)t1508;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = t1509 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1485), "l"(t1488), "l"(t1491), "l"(t1494), "l"(t1501), "l"(t1504), "l"(t1507), "l"(t1510) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1511 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1512 = t1511 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1512) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1513 = index == 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1514 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1513 ? 0u : t1514;
                    const u32 t1516 = next + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1516) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                u32 t1517;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1517) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1518 = t1517 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1518) {
                    const u32 t1519 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1520 = t1519 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1521 = barriers + t1520;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1521) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(t1522), "f"(t1523));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1525 = t1524 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1526 = t1524 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1527;
                asm("mov.b32 %0, %1;" : "=f"(t1527) : "r"(t1525));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1528;
                asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(t1526));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1527;
                acc_2 = t1528;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(t1529), "f"(t1530));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1532 = t1531 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1533 = t1531 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1534;
                asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(t1532));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1535;
                asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(t1533));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1534;
                acc_4 = t1535;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(t1536), "f"(t1537));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1539 = t1538 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1540 = t1538 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(t1539));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1542;
                asm("mov.b32 %0, %1;" : "=f"(t1542) : "r"(t1540));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1541;
                acc_6 = t1542;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1545;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(t1543), "f"(t1544));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1546 = t1545 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1547 = t1545 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1548;
                asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(t1546));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1549;
                asm("mov.b32 %0, %1;" : "=f"(t1549) : "r"(t1547));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1548;
                acc_8 = t1549;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1552;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(t1550), "f"(t1551));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1553 = t1552 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1554 = t1552 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1555;
                asm("mov.b32 %0, %1;" : "=f"(t1555) : "r"(t1553));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1556;
                asm("mov.b32 %0, %1;" : "=f"(t1556) : "r"(t1554));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1555;
                acc_10 = t1556;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(t1557), "f"(t1558));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1560 = t1559 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1561 = t1559 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(t1560));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1563;
                asm("mov.b32 %0, %1;" : "=f"(t1563) : "r"(t1561));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1562;
                acc_12 = t1563;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(t1564), "f"(t1565));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1567 = t1566 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1568 = t1566 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(t1567));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1570;
                asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(t1568));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1569;
                acc_14 = t1570;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(t1571), "f"(t1572));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1574 = t1573 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1575 = t1573 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1576;
                asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(t1574));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1577;
                asm("mov.b32 %0, %1;" : "=f"(t1577) : "r"(t1575));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1576;
                acc_16 = t1577;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(t1578), "f"(t1579));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1581 = t1580 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1582 = t1580 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("mov.b32 %0, %1;" : "=f"(t1583) : "r"(t1581));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1584;
                asm("mov.b32 %0, %1;" : "=f"(t1584) : "r"(t1582));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1583;
                acc_18 = t1584;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(t1585), "f"(t1586));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1588 = t1587 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1589 = t1587 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1590;
                asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(t1588));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(t1589));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1590;
                acc_20 = t1591;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(t1592), "f"(t1593));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1594 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1596 = t1594 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(t1595));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1598;
                asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(t1596));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1597;
                acc_22 = t1598;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(t1599), "f"(t1600));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1602 = t1601 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1603 = t1601 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1604;
                asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(t1602));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(t1603));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1604;
                acc_24 = t1605;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(t1606), "f"(t1607));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1609 = t1608 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1610 = t1608 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("mov.b32 %0, %1;" : "=f"(t1611) : "r"(t1609));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(t1610));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1611;
                acc_26 = t1612;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(t1613), "f"(t1614));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1616 = t1615 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1617 = t1615 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1618;
                asm("mov.b32 %0, %1;" : "=f"(t1618) : "r"(t1616));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1619;
                asm("mov.b32 %0, %1;" : "=f"(t1619) : "r"(t1617));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1618;
                acc_28 = t1619;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(t1620), "f"(t1621));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1623 = t1622 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1624 = t1622 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(t1623));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1626;
                asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(t1624));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1625;
                acc_30 = t1626;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(t1627), "f"(t1628));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1630 = t1629 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1631 = t1629 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1632;
                asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(t1630));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1633;
                asm("mov.b32 %0, %1;" : "=f"(t1633) : "r"(t1631));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1632;
                acc_32 = t1633;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(t1634), "f"(t1635));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1637 = t1636 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1638 = t1636 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("mov.b32 %0, %1;" : "=f"(t1639) : "r"(t1637));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1640;
                asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(t1638));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1639;
                acc_34 = t1640;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(t1641), "f"(t1642));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1644 = t1643 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1645 = t1643 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1646;
                asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(t1644));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("mov.b32 %0, %1;" : "=f"(t1647) : "r"(t1645));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1646;
                acc_36 = t1647;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(t1648), "f"(t1649));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1650 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1652 = t1650 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(t1651));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1654;
                asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(t1652));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1653;
                acc_38 = t1654;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(t1655), "f"(t1656));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1658 = t1657 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1659 = t1657 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(t1658));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(t1659));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1660;
                acc_40 = t1661;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(t1662), "f"(t1663));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1665 = t1664 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1666 = t1664 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1667;
                asm("mov.b32 %0, %1;" : "=f"(t1667) : "r"(t1665));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1668;
                asm("mov.b32 %0, %1;" : "=f"(t1668) : "r"(t1666));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1667;
                acc_42 = t1668;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(t1669), "f"(t1670));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1672 = t1671 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1673 = t1671 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1674;
                asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(t1672));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1675;
                asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(t1673));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1674;
                acc_44 = t1675;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(t1676), "f"(t1677));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1679 = t1678 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1680 = t1678 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1681;
                asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(t1679));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1682;
                asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(t1680));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1681;
                acc_46 = t1682;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1685;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(t1683), "f"(t1684));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1686 = t1685 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1687 = t1685 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1688;
                asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(t1686));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1689;
                asm("mov.b32 %0, %1;" : "=f"(t1689) : "r"(t1687));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1688;
                acc_48 = t1689;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1690 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1691 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1692 = i_6 * t1691;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1690 + t1692;
                const u32 t1694 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1695;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1695) : "r"(t1694), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1695 >> tiles_shift;
                const u32 t1697 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1697;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1699 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1700;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1700) : "r"(t1699), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1701 = t1700 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1701 * 24u;
                const u32 t1703 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1704;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1704) : "r"(t1703), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1705 = t1704 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1706 = t1705 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = at_19 - t1706;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1707 << 3u;
                const bool t1709 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1710 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1709 ? t1710 : 0u;
                const u32 t1712 = left_18 < 24u ? left_18 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1713 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1714 = t1713 < 8u ? t1713 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1181 << 4u;
                const u32 part = first_row >> 5u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part * 12u;
                const bool t1718 = before_9 < t1712;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1719 = t1712 - before_9;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1718 ? t1719 : 0u;
                const u32 rows = left_19 < 12u ? left_19 : 12u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1714;
                const bool t1723 = pixels == 96u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1724 = first_row & 31u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1725 = t1724 < 16u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1725) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels;
                    f32 t1727;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1727));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1729 = t1181 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1730 = t1729 & 31u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1731 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1730 + t1731;
                    const u32 t1733 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1723) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1734 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = 0.0f + t1734;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = t1735 + t1736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = t1737 + t1738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = t1739 + t1740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_41;
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
                        const f32 parts_2 = t1755 + t1756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = 0.0f + t1758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = t1761 + t1762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = t1763 + t1764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = t1765 + t1766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1767 + t1768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = 0.0f + t1770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = t1775 + t1776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = t1777 + t1778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1779 + t1780;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = t1782 + t1783;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1784;
                    } else {
                        const u32 t1785 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1785 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_4 < t1714;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1788 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1788 < t1714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1790 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1790 & columns;
                        const f32 t1792 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = t1792 + t1793;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = exists ? t1794 : t1795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1796;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1797 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1797 & columns_2;
                        const f32 t1799 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = t1799 + t1800;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = exists_2 ? t1801 : t1802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1803;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1804 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1804 & columns;
                        const f32 t1806 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = t1806 + t1807;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = exists_3 ? t1808 : t1809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1811 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1811 & columns_2;
                        const f32 t1813 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = t1813 + t1814;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = exists_4 ? t1815 : t1816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1817;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1818 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1818 & columns;
                        const f32 t1820 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = t1820 + t1821;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = exists_5 ? t1822 : t1823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1824;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1825 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1825 & columns_2;
                        const f32 t1827 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = t1827 + t1828;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = exists_6 ? t1829 : t1830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1831;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1832 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1832 & columns;
                        const f32 t1834 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = t1834 + t1835;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = exists_7 ? t1836 : t1837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1838;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1839 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1839 & columns_2;
                        const f32 t1841 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = t1841 + t1842;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = exists_8 ? t1843 : t1844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1845;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1846 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1846 & columns;
                        const f32 t1848 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1849 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = t1848 + t1849;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = exists_9 ? t1850 : t1851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1852;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1853 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1853 & columns_2;
                        const f32 t1855 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1856 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = t1855 + t1856;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = exists_10 ? t1857 : t1858;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1859;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1860 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1860 & columns;
                        const f32 t1862 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = t1862 + t1863;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1865 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = exists_11 ? t1864 : t1865;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1866;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1867 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1867 & columns_2;
                        const f32 t1869 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1870 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = t1869 + t1870;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1872 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1873 = exists_12 ? t1871 : t1872;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1873;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1874 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1874 & columns;
                        const f32 t1876 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1877 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = t1876 + t1877;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1880 = exists_13 ? t1878 : t1879;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1880;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1881 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1881 & columns_2;
                        const f32 t1883 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1884 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = t1883 + t1884;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1886 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = exists_14 ? t1885 : t1886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1887;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1888 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1888 & columns;
                        const f32 t1890 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = t1890 + t1891;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1893 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1894 = exists_15 ? t1892 : t1893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1895 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1895 & columns_2;
                        const f32 t1897 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = t1897 + t1898;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1900 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1901 = exists_16 ? t1899 : t1900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1901;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1902 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1902 & columns;
                        const f32 t1904 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1905 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = t1904 + t1905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1907 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1908 = exists_17 ? t1906 : t1907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1908;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1909 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1909 & columns_2;
                        const f32 t1911 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1912 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = t1911 + t1912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1914 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1915 = exists_18 ? t1913 : t1914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1915;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1916 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1916 & columns;
                        const f32 t1918 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1919 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = t1918 + t1919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1921 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1922 = exists_19 ? t1920 : t1921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1923 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1923 & columns_2;
                        const f32 t1925 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1926 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = t1925 + t1926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1928 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1929 = exists_20 ? t1927 : t1928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1929;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1930 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1930 & columns;
                        const f32 t1932 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1933 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = t1932 + t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1935 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1936 = exists_21 ? t1934 : t1935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1936;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1937 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1937 & columns_2;
                        const f32 t1939 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = t1939 + t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1942 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = exists_22 ? t1941 : t1942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1943;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1944 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1944 & columns;
                        const f32 t1946 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = t1946 + t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1950 = exists_23 ? t1948 : t1949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1951 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1951 & columns_2;
                        const f32 t1953 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = t1953 + t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = exists_24 ? t1955 : t1956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1957;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1958 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1959;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1959) : "f"(t1958));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = t1958 + t1959;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1961;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1961) : "f"(t1960));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = t1960 + t1961;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t1962 * share_4;
                    const f32 t1964 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1964), "f"(count_7), "f"(t1962));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1723) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t1967 - mean_7;
                        f32 t1969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1969) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1970 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t1970 - mean_7;
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(distance_4), "f"(distance_4), "f"(t1969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t1973 - mean_7;
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(distance_5), "f"(distance_5), "f"(t1972));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t1976 - mean_7;
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(distance_6), "f"(distance_6), "f"(t1975));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1979 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t1979 - mean_7;
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(distance_7), "f"(distance_7), "f"(t1978));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t1982 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_8), "f"(distance_8), "f"(t1981));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1985 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t1985 - mean_7;
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t1988 - mean_7;
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(distance_10), "f"(distance_10), "f"(t1987));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1991 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t1991 - mean_7;
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(distance_11), "f"(distance_11), "f"(t1990));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t1994 - mean_7;
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(distance_12), "f"(distance_12), "f"(t1993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t1997 - mean_7;
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(distance_13), "f"(distance_13), "f"(t1996));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2000 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t1999));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2003 - mean_7;
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2006 - mean_7;
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(distance_16), "f"(distance_16), "f"(t2005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2009 - mean_7;
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(distance_17), "f"(distance_17), "f"(t2008));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2012 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2012 - mean_7;
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(distance_18), "f"(distance_18), "f"(t2011));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2015 - mean_7;
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(distance_19), "f"(distance_19), "f"(t2014));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2018 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_20), "f"(distance_20), "f"(t2017));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2021 - mean_7;
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(distance_21), "f"(distance_21), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2024 - mean_7;
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(distance_22), "f"(distance_22), "f"(t2023));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2027 - mean_7;
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(distance_23), "f"(distance_23), "f"(t2026));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2030 - mean_7;
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(distance_24), "f"(distance_24), "f"(t2029));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2033 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2033 - mean_7;
                        f32 t2035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(distance_25), "f"(distance_25), "f"(t2032));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2036 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_26), "f"(distance_26), "f"(t2035));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2040 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = t2039 + t2040;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2041;
                    } else {
                        const u32 t2042 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2042 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = first_5 < t1714;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2045 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2045 < t1714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2047 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2047 & columns_3;
                        const f32 t2049 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2050 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2050 - mean_7;
                        f32 t2052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(distance_27), "f"(distance_27), "f"(t2049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2054 = exists_25 ? t2052 : t2053;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2055 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2055 & columns_4;
                        const f32 t2057 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2058 - mean_7;
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_28), "f"(distance_28), "f"(t2057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = exists_26 ? t2060 : t2061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2063 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2063 & columns_3;
                        const f32 t2065 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2066 - mean_7;
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(distance_29), "f"(distance_29), "f"(t2065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = exists_27 ? t2068 : t2069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2071 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2071 & columns_4;
                        const f32 t2073 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2074 - mean_7;
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(distance_30), "f"(distance_30), "f"(t2073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = exists_28 ? t2076 : t2077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2079 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2079 & columns_3;
                        const f32 t2081 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2082 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2082 - mean_7;
                        f32 t2084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_31), "f"(distance_31), "f"(t2081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = exists_29 ? t2084 : t2085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2087 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2087 & columns_4;
                        const f32 t2089 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2090 - mean_7;
                        f32 t2092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(distance_32), "f"(distance_32), "f"(t2089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2094 = exists_30 ? t2092 : t2093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2095 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2095 & columns_3;
                        const f32 t2097 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2098 - mean_7;
                        f32 t2100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(distance_33), "f"(distance_33), "f"(t2097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2102 = exists_31 ? t2100 : t2101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2103 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2103 & columns_4;
                        const f32 t2105 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2106 - mean_7;
                        f32 t2108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_34), "f"(distance_34), "f"(t2105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2110 = exists_32 ? t2108 : t2109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2111 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2111 & columns_3;
                        const f32 t2113 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2114 - mean_7;
                        f32 t2116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(distance_35), "f"(distance_35), "f"(t2113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2117 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2118 = exists_33 ? t2116 : t2117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2119 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2119 & columns_4;
                        const f32 t2121 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2122 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2122 - mean_7;
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(distance_36), "f"(distance_36), "f"(t2121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2125 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = exists_34 ? t2124 : t2125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2127 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2127 & columns_3;
                        const f32 t2129 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2130 - mean_7;
                        f32 t2132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(distance_37), "f"(distance_37), "f"(t2129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = exists_35 ? t2132 : t2133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2135 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2135 & columns_4;
                        const f32 t2137 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2138 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2138 - mean_7;
                        f32 t2140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_38), "f"(distance_38), "f"(t2137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = exists_36 ? t2140 : t2141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2143 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2143 & columns_3;
                        const f32 t2145 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2146 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2146 - mean_7;
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(distance_39), "f"(distance_39), "f"(t2145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = exists_37 ? t2148 : t2149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2151 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2151 & columns_4;
                        const f32 t2153 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2154 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2154 - mean_7;
                        f32 t2156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(distance_40), "f"(distance_40), "f"(t2153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = exists_38 ? t2156 : t2157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2159 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2159 & columns_3;
                        const f32 t2161 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2162 - mean_7;
                        f32 t2164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(distance_41), "f"(distance_41), "f"(t2161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2166 = exists_39 ? t2164 : t2165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2167 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2167 & columns_4;
                        const f32 t2169 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2170 - mean_7;
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(distance_42), "f"(distance_42), "f"(t2169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2173 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = exists_40 ? t2172 : t2173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2175 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2175 & columns_3;
                        const f32 t2177 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2178 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2178 - mean_7;
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_43), "f"(distance_43), "f"(t2177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2181 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = exists_41 ? t2180 : t2181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2183 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2183 & columns_4;
                        const f32 t2185 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2186 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2186 - mean_7;
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(distance_44), "f"(distance_44), "f"(t2185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = exists_42 ? t2188 : t2189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2191 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2191 & columns_3;
                        const f32 t2193 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2194 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2194 - mean_7;
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(distance_45), "f"(distance_45), "f"(t2193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = exists_43 ? t2196 : t2197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2199 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2199 & columns_4;
                        const f32 t2201 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2202 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2202 - mean_7;
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(distance_46), "f"(distance_46), "f"(t2201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = exists_44 ? t2204 : t2205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2207 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2207 & columns_3;
                        const f32 t2209 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2210 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2210 - mean_7;
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(distance_47), "f"(distance_47), "f"(t2209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = exists_45 ? t2212 : t2213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2215 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2215 & columns_4;
                        const f32 t2217 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2218 - mean_7;
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(distance_48), "f"(distance_48), "f"(t2217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2222 = exists_46 ? t2220 : t2221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2223 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2223 & columns_3;
                        const f32 t2225 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2226 - mean_7;
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(distance_49), "f"(distance_49), "f"(t2225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2229 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = exists_47 ? t2228 : t2229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2231 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2231 & columns_4;
                        const f32 t2233 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2234 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2234 - mean_7;
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(distance_50), "f"(distance_50), "f"(t2233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2237 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = exists_48 ? t2236 : t2237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2238;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2239 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2240;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2240) : "f"(t2239));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2241 = t2239 + t2240;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2242;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2242) : "f"(t2241));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t2241 + t2242;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2244 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2245 = t2244 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2245) {
                        const u32 t2246 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_2 = t2246 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2248 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2249 = t2248 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2250 = t2249 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t2250 + 288u;
                        const u32 t2252 = at_20 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2253 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2254 = t2253 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2255 = t2254 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2256 = counters + t2255;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2257 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2258 = t2257 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2259 = t2258 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2260 = t2256 + t2259;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2261 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2262 = t2261 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2263 = t2262 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2264 = counters + t2263;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2265 = (u64)t2252;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2266 = t2265 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2267 = t2266 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2268 = t2264 + t2267;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2270 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2271 = t2270 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2260), "r"(t2271) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2273 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2274 = t2273 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2268), "r"(t2274) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1723) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2276 = 0.0f + t2275;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2277 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2278 = t2276 + t2277;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2280 = t2278 + t2279;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = t2280 + t2281;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2284 = t2282 + t2283;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2285 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t2284 + t2285;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = 0.0f + t2287;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = t2288 + t2289;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2292 = t2290 + t2291;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2293 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2294 = t2292 + t2293;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = t2294 + t2295;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t2296 + t2297;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2299 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2300 = 0.0f + t2299;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2301 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = t2300 + t2301;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2304 = t2302 + t2303;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2306 = t2304 + t2305;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2307 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2308 = t2306 + t2307;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2309 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t2308 + t2309;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2311 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2312 = 0.0f + t2311;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2313 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2314 = t2312 + t2313;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2315 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = t2314 + t2315;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2318 = t2316 + t2317;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2319 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2320 = t2318 + t2319;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2321 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t2320 + t2321;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2323 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2324 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2325 = t2323 + t2324;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2325;
                    } else {
                        const u32 t2326 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t2326 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_6 < t1714;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2329 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t2329 < t1714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2331 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2331 & columns_5;
                        const f32 t2333 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2334 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2335 = t2333 + t2334;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2336 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2337 = exists_49 ? t2335 : t2336;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2337;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2338 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2338 & columns_6;
                        const f32 t2340 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2341 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2342 = t2340 + t2341;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2343 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2344 = exists_50 ? t2342 : t2343;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2344;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2345 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2345 & columns_5;
                        const f32 t2347 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2348 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2349 = t2347 + t2348;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2350 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2351 = exists_51 ? t2349 : t2350;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2351;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2352 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2352 & columns_6;
                        const f32 t2354 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2355 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2356 = t2354 + t2355;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2357 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2358 = exists_52 ? t2356 : t2357;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2359 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2359 & columns_5;
                        const f32 t2361 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2362 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2363 = t2361 + t2362;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2364 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2365 = exists_53 ? t2363 : t2364;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2365;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2366 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2366 & columns_6;
                        const f32 t2368 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2369 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2370 = t2368 + t2369;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2371 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2372 = exists_54 ? t2370 : t2371;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2372;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2373 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2373 & columns_5;
                        const f32 t2375 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2376 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2377 = t2375 + t2376;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2378 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2379 = exists_55 ? t2377 : t2378;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2379;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2380 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2380 & columns_6;
                        const f32 t2382 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2383 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2384 = t2382 + t2383;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2385 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2386 = exists_56 ? t2384 : t2385;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2387 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2387 & columns_5;
                        const f32 t2389 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2390 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2391 = t2389 + t2390;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2392 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2393 = exists_57 ? t2391 : t2392;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2393;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2394 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2394 & columns_6;
                        const f32 t2396 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2397 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2398 = t2396 + t2397;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2399 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2400 = exists_58 ? t2398 : t2399;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2400;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2401 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2401 & columns_5;
                        const f32 t2403 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2404 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2405 = t2403 + t2404;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2406 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2407 = exists_59 ? t2405 : t2406;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2407;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2408 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2408 & columns_6;
                        const f32 t2410 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2411 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2412 = t2410 + t2411;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2413 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2414 = exists_60 ? t2412 : t2413;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2414;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2415 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2415 & columns_5;
                        const f32 t2417 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2418 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2419 = t2417 + t2418;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2420 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2421 = exists_61 ? t2419 : t2420;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2421;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2422 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2422 & columns_6;
                        const f32 t2424 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2425 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2426 = t2424 + t2425;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2427 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2428 = exists_62 ? t2426 : t2427;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2428;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2429 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2429 & columns_5;
                        const f32 t2431 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2432 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2433 = t2431 + t2432;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2434 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2435 = exists_63 ? t2433 : t2434;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2435;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2436 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2436 & columns_6;
                        const f32 t2438 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2439 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2440 = t2438 + t2439;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2441 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2442 = exists_64 ? t2440 : t2441;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2443 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2443 & columns_5;
                        const f32 t2445 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2446 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2447 = t2445 + t2446;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2448 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2449 = exists_65 ? t2447 : t2448;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2449;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2450 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2450 & columns_6;
                        const f32 t2452 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2453 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2454 = t2452 + t2453;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2455 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2456 = exists_66 ? t2454 : t2455;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2456;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2457 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2457 & columns_5;
                        const f32 t2459 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2460 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2461 = t2459 + t2460;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2462 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2463 = exists_67 ? t2461 : t2462;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2463;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2464 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2464 & columns_6;
                        const f32 t2466 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2467 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2468 = t2466 + t2467;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2469 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2470 = exists_68 ? t2468 : t2469;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2471 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2471 & columns_5;
                        const f32 t2473 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2474 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2475 = t2473 + t2474;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2476 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2477 = exists_69 ? t2475 : t2476;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2477;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2478 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2478 & columns_6;
                        const f32 t2480 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2481 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2482 = t2480 + t2481;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2483 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2484 = exists_70 ? t2482 : t2483;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2485 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2485 & columns_5;
                        const f32 t2487 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2488 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2489 = t2487 + t2488;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2490 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2491 = exists_71 ? t2489 : t2490;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2491;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2492 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2492 & columns_6;
                        const f32 t2494 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2495 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2496 = t2494 + t2495;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2497 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = exists_72 ? t2496 : t2497;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2498;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2499 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2500;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2500) : "f"(t2499));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2501 = t2499 + t2500;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2502;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2502) : "f"(t2501));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2503 = t2501 + t2502;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t2503 * share_4;
                    const f32 t2505 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2505), "f"(count_7), "f"(t2503));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1723) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2508 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2508 - mean_8;
                        f32 t2510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2511 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2511 - mean_8;
                        f32 t2513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(distance_52), "f"(distance_52), "f"(t2510));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2514 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2514 - mean_8;
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(distance_53), "f"(distance_53), "f"(t2513));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2517 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2517 - mean_8;
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(distance_54), "f"(distance_54), "f"(t2516));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2520 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2520 - mean_8;
                        f32 t2522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(distance_55), "f"(distance_55), "f"(t2519));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2523 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2523 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_56), "f"(distance_56), "f"(t2522));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2526 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2526 - mean_8;
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2529 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2529 - mean_8;
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(distance_58), "f"(distance_58), "f"(t2528));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2532 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2532 - mean_8;
                        f32 t2534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(distance_59), "f"(distance_59), "f"(t2531));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2535 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2535 - mean_8;
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(distance_60), "f"(distance_60), "f"(t2534));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2538 - mean_8;
                        f32 t2540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(distance_61), "f"(distance_61), "f"(t2537));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2541 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2541 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_62), "f"(distance_62), "f"(t2540));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2544 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2544 - mean_8;
                        f32 t2546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(distance_63), "f"(distance_63), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2547 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2547 - mean_8;
                        f32 t2549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(distance_64), "f"(distance_64), "f"(t2546));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2550 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2550 - mean_8;
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_65), "f"(distance_65), "f"(t2549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2553 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2553 - mean_8;
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(distance_66), "f"(distance_66), "f"(t2552));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2556 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2556 - mean_8;
                        f32 t2558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(distance_67), "f"(distance_67), "f"(t2555));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2559 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2559 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_68), "f"(distance_68), "f"(t2558));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2562 - mean_8;
                        f32 t2564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(distance_69), "f"(distance_69), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2565 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2565 - mean_8;
                        f32 t2567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(distance_70), "f"(distance_70), "f"(t2564));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2568 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2568 - mean_8;
                        f32 t2570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2570) : "f"(distance_71), "f"(distance_71), "f"(t2567));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2571 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2571 - mean_8;
                        f32 t2573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(distance_72), "f"(distance_72), "f"(t2570));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2574 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2574 - mean_8;
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_73), "f"(distance_73), "f"(t2573));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2577 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2577 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_74), "f"(distance_74), "f"(t2576));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2580 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2581 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = t2580 + t2581;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2582;
                    } else {
                        const u32 t2583 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t2583 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = first_7 < t1714;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2586 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t2586 < t1714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2588 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2588 & columns_7;
                        const f32 t2590 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2591 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2591 - mean_8;
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(distance_75), "f"(distance_75), "f"(t2590));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2595 = exists_73 ? t2593 : t2594;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2595;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2596 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2596 & columns_8;
                        const f32 t2598 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2599 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2599 - mean_8;
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(distance_76), "f"(distance_76), "f"(t2598));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2603 = exists_74 ? t2601 : t2602;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2603;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2604 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2604 & columns_7;
                        const f32 t2606 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2607 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2607 - mean_8;
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(distance_77), "f"(distance_77), "f"(t2606));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2611 = exists_75 ? t2609 : t2610;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2611;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2612 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2612 & columns_8;
                        const f32 t2614 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2615 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2615 - mean_8;
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(distance_78), "f"(distance_78), "f"(t2614));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2619 = exists_76 ? t2617 : t2618;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2619;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2620 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2620 & columns_7;
                        const f32 t2622 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2623 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2623 - mean_8;
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(distance_79), "f"(distance_79), "f"(t2622));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2627 = exists_77 ? t2625 : t2626;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2627;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2628 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2628 & columns_8;
                        const f32 t2630 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2631 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2631 - mean_8;
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(distance_80), "f"(distance_80), "f"(t2630));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2635 = exists_78 ? t2633 : t2634;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2635;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2636 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2636 & columns_7;
                        const f32 t2638 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2639 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2639 - mean_8;
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(distance_81), "f"(distance_81), "f"(t2638));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2643 = exists_79 ? t2641 : t2642;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2643;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2644 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2644 & columns_8;
                        const f32 t2646 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2647 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2647 - mean_8;
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(distance_82), "f"(distance_82), "f"(t2646));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2651 = exists_80 ? t2649 : t2650;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2652 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2652 & columns_7;
                        const f32 t2654 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2655 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2655 - mean_8;
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(distance_83), "f"(distance_83), "f"(t2654));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2659 = exists_81 ? t2657 : t2658;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2659;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2660 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2660 & columns_8;
                        const f32 t2662 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2663 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2663 - mean_8;
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(distance_84), "f"(distance_84), "f"(t2662));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2667 = exists_82 ? t2665 : t2666;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2667;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2668 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2668 & columns_7;
                        const f32 t2670 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2671 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2671 - mean_8;
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(distance_85), "f"(distance_85), "f"(t2670));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2675 = exists_83 ? t2673 : t2674;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2675;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2676 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2676 & columns_8;
                        const f32 t2678 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2679 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2679 - mean_8;
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(distance_86), "f"(distance_86), "f"(t2678));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2683 = exists_84 ? t2681 : t2682;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2684 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2684 & columns_7;
                        const f32 t2686 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2687 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2687 - mean_8;
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(distance_87), "f"(distance_87), "f"(t2686));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2691 = exists_85 ? t2689 : t2690;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2691;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2692 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2692 & columns_8;
                        const f32 t2694 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2695 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2695 - mean_8;
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(distance_88), "f"(distance_88), "f"(t2694));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2699 = exists_86 ? t2697 : t2698;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2699;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2700 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2700 & columns_7;
                        const f32 t2702 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2703 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2703 - mean_8;
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(distance_89), "f"(distance_89), "f"(t2702));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2707 = exists_87 ? t2705 : t2706;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2707;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2708 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2708 & columns_8;
                        const f32 t2710 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2711 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2711 - mean_8;
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(distance_90), "f"(distance_90), "f"(t2710));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2715 = exists_88 ? t2713 : t2714;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2715;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2716 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2716 & columns_7;
                        const f32 t2718 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2719 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2719 - mean_8;
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(distance_91), "f"(distance_91), "f"(t2718));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2723 = exists_89 ? t2721 : t2722;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2723;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2724 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2724 & columns_8;
                        const f32 t2726 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2727 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2727 - mean_8;
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(distance_92), "f"(distance_92), "f"(t2726));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2731 = exists_90 ? t2729 : t2730;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2731;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2732 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2732 & columns_7;
                        const f32 t2734 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2735 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2735 - mean_8;
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(distance_93), "f"(distance_93), "f"(t2734));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2739 = exists_91 ? t2737 : t2738;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2740 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2740 & columns_8;
                        const f32 t2742 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2743 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2743 - mean_8;
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(distance_94), "f"(distance_94), "f"(t2742));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2747 = exists_92 ? t2745 : t2746;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2747;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2748 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2748 & columns_7;
                        const f32 t2750 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2751 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2751 - mean_8;
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(distance_95), "f"(distance_95), "f"(t2750));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2755 = exists_93 ? t2753 : t2754;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2755;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2756 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2756 & columns_8;
                        const f32 t2758 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2759 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2759 - mean_8;
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(distance_96), "f"(distance_96), "f"(t2758));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2763 = exists_94 ? t2761 : t2762;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2764 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2764 & columns_7;
                        const f32 t2766 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2767 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2767 - mean_8;
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(distance_97), "f"(distance_97), "f"(t2766));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2771 = exists_95 ? t2769 : t2770;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2771;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2772 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2772 & columns_8;
                        const f32 t2774 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2775 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2775 - mean_8;
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(distance_98), "f"(distance_98), "f"(t2774));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2779 = exists_96 ? t2777 : t2778;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2779;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2781;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2781) : "f"(t2780));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = t2780 + t2781;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2783;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2783) : "f"(t2782));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t2782 + t2783;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2785 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2786 = t2785 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2786) {
                        const u32 t2787 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_3 = t2787 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2789 = t1733 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2790 = t2789 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2791 = t2790 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t2791 + 288u;
                        const u32 t2793 = at_21 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2794 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2795 = t2794 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2796 = t2795 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2797 = counters + t2796;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2798 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2799 = t2798 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2800 = t2799 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2801 = t2797 + t2800;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2802 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2803 = t2802 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2804 = t2803 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2805 = counters + t2804;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2806 = (u64)t2793;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2807 = t2806 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2808 = t2807 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2809 = t2805 + t2808;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2811 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2812 = t2811 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2801), "r"(t2812) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2814 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2815 = t2814 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2809), "r"(t2815) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2816;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2816) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2817 = t2816 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t2817) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2818 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2819 = t2818 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2820 = t2819 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2821 = t1180 + t2820;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2821) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2822 = 2u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t2822) {
                const u32 t2823 = i_6 - 2u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t2823 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2825 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2826 = t2825 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2827 = t2826 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2828 = t1180 + t2827;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2829 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2830 = t2829 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2828), "r"(t2830) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2831 = t1181 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2832 = t2831 & 31u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2833 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2834 = t2833 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_5 + t2834;
                const u32 t2836 = t2832 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_6 = tile_2 + t2836;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2838 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2839 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2840 = t2823 * t2839;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t2838 + t2840;
                const u32 t2842 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2843;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2843) : "r"(t2842), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t2843 >> tiles_shift;
                const u32 t2845 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2846 = number_4 - t2845;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2847 = t2846 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t2848;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2848) : "r"(t2847), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2849 = t2848 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t2849 * 24u;
                const u32 t2851 = t2846 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t2852;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2852) : "r"(t2851), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2853 = t2852 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2854 = t2853 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2855 = t2846 - t2854;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t2855 << 3u;
                const bool t2857 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t2858 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t2857 ? t2858 : 0u;
                const u32 t2860 = left_20 < 24u ? left_20 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2861 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2862 = t2861 < 8u ? t2861 : 8u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2863 = t1181 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t2863 & 31u;
#line 83 "fa-kernels/src/conv/streaming/channels_first.rs"
                const bool t2865 = channel_2 < 16u;
#line 83 "fa-kernels/src/conv/streaming/channels_first.rs"
                if (t2865) {
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2866 = t1183 + 4096u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2867 = t1183 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2868 = lane & 3u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2869 = lane >> 2u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_row_2 = t1181 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2871 = first_row_2 >> 5u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_line = t2871 * 12u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < 2u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2873 = i_7 << 3u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 within = t2869 + t2873;
                        const u32 channel_3 = channel_2 + within;
                        const u32 t2876 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 at_22 = coefficients_6 + t2876;
                        f32 t2878;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2878) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2879;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t2879) : "r"(at_22) : "memory");
                        const u32 t2880 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2881 = t2880 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2882 = t2881 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2883 = t2868 ^ t2882;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2884 = t2880 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2885 = t2883 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2886 = t2884 + t2885;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from = t1183 + t2886;
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2888 = row << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2889 = row & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2890;
                        asm("mov.b32 %0, %1;" : "=f"(t2890) : "r"(t2888));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2891;
                        asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(t2889));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2892 = t2890 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2893 = t2892 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2894 = t2891 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2895 = t2894 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t2893), "f"(t2895));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2897 = row_2 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2898 = row_2 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2899;
                        asm("mov.b32 %0, %1;" : "=f"(t2899) : "r"(t2897));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2900;
                        asm("mov.b32 %0, %1;" : "=f"(t2900) : "r"(t2898));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2901 = t2899 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2902 = t2901 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2903 = t2900 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2904 = t2903 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t2902), "f"(t2904));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2906 = row_3 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2907 = row_3 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2908;
                        asm("mov.b32 %0, %1;" : "=f"(t2908) : "r"(t2906));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2909;
                        asm("mov.b32 %0, %1;" : "=f"(t2909) : "r"(t2907));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2910 = t2908 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2911 = t2910 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2912 = t2909 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2913 = t2912 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t2911), "f"(t2913));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2915 = row_4 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2916 = row_4 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2917;
                        asm("mov.b32 %0, %1;" : "=f"(t2917) : "r"(t2915));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2918;
                        asm("mov.b32 %0, %1;" : "=f"(t2918) : "r"(t2916));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2919 = t2917 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2920 = t2919 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2921 = t2918 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2922 = t2921 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t2920), "f"(t2922));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2924 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2925 = t2924 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2926 = t2925 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2927 = t2868 ^ t2926;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2928 = t2924 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2929 = t2927 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2930 = t2928 + t2929;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_2 = t2866 + t2930;
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2932 = row_5 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2933 = row_5 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2934;
                        asm("mov.b32 %0, %1;" : "=f"(t2934) : "r"(t2932));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2935;
                        asm("mov.b32 %0, %1;" : "=f"(t2935) : "r"(t2933));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2936 = t2934 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2937 = t2936 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2938 = t2935 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2939 = t2938 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_5;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t2937), "f"(t2939));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2941 = row_6 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2942 = row_6 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2943;
                        asm("mov.b32 %0, %1;" : "=f"(t2943) : "r"(t2941));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2944;
                        asm("mov.b32 %0, %1;" : "=f"(t2944) : "r"(t2942));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2945 = t2943 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2946 = t2945 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2947 = t2944 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2948 = t2947 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_6;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t2946), "f"(t2948));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2950 = row_7 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2951 = row_7 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2952;
                        asm("mov.b32 %0, %1;" : "=f"(t2952) : "r"(t2950));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2953;
                        asm("mov.b32 %0, %1;" : "=f"(t2953) : "r"(t2951));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2954 = t2952 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2955 = t2954 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2956 = t2953 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2957 = t2956 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_7;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t2955), "f"(t2957));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2959 = row_8 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2960 = row_8 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2961;
                        asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(t2959));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2962;
                        asm("mov.b32 %0, %1;" : "=f"(t2962) : "r"(t2960));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2963 = t2961 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2964 = t2963 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2965 = t2962 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2966 = t2965 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_8;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t2964), "f"(t2966));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2968 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2969 = t2968 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2970 = t2969 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2971 = t2868 ^ t2970;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2972 = t2968 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2973 = t2971 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2974 = t2972 + t2973;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_3 = t2867 + t2974;
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from_3) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2976 = row_9 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2977 = row_9 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2978;
                        asm("mov.b32 %0, %1;" : "=f"(t2978) : "r"(t2976));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2979;
                        asm("mov.b32 %0, %1;" : "=f"(t2979) : "r"(t2977));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2980 = t2978 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2981 = t2980 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2982 = t2979 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2983 = t2982 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_9;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_9) : "f"(t2981), "f"(t2983));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2985 = row_10 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2986 = row_10 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2987;
                        asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(t2985));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2988;
                        asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(t2986));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2989 = t2987 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2990 = t2989 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2991 = t2988 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2992 = t2991 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_10;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_10) : "f"(t2990), "f"(t2992));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2994 = row_11 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2995 = row_11 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2996;
                        asm("mov.b32 %0, %1;" : "=f"(t2996) : "r"(t2994));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2997;
                        asm("mov.b32 %0, %1;" : "=f"(t2997) : "r"(t2995));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2998 = t2996 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2999 = t2998 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3000 = t2997 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3001 = t3000 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_11;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_11) : "f"(t2999), "f"(t3001));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3003 = row_12 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3004 = row_12 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3005;
                        asm("mov.b32 %0, %1;" : "=f"(t3005) : "r"(t3003));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3006;
                        asm("mov.b32 %0, %1;" : "=f"(t3006) : "r"(t3004));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3007 = t3005 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3008 = t3007 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3009 = t3006 - t2879;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3010 = t3009 * t2878;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_12;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_12) : "f"(t3008), "f"(t3010));
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 line = first_line + t2868;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3013 = line < t2860;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3013) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3014 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3015 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3016 = t3015 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3017 = t3016 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3018 = y + t3017;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3019 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3020 = t3019 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3021 = t3020 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3022 = t3018 + t3021;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3023 = (u64)t3014;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3024 = t3023 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3025 = t3024 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3026 = t3022 + t3025;
                            const u64 t3027 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3028 = t3026 + t3027;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3028), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                        }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3029 = t2868 + 4u;
                        const u32 line_2 = first_line + t3029;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3031 = line_2 < t2860;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3031) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3032 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3033 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3034 = t3033 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3035 = t3034 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3036 = y + t3035;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3037 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3038 = t3037 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3039 = t3038 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3040 = t3036 + t3039;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3041 = (u64)t3032;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3042 = t3041 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3043 = t3042 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3044 = t3040 + t3043;
                            const u64 t3045 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3046 = t3044 + t3045;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3046), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                        }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3047 = t2868 + 8u;
                        const u32 line_3 = first_line + t3047;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3049 = line_3 < t2860;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3049) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3050 = y_12 + line_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3051 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3052 = t3051 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3053 = t3052 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3054 = y + t3053;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3055 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3056 = t3055 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3057 = t3056 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3058 = t3054 + t3057;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3059 = (u64)t3050;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3060 = t3059 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3061 = t3060 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3062 = t3058 + t3061;
                            const u64 t3063 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3064 = t3062 + t3063;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3064), "r"(finished_9), "r"(finished_10), "r"(finished_11), "r"(finished_12) : "memory");
                        }
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3065 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t3065) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3066 = t1181 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3067 = t1183 + 4096u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3068 = t1183 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3069;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3069) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3070;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3070) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3071;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3071) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3072;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3072) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3073;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3073) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3074;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3074) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3075;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3075) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3076;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3076) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3077) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3078) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3079) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3080) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3081;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3081) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3082) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3083) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3084) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3085) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3086;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3086) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3087) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3088) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3089) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3090;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3090) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3091) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3092;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3092) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3093 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3094 = t3066 + t3093;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3095 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3096 = t3094 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3097 = t3096 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3098 = t3095 ^ t3097;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3099 = t3094 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3100 = t3098 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3101 = t3099 + t3100;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3102 = t1183 + t3101;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3102), "r"(t3069), "r"(t3070), "r"(t3071), "r"(t3072) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3103 = t3101 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3104 = t1183 + t3103;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3104), "r"(t3073), "r"(t3074), "r"(t3075), "r"(t3076) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3105 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3106 = t3066 + t3105;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3107 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3108 = t3106 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3109 = t3108 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3110 = t3107 ^ t3109;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3111 = t3106 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3112 = t3110 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3113 = t3111 + t3112;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3114 = t3067 + t3113;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3114), "r"(t3077), "r"(t3078), "r"(t3079), "r"(t3080) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3115 = t3113 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3116 = t3067 + t3115;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3116), "r"(t3081), "r"(t3082), "r"(t3083), "r"(t3084) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3117 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3118 = t3066 + t3117;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3119 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3120 = t3118 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3121 = t3120 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3122 = t3119 ^ t3121;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3123 = t3118 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3124 = t3122 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3125 = t3123 + t3124;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3126 = t3068 + t3125;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3126), "r"(t3085), "r"(t3086), "r"(t3087), "r"(t3088) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3127 = t3125 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3128 = t3068 + t3127;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3128), "r"(t3089), "r"(t3090), "r"(t3091), "r"(t3092) : "memory");
            }
        }
    }
}
