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
#line 187 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 all = tiles << 1u;
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t3 = thread >> 5u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 213 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 141312u;
    const u32 handovers = outputs + 24576u;
    const u32 barriers = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 67584u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = smem_1 + 141312u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t11 = barriers + 104u;
    const bool t12 = thread == 0u;
#line 219 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t36 = index == 2u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t36) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t38 = index_2 == 2u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t38) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = t39 - t40;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = t41 / t42;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = t43 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t44; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t45 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t46 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t47 = i * t46;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t45 + t47;
                const u32 t49 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t50;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t50) : "r"(t49), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t50 >> tiles_shift;
                const u32 t52 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t102 = index_2 < 2u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t102) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t103 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t103;
                const u32 t105 = coefficients_2 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t106 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t107 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t108 = t106 - t107;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t109 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t110 = t108 / t109;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = t110 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t111; i_3 += 2u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t112 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t113 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t114 = i_3 * t113;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t112 + t114;
                    const u32 t116 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t117;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t117) : "r"(t116), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t117 >> tiles_shift;
                    const u32 t119 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t119;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 16u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t124 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t124) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t125 = share < shares;
                            if (!t125) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t126 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t126 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t128 = channel < 15u ? channel : 15u;
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
                                    const u32 t132 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t133 = i_4 < t132 ? i_4 : t132;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t134 = t128 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t135 = t134 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t136 = t135 + t133;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t136 + 288u;
                                    const u32 t138 = at_2 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = t139 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = t140 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = counters + t141;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t142 + t145;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = counters + t149;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = (u64)t138;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t150 + t153;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t155 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t156 = own < t155 ? own : t155;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t128 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t158 = t157 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t159 = t158 + t156;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t159 + 288u;
                                    const u32 t161 = at_3 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = t162 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = t163 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = counters + t164;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t165 + t168;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = counters + t172;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = (u64)t161;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t173 + t176;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t178 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t179 = own_2 < t178 ? own_2 : t178;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t128 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t181 = t180 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t182 = t181 + t179;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t182 + 288u;
                                    const u32 t184 = at_4 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = t185 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = t186 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = counters + t187;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t188 + t191;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = counters + t195;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = (u64)t184;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t196 + t199;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t201 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t202 = own_3 < t201 ? own_3 : t201;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t203 = t128 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t204 = t203 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t205 = t204 + t202;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t205 + 288u;
                                    const u32 t207 = at_5 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = t208 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = t209 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = counters + t210;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t212 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = t213 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t211 + t214;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t217 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = counters + t218;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = (u64)t207;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t220 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t221 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = t219 + t222;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
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
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t241 = i_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t241 * 12u;
                                    const bool t243 = before < t238;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t244 = t238 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t243 ? t244 : 0u;
                                    const u32 t246 = left_3 < 12u ? left_3 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t246 * t240;
                                    const bool t248 = i_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t249 = t248 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t249;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t251 = own >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t253;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t253) : "r"(t252), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = t253 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t254 * 24u;
                                    const u32 t256 = t251 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t257;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t257) : "r"(t256), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = t257 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t259 = t258 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = t251 - t259;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t260 << 3u;
                                    const bool t262 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t262 ? t263 : 0u;
                                    const u32 t265 = left_4 < 24u ? left_4 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t267 = t266 < 8u ? t266 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t268 = own & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t268 * 12u;
                                    const bool t270 = before_2 < t265;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t271 = t265 - before_2;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t270 ? t271 : 0u;
                                    const u32 t273 = left_5 < 12u ? left_5 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t273 * t267;
                                    const bool t275 = own < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t276 = t275 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t276;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t278 = own_2 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t280;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t280) : "r"(t279), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t281 * 24u;
                                    const u32 t283 = t278 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t284;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t284) : "r"(t283), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t285 = t284 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = t285 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = t278 - t286;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t287 << 3u;
                                    const bool t289 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t289 ? t290 : 0u;
                                    const u32 t292 = left_6 < 24u ? left_6 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = t293 < 8u ? t293 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t295 = own_2 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t295 * 12u;
                                    const bool t297 = before_3 < t292;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = t292 - before_3;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t297 ? t298 : 0u;
                                    const u32 t300 = left_7 < 12u ? left_7 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t300 * t294;
                                    const bool t302 = own_2 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t303 = t302 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t303;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t305 = own_3 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = t305 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t307;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t307) : "r"(t306), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t308 = t307 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t308 * 24u;
                                    const u32 t310 = t305 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t311;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t311) : "r"(t310), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t312 = t311 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t313 = t312 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t314 = t305 - t313;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t314 << 3u;
                                    const bool t316 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t317 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t316 ? t317 : 0u;
                                    const u32 t319 = left_8 < 24u ? left_8 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t320 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t321 = t320 < 8u ? t320 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t322 = own_3 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t322 * 12u;
                                    const bool t324 = before_4 < t319;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t325 = t319 - before_4;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t324 ? t325 : 0u;
                                    const u32 t327 = left_9 < 12u ? left_9 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t327 * t321;
                                    const bool t329 = own_3 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t330 = t329 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t330;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t332;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t332) : "l"(t146) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t332;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t333;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t154) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t333;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t334;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t334) : "l"(t169) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t334;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t335;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t335) : "l"(t177) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t335;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t336;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t192) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t336;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t200) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t337;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t215) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t338;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t223) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t339;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t342 = t340 < t341 ? t340 : t341;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t344 = t342 < t343 ? t342 : t343;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = t344 < t345 ? t344 : t345;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t347 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = t346 < t347 ? t346 : t347;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t350 = t348 < t349 ? t348 : t349;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = t350 < t351 ? t350 : t351;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t353 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t354 = t352 < t353 ? t352 : t353;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t355 = t354 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t356 = __any_sync(0xffffffffu, t355);
                                        if (!t356) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t357 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t358 = t357 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t146) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t359;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t360 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t361 = t360 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t361) {
                                            u32 t362;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t362) : "l"(t154) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t362;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t363 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t364 = t363 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t364) {
                                            u32 t365;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t365) : "l"(t169) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t365;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t366 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t367 = t366 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t367) {
                                            u32 t368;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t177) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t368;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t369 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t370 = t369 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t370) {
                                            u32 t371;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t192) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t371;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t372 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t373 = t372 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t373) {
                                            u32 t374;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t374) : "l"(t200) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t374;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t375 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t376 = t375 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t376) {
                                            u32 t377;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t377) : "l"(t215) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t377;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t378 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t379 = t378 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t379) {
                                            u32 t380;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t380) : "l"(t223) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t380;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t398 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t398));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t400 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t400));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t402 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t402));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t404 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t404));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t406 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t406));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t408 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t408));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t410 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t410));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t412 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t412));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t414 = i_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t415 = t414 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t416 = own < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t417 = t416 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t418 = own_2 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t419 = t418 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t420 = own_3 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t421 = t420 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = t422 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t423 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = counts * t425;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = counts_2 * t427;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = t426 + t428;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = counts_3 * t430;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = t429 + t431;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = counts_4 * t433;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = t432 + t434;
                                    f32 t436;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t437;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t436));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t435 * t437;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t440 - distance;
                                    const f32 t442 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t443;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(counts), "f"(t415));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t444 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t444 - distance;
                                    const f32 t446 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t447;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t446), "f"(counts_2), "f"(t417));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t448 = t443 + t447;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t449 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t449 - distance;
                                    const f32 t451 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t452;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(counts_3), "f"(t419));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t453 = t448 + t452;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t454 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t454 - distance;
                                    const f32 t456 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t457;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(counts_4), "f"(t421));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t453 + t457;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t459 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t460 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t461 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t459 + count_2;
                                    const f32 difference = mean_2 - t460;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t464;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t465;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(t464));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t465;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t460));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t468 = t459 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t469 = t468 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t470 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t471 = t470 * t459;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t472 = t461 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t473;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t471), "f"(share_2), "f"(t472));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t469;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t473;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t474 = i_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t474) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t146), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t154), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t475 = own < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t475) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t169), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t177), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t476 = own_2 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t476) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t192), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t200), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t477 = own_3 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t477) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t215), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t223), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t478 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_3 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t480 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t481 = channel < 16u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t481) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t482;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t482) : "f"(t478), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t483;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(t482));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t480 * t483;
                                    const f32 t485 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t485));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t487 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t488 = 0u < t487;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t488) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t490 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = counters + t493;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t494 + t497;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = counters + t501;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = (u64)t490;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t502 + t505;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t508 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t509 = t508 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t498), "r"(t509) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t511 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t512 = t511 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t506), "r"(t512) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t513 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t514 = 1u < t513;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t514) {
                                        const u32 t515 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 32u + t515;
                                        const u32 t517 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = counters + t520;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t521 + t524;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = counters + t528;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = (u64)t517;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t529 + t532;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t535 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t536 = t535 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t525), "r"(t536) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t538 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t539 = t538 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t533), "r"(t539) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t540 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t541 = 2u < t540;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t541) {
                                        const u32 t542 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 64u + t542;
                                        const u32 t544 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = counters + t547;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t548 + t551;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = counters + t555;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = (u64)t544;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t556 + t559;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t562 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t563 = t562 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t552), "r"(t563) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t565 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t566 = t565 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t560), "r"(t566) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t567 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t568 = 3u < t567;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t568) {
                                        const u32 t569 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 96u + t569;
                                        const u32 t571 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = counters + t574;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t575 + t578;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = counters + t582;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = (u64)t571;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t583 + t586;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t589 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t590 = t589 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t579), "r"(t590) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t592 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t593 = t592 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t587), "r"(t593) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t594 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t595 = 4u < t594;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t595) {
                                        const u32 t596 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 128u + t596;
                                        const u32 t598 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = counters + t601;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t602 + t605;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = counters + t609;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = (u64)t598;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t610 + t613;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t616 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t617 = t616 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t606), "r"(t617) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t619 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t620 = t619 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t614), "r"(t620) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t621 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t622 = 5u < t621;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t622) {
                                        const u32 t623 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 160u + t623;
                                        const u32 t625 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = counters + t628;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t629 + t632;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = counters + t636;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = (u64)t625;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t637 + t640;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t643 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t644 = t643 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t633), "r"(t644) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t646 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t647 = t646 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t641), "r"(t647) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t648 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t649 = 6u < t648;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t649) {
                                        const u32 t650 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 192u + t650;
                                        const u32 t652 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = counters + t655;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t656 + t659;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = counters + t663;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = (u64)t652;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t664 + t667;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t670 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t671 = t670 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t660), "r"(t671) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t673 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t674 = t673 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t668), "r"(t674) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t675 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t676 = 7u < t675;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t676) {
                                        const u32 t677 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 224u + t677;
                                        const u32 t679 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = t680 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t681 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = counters + t682;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = t684 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = t685 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t687 = t683 + t686;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = t688 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = t689 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = counters + t690;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = (u64)t679;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = t692 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = t693 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = t691 + t694;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t697 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t698 = t697 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t687), "r"(t698) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t700 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t701 = t700 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t695), "r"(t701) : "memory");
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
                                for (u32 i_5 = 0u; i_5 < all; i_5 += 128u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t703 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t703 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t705 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t705 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t707 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t707 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t709 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t710 = own_4 < t709 ? own_4 : t709;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t711 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t712 = t711 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t713 = t712 + t710;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t713 + 288u;
                                    const u32 t715 = at_14 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = counters + t718;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = (u64)at_14;
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
                                    const u32 t732 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t733 = own_5 < t732 ? own_5 : t732;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t734 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t735 = t734 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t736 = t735 + t733;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t736 + 288u;
                                    const u32 t738 = at_15 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = counters + t741;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = (u64)at_15;
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
                                    const u32 t755 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t756 = own_6 < t755 ? own_6 : t755;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t757 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t758 = t757 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t759 = t758 + t756;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t759 + 288u;
                                    const u32 t761 = at_16 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = counters + t764;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = (u64)at_16;
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
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t778 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t779 = own_7 < t778 ? own_7 : t778;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t780 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t781 = t780 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t782 = t781 + t779;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t782 + 288u;
                                    const u32 t784 = at_17 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = t785 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t786 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = counters + t787;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = t789 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = t790 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t792 = t788 + t791;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = t793 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = t794 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = counters + t795;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = (u64)t784;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = t797 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = t798 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = t796 + t799;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t801 = own_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = t801 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t803;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t803) : "r"(t802), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = t803 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t804 * 24u;
                                    const u32 t806 = t801 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t807;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t807) : "r"(t806), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = t807 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = t808 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = t801 - t809;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t810 << 3u;
                                    const bool t812 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t812 ? t813 : 0u;
                                    const u32 t815 = left_10 < 24u ? left_10 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 < 8u ? t816 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t818 = own_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t818 * 12u;
                                    const bool t820 = before_5 < t815;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t815 - before_5;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t820 ? t821 : 0u;
                                    const u32 t823 = left_11 < 12u ? left_11 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t823 * t817;
                                    const bool t825 = own_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t826 = t825 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t826;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t828 = own_5 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t830;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t830) : "r"(t829), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = t830 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t831 * 24u;
                                    const u32 t833 = t828 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t834;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t834) : "r"(t833), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = t834 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = t835 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = t828 - t836;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t837 << 3u;
                                    const bool t839 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t839 ? t840 : 0u;
                                    const u32 t842 = left_12 < 24u ? left_12 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = t843 < 8u ? t843 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t845 = own_5 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t845 * 12u;
                                    const bool t847 = before_6 < t842;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t848 = t842 - before_6;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t847 ? t848 : 0u;
                                    const u32 t850 = left_13 < 12u ? left_13 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t850 * t844;
                                    const bool t852 = own_5 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t853 = t852 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t853;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t855 = own_6 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = t855 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t857;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t857) : "r"(t856), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = t857 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t858 * 24u;
                                    const u32 t860 = t855 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t861;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t861) : "r"(t860), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = t861 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = t862 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t864 = t855 - t863;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t864 << 3u;
                                    const bool t866 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t866 ? t867 : 0u;
                                    const u32 t869 = left_14 < 24u ? left_14 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t870 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t871 = t870 < 8u ? t870 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t872 = own_6 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t872 * 12u;
                                    const bool t874 = before_7 < t869;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = t869 - before_7;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t874 ? t875 : 0u;
                                    const u32 t877 = left_15 < 12u ? left_15 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t877 * t871;
                                    const bool t879 = own_6 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t880 = t879 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t880;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t882 = own_7 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t883 = t882 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t884;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t884) : "r"(t883), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t885 = t884 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t885 * 24u;
                                    const u32 t887 = t882 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t888;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t888) : "r"(t887), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t889 = t888 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t890 = t889 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t891 = t882 - t890;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t891 << 3u;
                                    const bool t893 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t894 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t893 ? t894 : 0u;
                                    const u32 t896 = left_16 < 24u ? left_16 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t897 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t898 = t897 < 8u ? t897 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t899 = own_7 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t899 * 12u;
                                    const bool t901 = before_8 < t896;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t902 = t896 - before_8;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t901 ? t902 : 0u;
                                    const u32 t904 = left_17 < 12u ? left_17 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t904 * t898;
                                    const bool t906 = own_7 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t907 = t906 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t907;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t909;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t723) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t909;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t910;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t731) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t910;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t911;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t746) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t911;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t912;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t754) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t912;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t913;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t769) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t913;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t914;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t914) : "l"(t777) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t914;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t915;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t915) : "l"(t792) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t915;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t916;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t916) : "l"(t800) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t916;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t917 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t918 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t919 = t917 < t918 ? t917 : t918;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t920 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t921 = t919 < t920 ? t919 : t920;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t922 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t923 = t921 < t922 ? t921 : t922;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t924 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t925 = t923 < t924 ? t923 : t924;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t926 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t927 = t925 < t926 ? t925 : t926;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t928 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t929 = t927 < t928 ? t927 : t928;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t930 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t931 = t929 < t930 ? t929 : t930;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t932 = t931 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t933 = __any_sync(0xffffffffu, t932);
                                        if (!t933) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t934 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t935 = t934 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t935) {
                                            u32 t936;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t936) : "l"(t723) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t936;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t937 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t938 = t937 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t938) {
                                            u32 t939;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t939) : "l"(t731) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t939;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t940 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t941 = t940 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t941) {
                                            u32 t942;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t942) : "l"(t746) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t942;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t943 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t944 = t943 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t944) {
                                            u32 t945;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t945) : "l"(t754) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t945;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t946 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t947 = t946 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t947) {
                                            u32 t948;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t948) : "l"(t769) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t948;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t949 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t950 = t949 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t950) {
                                            u32 t951;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t951) : "l"(t777) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t951;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t952 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t953 = t952 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t953) {
                                            u32 t954;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t954) : "l"(t792) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t954;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t955 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t956 = t955 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t956) {
                                            u32 t957;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t957) : "l"(t800) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t957;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t975 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t975));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t977 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t977));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t979 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t979));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t981 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t981));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t983 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t983));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t985 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t985));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t987 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t987));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t989 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t989));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t991 = own_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t992 = t991 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t993 = own_5 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t994 = t993 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t995 = own_6 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t996 = t995 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t997 = own_7 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t998 = t997 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t999;
                                    asm("mov.b32 %0, %1;" : "=r"(t999) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1000;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1000) : "r"(t999));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t1000));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1003 = t1002 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1003 + counts_8;
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = t1010 + t1011;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1013) : "f"(t1012));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1012 + t1013;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = counts_5 * t1015;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = counts_6 * t1017;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = t1016 + t1018;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = counts_7 * t1020;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = t1019 + t1021;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = counts_8 * t1023;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1022 + t1024;
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1027 + t1028;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1029 + t1030;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1031 + t1032;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1033 + t1034;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1037;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(t1036));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1035 * t1037;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1040 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1040 - distance_2;
                                    const f32 t1042 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1043;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1043) : "f"(t1042), "f"(counts_5), "f"(t992));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1044 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1044 - distance_2;
                                    const f32 t1046 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1047;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1046), "f"(counts_6), "f"(t994));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1048 = t1043 + t1047;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1049 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1049 - distance_2;
                                    const f32 t1051 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1052;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t1051), "f"(counts_7), "f"(t996));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1053 = t1048 + t1052;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1054 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1054 - distance_2;
                                    const f32 t1056 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1057;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t1056), "f"(counts_8), "f"(t998));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1058 = t1053 + t1057;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1059;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(t1058));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1060 = t1058 + t1059;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1061;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(t1060));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1062 = t1060 + t1061;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1063;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1063) : "f"(t1062));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1064 = t1062 + t1063;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1065;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1065) : "f"(t1064));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1066 = t1064 + t1065;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1067;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1067) : "f"(t1066));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1066 + t1067;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1069 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1070 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1071 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1069 + count_5;
                                    const f32 difference_2 = mean_5 - t1070;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1074;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1074) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1075;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(t1074));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1075;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1070));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1078 = t1069 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1079 = t1078 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1080 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1081 = t1080 * t1069;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1082 = t1071 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1083;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(t1081), "f"(share_3), "f"(t1082));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1079;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1083;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1084 = own_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1084) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t723), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t731), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1085 = own_5 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1085) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t746), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t754), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1086 = own_6 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1086) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t769), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t777), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1087 = own_7 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1087) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t792), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t800), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1088 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1090 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1091;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1088), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1092;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(t1091));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1090 * t1092;
                                const f32 t1094 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1094));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1096 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1097 = lane < t1096;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1097) {
                                    const u32 t1098 = lane << 5u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1099 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1098 + t1099;
                                    const u32 t1101 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1102 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1103 = t1102 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1104 = t1103 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1105 = counters + t1104;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1106 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1107 = t1106 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1108 = t1107 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1109 = t1105 + t1108;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1110 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1111 = t1110 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1112 = t1111 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1113 = counters + t1112;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1114 = (u64)t1101;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1115 = t1114 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1116 = t1115 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1117 = t1113 + t1116;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1119 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1120 = t1119 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1109), "r"(t1120) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1122 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1123 = t1122 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1117), "r"(t1123) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1124 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1124;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1126 = i_3 >> 1u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1127 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1128 = t1127 << 5u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1128 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = t1130 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = t1131 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = counters + t1132;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1134 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1136 = t1135 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1137 = t1133 + t1136;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1138;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1138) : "l"(t1137) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1138;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1139 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1140 = t1139 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1141 = __any_sync(0xffffffffu, t1140);
                        if (!t1141) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1142 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1143 = t1142 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1143) {
                            u32 t1144;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1144) : "l"(t1137) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1144;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1148 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_34;
                    asm("mov.b32 %0, %1;" : "=f"(heard_34) : "r"(t1148));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1150 = t1126 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1151 = t1150 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1152 = t105 + t1151;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1153 = t1126 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1154 = t1153 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1152), "r"(t1154) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1155 = t1126 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1156 = t1155 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1156;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1158 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1158;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_34) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1160;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1160) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1161 = t1160 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1161) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1126 & 1u;
                        const u32 t1163 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1164 = t1163 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1165 = t105 + t1164;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1165) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1166 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1166) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1168 = copy + 256u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1169 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1170 = t1169 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1171 = t1170 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1172 = counters + t1171;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1173 = (u64)t1168;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1174 = t1173 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1175 = t1174 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1176 = t1172 + t1175;
                        const u32 t1177 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1178 = t1177 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1178 >> 3u;
                        u32 t1180;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1180) : "l"(t1176), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1181 = t1180 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1182 = t1181 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1182;
                    }
                    const u32 t1183 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1184;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1184) : "r"(t1183));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1185 = t1184 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1185) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1137), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1186 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_5 = handovers + t1186;
        const u32 t1188 = coefficients_5 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1189 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1190 = index * 12288u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1191 = outputs + t1190;
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
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1192 = t1189 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1193 = t1192 & 31u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1194 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1193 + t1194;
        const u32 channels = first_2 + 8u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1197 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1198 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1199 = t1197 - t1198;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1200 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1201 = t1199 / t1200;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1201 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1203 = rounds + 2u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1203; i_6 += 2u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1204 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1204) {
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
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1205 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1205) {
                    const u32 t1206 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1206) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1209 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1210 = barriers + t1209;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1211 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1212 = t1211 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1210), "r"(t1212) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1213 = slot_3 * 33792u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1214 = smem_1 + t1213;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1215 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1215) {
                    const u32 t1216 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1216), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1217 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1218 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1219 = t1217 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1220 = (u64)t1219;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1221 = t1220 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1222 = t1218 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1223 = (u64)t1222;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1224 = t1223 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1225 = t1217 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1226 = (u64)t1225;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1227 = t1226 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1228 = t1218 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1229 = (u64)t1228;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1230 = t1229 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1231 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1232 = t1231 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1233 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1234 = t1233 + 960u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1235 = t1232 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1236 = (u64)t1235;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1237 = t1236 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1238 = t1234 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1239 = (u64)t1238;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1240 = t1239 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1241 = t1232 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1242 = (u64)t1241;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1243 = t1242 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1244 = t1234 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1245 = (u64)t1244;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1246 = t1245 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1221), "l"(t1224), "l"(t1227), "l"(t1230), "l"(t1237), "l"(t1240), "l"(t1243), "l"(t1246) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1247 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1247) {
                    const u32 t1248 = barriers + 40u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1248), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1249 = t9 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1250 = t1249 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1251 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1252 = t1251 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1253 = t1250 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1254 = (u64)t1253;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1255 = t1254 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1256 = t1252 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1257 = (u64)t1256;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1258 = t1257 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1259 = t1250 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1260 = (u64)t1259;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1261 = t1260 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1262 = t1252 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1263 = (u64)t1262;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1264 = t1263 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1265 = t1249 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1266 = t1265 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1268 = t1267 + 968u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1269 = t1266 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1270 = (u64)t1269;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1272 = t1268 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1273 = (u64)t1272;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = t1273 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1275 = t1266 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1276 = (u64)t1275;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1278 = t1268 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1279 = (u64)t1278;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = t1279 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1255), "l"(t1258), "l"(t1261), "l"(t1264), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1281 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1281) {
                    const u32 t1282 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1282), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t9 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1284 = t1283 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1286 = t1285 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1287 = t1284 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1288 = (u64)t1287;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1290 = t1286 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1291 = (u64)t1290;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1292 = t1291 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1293 = t1284 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1294 = (u64)t1293;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1296 = t1286 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1297 = (u64)t1296;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = t1297 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1299 = t1283 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1299 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1301 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1302 = t1301 + 976u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1300 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = (u64)t1303;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = t1304 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1306 = t1302 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = (u64)t1306;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = t1307 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1309 = t1300 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = (u64)t1309;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = t1310 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1312 = t1302 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1313 = (u64)t1312;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = t1313 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1305), "l"(t1308), "l"(t1311), "l"(t1314) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1315 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1315) {
                    const u32 t1316 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1316), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1317 = t9 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1318 = t1317 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1319 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1320 = t1319 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t1318 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1322 = (u64)t1321;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1323 = t1322 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1324 = t1320 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = (u64)t1324;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = t1325 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1327 = t1318 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = (u64)t1327;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = t1328 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1330 = t1320 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = (u64)t1330;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1332 = t1331 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1317 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1334 = t1333 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1335 + 1040u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1337 = t1334 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = (u64)t1337;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = t1338 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1340 = t1336 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = (u64)t1340;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1342 = t1341 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1343 = t1334 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = (u64)t1343;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1345 = t1344 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1346 = t1336 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1347 = (u64)t1346;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1348 = t1347 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1323), "l"(t1326), "l"(t1329), "l"(t1332), "l"(t1339), "l"(t1342), "l"(t1345), "l"(t1348) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1349 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1349) {
                    const u32 t1350 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1350), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t9 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1352 = t1351 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1353 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1355 = t1352 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1356 = (u64)t1355;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1357 = t1356 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1358 = t1354 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = (u64)t1358;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1360 = t1359 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1361 = t1352 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = (u64)t1361;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1363 = t1362 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1364 = t1354 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = (u64)t1364;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1366 = t1365 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1367 = t1351 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1368 = t1367 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1370 = t1369 + 1048u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t1368 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = (u64)t1371;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = t1372 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1370 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = (u64)t1374;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = t1375 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1377 = t1368 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = (u64)t1377;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = t1378 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1370 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1381 = (u64)t1380;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = t1381 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1357), "l"(t1360), "l"(t1363), "l"(t1366), "l"(t1373), "l"(t1376), "l"(t1379), "l"(t1382) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1383 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1383) {
                    const u32 t1384 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1384), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1385 = t9 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1386 = t1385 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1388 = t1387 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = t1386 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1390 = (u64)t1389;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = t1390 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1392 = t1388 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1393 = (u64)t1392;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = t1393 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1395 = t1386 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1396 = (u64)t1395;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = t1396 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1398 = t1388 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = (u64)t1398;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = t1399 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1401 = t1385 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1401 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1403 + 1056u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1391), "l"(t1394), "l"(t1397), "l"(t1400), "l"(t1407), "l"(t1410), "l"(t1413), "l"(t1416) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1417 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1417) {
                    const u32 t1418 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1418), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1419 = t9 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1420 = t1419 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1421 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1422 = t1421 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t1420 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = (u64)t1423;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1426 = t1422 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = (u64)t1426;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = t1427 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1429 = t1420 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = (u64)t1429;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = t1430 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1432 = t1422 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = (u64)t1432;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1434 = t1433 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1435 = t1419 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1436 = t1435 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1437 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1438 = t1437 + 1120u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1439 = t1436 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1440 = (u64)t1439;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1441 = t1440 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1442 = t1438 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1443 = (u64)t1442;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1444 = t1443 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1445 = t1436 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1446 = (u64)t1445;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1447 = t1446 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1448 = t1438 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1449 = (u64)t1448;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1450 = t1449 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1441), "l"(t1444), "l"(t1447), "l"(t1450) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1451 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1451) {
                    const u32 t1452 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1452), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1453 = t9 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1454 = t1453 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1455 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1455 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1457 = t1454 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = (u64)t1457;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = t1458 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1460 = t1456 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = (u64)t1460;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1462 = t1461 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1463 = t1454 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = (u64)t1463;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1465 = t1464 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1466 = t1456 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1467 = (u64)t1466;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1468 = t1467 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1469 = t1453 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1469 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1471 + 1128u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468), "l"(t1475), "l"(t1478), "l"(t1481), "l"(t1484) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1485 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1485) {
                    const u32 t1486 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1486), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1487 = t9 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1488 = t1487 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1489 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1490 = t1489 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1491 = t1488 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1492 = (u64)t1491;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = t1492 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1494 = t1490 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1495 = (u64)t1494;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1496 = t1495 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1497 = t1488 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1498 = (u64)t1497;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1499 = t1498 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1500 = t1490 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1501 = (u64)t1500;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1502 = t1501 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1503 = t1487 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1504 = t1503 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1505 = t1214 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1506 = t1505 + 1136u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1507 = t1504 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1508 = (u64)t1507;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = t1508 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1510 = t1506 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = (u64)t1510;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = t1511 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1513 = t1504 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = (u64)t1513;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = t1514 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1516 = t1506 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = (u64)t1516;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1518 = t1517 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1493), "l"(t1496), "l"(t1499), "l"(t1502), "l"(t1509), "l"(t1512), "l"(t1515), "l"(t1518) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1519 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1520 = t1519 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1520) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1521 = index == 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1522 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1523 = t1521 ? 0u : t1522;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1524 = t1523 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1524) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                u32 t1525;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1525) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1526 = t1525 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1526) {
                    const u32 t1527 = slot_3 + 2u;
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
                acc = t1535;
                acc_2 = t1536;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_4;
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
                acc_3 = t1542;
                acc_4 = t1543;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_6;
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
                acc_5 = t1549;
                acc_6 = t1550;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_8;
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
                acc_7 = t1556;
                acc_8 = t1557;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_10;
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
                acc_9 = t1563;
                acc_10 = t1564;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_12;
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
                acc_11 = t1570;
                acc_12 = t1571;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_14;
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
                acc_13 = t1577;
                acc_14 = t1578;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_16;
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
                acc_15 = t1584;
                acc_16 = t1585;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_18;
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
                acc_17 = t1591;
                acc_18 = t1592;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_20;
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
                acc_19 = t1598;
                acc_20 = t1599;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_22;
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
                acc_21 = t1605;
                acc_22 = t1606;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_24;
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
                acc_23 = t1612;
                acc_24 = t1613;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_26;
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
                acc_25 = t1619;
                acc_26 = t1620;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_28;
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
                acc_27 = t1626;
                acc_28 = t1627;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_30;
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
                acc_29 = t1633;
                acc_30 = t1634;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_32;
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
                acc_31 = t1640;
                acc_32 = t1641;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_34;
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
                acc_33 = t1647;
                acc_34 = t1648;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_36;
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
                acc_35 = t1654;
                acc_36 = t1655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_38;
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
                acc_37 = t1661;
                acc_38 = t1662;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_40;
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
                acc_39 = t1668;
                acc_40 = t1669;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(t1670), "f"(t1671));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1673 = t1672 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1674 = t1672 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1675;
                asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(t1673));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1676;
                asm("mov.b32 %0, %1;" : "=f"(t1676) : "r"(t1674));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1675;
                acc_42 = t1676;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(t1677), "f"(t1678));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1680 = t1679 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1681 = t1679 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1682;
                asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(t1680));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1683;
                asm("mov.b32 %0, %1;" : "=f"(t1683) : "r"(t1681));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1682;
                acc_44 = t1683;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1686;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(t1684), "f"(t1685));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1687 = t1686 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1688 = t1686 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1689;
                asm("mov.b32 %0, %1;" : "=f"(t1689) : "r"(t1687));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1690;
                asm("mov.b32 %0, %1;" : "=f"(t1690) : "r"(t1688));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1689;
                acc_46 = t1690;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1691 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1693;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(t1691), "f"(t1692));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1694 = t1693 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1695 = t1693 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1696;
                asm("mov.b32 %0, %1;" : "=f"(t1696) : "r"(t1694));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1697;
                asm("mov.b32 %0, %1;" : "=f"(t1697) : "r"(t1695));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1696;
                acc_48 = t1697;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1698 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1699 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1700 = i_6 * t1699;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1698 + t1700;
                const u32 t1702 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1703;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1703) : "r"(t1702), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1703 >> tiles_shift;
                const u32 t1705 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1705;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1708;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1708) : "r"(t1707), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1709 = t1708 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1709 * 24u;
                const u32 t1711 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1712;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1712) : "r"(t1711), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1713 = t1712 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1714 = t1713 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1715 = at_19 - t1714;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1715 << 3u;
                const bool t1717 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1718 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1717 ? t1718 : 0u;
                const u32 t1720 = left_18 < 24u ? left_18 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1721 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1722 = t1721 < 8u ? t1721 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1189 << 4u;
                const u32 part = first_row >> 5u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part * 12u;
                const bool t1726 = before_9 < t1720;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1727 = t1720 - before_9;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1726 ? t1727 : 0u;
                const u32 rows = left_19 < 12u ? left_19 : 12u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1722;
                const bool t1731 = pixels_9 == 96u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1732 = first_row & 31u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1733 = t1732 < 16u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1733) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1735;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1735) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1735));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1737 = t1189 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1738 = t1737 & 31u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1739 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1738 + t1739;
                    const u32 t1741 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1731) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = 0.0f + t1742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = t1743 + t1744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = t1745 + t1746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = t1749 + t1750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_41;
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
                        const f32 parts_2 = t1763 + t1764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = 0.0f + t1766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = t1767 + t1768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1775 + t1776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = 0.0f + t1778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = t1783 + t1784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = t1785 + t1786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1787 + t1788;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1792 = t1790 + t1791;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1792;
                    } else {
                        const u32 t1793 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1793 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_4 < t1722;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1796 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1796 < t1722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1798 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1798 & columns;
                        const f32 t1800 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = t1800 + t1801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = exists ? t1802 : t1803;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1804;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1805 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1805 & columns_2;
                        const f32 t1807 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = t1807 + t1808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = exists_2 ? t1809 : t1810;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1811;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1812 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1812 & columns;
                        const f32 t1814 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = t1814 + t1815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = exists_3 ? t1816 : t1817;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1819 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1819 & columns_2;
                        const f32 t1821 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = t1821 + t1822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = exists_4 ? t1823 : t1824;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1825;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1826 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1826 & columns;
                        const f32 t1828 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = t1828 + t1829;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1832 = exists_5 ? t1830 : t1831;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1832;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1833 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1833 & columns_2;
                        const f32 t1835 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = exists_6 ? t1837 : t1838;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1839;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1840 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1840 & columns;
                        const f32 t1842 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = t1842 + t1843;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1846 = exists_7 ? t1844 : t1845;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1846;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1847 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1847 & columns_2;
                        const f32 t1849 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = t1849 + t1850;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1853 = exists_8 ? t1851 : t1852;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1853;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1854 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1854 & columns;
                        const f32 t1856 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = t1856 + t1857;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1860 = exists_9 ? t1858 : t1859;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1860;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1861 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1861 & columns_2;
                        const f32 t1863 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1865 = t1863 + t1864;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1867 = exists_10 ? t1865 : t1866;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1867;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1868 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1868 & columns;
                        const f32 t1870 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1872 = t1870 + t1871;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1873 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = exists_11 ? t1872 : t1873;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1874;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1875 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1875 & columns_2;
                        const f32 t1877 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = t1877 + t1878;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1880 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1881 = exists_12 ? t1879 : t1880;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1881;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1882 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1882 & columns;
                        const f32 t1884 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1886 = t1884 + t1885;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1888 = exists_13 ? t1886 : t1887;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1888;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1889 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1889 & columns_2;
                        const f32 t1891 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1893 = t1891 + t1892;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1894 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = exists_14 ? t1893 : t1894;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1895;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1896 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1896 & columns;
                        const f32 t1898 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1900 = t1898 + t1899;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1901 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1902 = exists_15 ? t1900 : t1901;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1902;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1903 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1903 & columns_2;
                        const f32 t1905 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1907 = t1905 + t1906;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1908 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1909 = exists_16 ? t1907 : t1908;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1909;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1910 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1910 & columns;
                        const f32 t1912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1914 = t1912 + t1913;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1915 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1916 = exists_17 ? t1914 : t1915;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1916;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1917 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1917 & columns_2;
                        const f32 t1919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1921 = t1919 + t1920;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1922 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1923 = exists_18 ? t1921 : t1922;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1923;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1924 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1924 & columns;
                        const f32 t1926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1928 = t1926 + t1927;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1929 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1930 = exists_19 ? t1928 : t1929;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1930;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1931 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1931 & columns_2;
                        const f32 t1933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1935 = t1933 + t1934;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1936 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1937 = exists_20 ? t1935 : t1936;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1937;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1938 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1938 & columns;
                        const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1942 = t1940 + t1941;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = exists_21 ? t1942 : t1943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1944;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1945 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1945 & columns_2;
                        const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = t1947 + t1948;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1950 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = exists_22 ? t1949 : t1950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1951;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1952 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1952 & columns;
                        const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = t1954 + t1955;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1958 = exists_23 ? t1956 : t1957;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1959 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1959 & columns_2;
                        const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1963 = t1961 + t1962;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1964 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = exists_24 ? t1963 : t1964;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1965;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1966 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1967;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1967) : "f"(t1966));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = t1966 + t1967;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1969;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1969) : "f"(t1968));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = t1968 + t1969;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t1970 * share_4;
                    const f32 t1972 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1972), "f"(count_7), "f"(t1970));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1731) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1975 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t1975 - mean_7;
                        f32 t1977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1977) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1978 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t1978 - mean_7;
                        f32 t1980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1980) : "f"(distance_4), "f"(distance_4), "f"(t1977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1981 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t1981 - mean_7;
                        f32 t1983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1983) : "f"(distance_5), "f"(distance_5), "f"(t1980));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1984 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t1984 - mean_7;
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(distance_6), "f"(distance_6), "f"(t1983));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1987 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t1987 - mean_7;
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(distance_7), "f"(distance_7), "f"(t1986));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t1990 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_8), "f"(distance_8), "f"(t1989));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1993 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t1993 - mean_7;
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1996 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t1996 - mean_7;
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(distance_10), "f"(distance_10), "f"(t1995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1999 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t1999 - mean_7;
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(distance_11), "f"(distance_11), "f"(t1998));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2002 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2002 - mean_7;
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(distance_12), "f"(distance_12), "f"(t2001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2005 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2005 - mean_7;
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(distance_13), "f"(distance_13), "f"(t2004));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2008 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2008 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t2007));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2011 - mean_7;
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2014 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2014 - mean_7;
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(distance_16), "f"(distance_16), "f"(t2013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2017 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2017 - mean_7;
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(distance_17), "f"(distance_17), "f"(t2016));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2020 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2020 - mean_7;
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(distance_18), "f"(distance_18), "f"(t2019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2023 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2023 - mean_7;
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(distance_19), "f"(distance_19), "f"(t2022));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2026 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2026 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_20), "f"(distance_20), "f"(t2025));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2029 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2029 - mean_7;
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(distance_21), "f"(distance_21), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2032 - mean_7;
                        f32 t2034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(distance_22), "f"(distance_22), "f"(t2031));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2035 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2035 - mean_7;
                        f32 t2037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(distance_23), "f"(distance_23), "f"(t2034));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2038 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2038 - mean_7;
                        f32 t2040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(distance_24), "f"(distance_24), "f"(t2037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2041 - mean_7;
                        f32 t2043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(distance_25), "f"(distance_25), "f"(t2040));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2044 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_26), "f"(distance_26), "f"(t2043));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2047 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2048 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2049 = t2047 + t2048;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2049;
                    } else {
                        const u32 t2050 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2050 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = first_5 < t1722;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2053 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2053 < t1722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2055 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2055 & columns_3;
                        const f32 t2057 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2058 - mean_7;
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(distance_27), "f"(distance_27), "f"(t2057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = exists_25 ? t2060 : t2061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2063 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2063 & columns_4;
                        const f32 t2065 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2066 - mean_7;
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(distance_28), "f"(distance_28), "f"(t2065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = exists_26 ? t2068 : t2069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2071 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2071 & columns_3;
                        const f32 t2073 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2074 - mean_7;
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(distance_29), "f"(distance_29), "f"(t2073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = exists_27 ? t2076 : t2077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2079 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2079 & columns_4;
                        const f32 t2081 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2082 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2082 - mean_7;
                        f32 t2084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(distance_30), "f"(distance_30), "f"(t2081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = exists_28 ? t2084 : t2085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2087 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2087 & columns_3;
                        const f32 t2089 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2090 - mean_7;
                        f32 t2092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(distance_31), "f"(distance_31), "f"(t2089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2094 = exists_29 ? t2092 : t2093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2095 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2095 & columns_4;
                        const f32 t2097 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2098 - mean_7;
                        f32 t2100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(distance_32), "f"(distance_32), "f"(t2097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2102 = exists_30 ? t2100 : t2101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2103 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2103 & columns_3;
                        const f32 t2105 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2106 - mean_7;
                        f32 t2108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_33), "f"(distance_33), "f"(t2105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2110 = exists_31 ? t2108 : t2109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2111 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2111 & columns_4;
                        const f32 t2113 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2114 - mean_7;
                        f32 t2116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(distance_34), "f"(distance_34), "f"(t2113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2117 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2118 = exists_32 ? t2116 : t2117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2119 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2119 & columns_3;
                        const f32 t2121 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2122 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2122 - mean_7;
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(distance_35), "f"(distance_35), "f"(t2121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2125 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = exists_33 ? t2124 : t2125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2127 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2127 & columns_4;
                        const f32 t2129 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2130 - mean_7;
                        f32 t2132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(distance_36), "f"(distance_36), "f"(t2129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = exists_34 ? t2132 : t2133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2135 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2135 & columns_3;
                        const f32 t2137 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2138 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2138 - mean_7;
                        f32 t2140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_37), "f"(distance_37), "f"(t2137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = exists_35 ? t2140 : t2141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2143 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2143 & columns_4;
                        const f32 t2145 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2146 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2146 - mean_7;
                        f32 t2148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(distance_38), "f"(distance_38), "f"(t2145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = exists_36 ? t2148 : t2149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2151 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2151 & columns_3;
                        const f32 t2153 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2154 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2154 - mean_7;
                        f32 t2156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(distance_39), "f"(distance_39), "f"(t2153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = exists_37 ? t2156 : t2157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2159 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2159 & columns_4;
                        const f32 t2161 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2162 - mean_7;
                        f32 t2164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(distance_40), "f"(distance_40), "f"(t2161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2166 = exists_38 ? t2164 : t2165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2167 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2167 & columns_3;
                        const f32 t2169 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2170 - mean_7;
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(distance_41), "f"(distance_41), "f"(t2169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2173 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = exists_39 ? t2172 : t2173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2175 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2175 & columns_4;
                        const f32 t2177 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2178 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2178 - mean_7;
                        f32 t2180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_42), "f"(distance_42), "f"(t2177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2181 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = exists_40 ? t2180 : t2181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2183 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2183 & columns_3;
                        const f32 t2185 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2186 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2186 - mean_7;
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(distance_43), "f"(distance_43), "f"(t2185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = exists_41 ? t2188 : t2189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2191 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2191 & columns_4;
                        const f32 t2193 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2194 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2194 - mean_7;
                        f32 t2196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(distance_44), "f"(distance_44), "f"(t2193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = exists_42 ? t2196 : t2197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2199 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2199 & columns_3;
                        const f32 t2201 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2202 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2202 - mean_7;
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(distance_45), "f"(distance_45), "f"(t2201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = exists_43 ? t2204 : t2205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2207 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2207 & columns_4;
                        const f32 t2209 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2210 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2210 - mean_7;
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(distance_46), "f"(distance_46), "f"(t2209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = exists_44 ? t2212 : t2213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2215 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2215 & columns_3;
                        const f32 t2217 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2218 - mean_7;
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(distance_47), "f"(distance_47), "f"(t2217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2222 = exists_45 ? t2220 : t2221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2223 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2223 & columns_4;
                        const f32 t2225 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2226 - mean_7;
                        f32 t2228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(distance_48), "f"(distance_48), "f"(t2225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2229 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = exists_46 ? t2228 : t2229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2231 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2231 & columns_3;
                        const f32 t2233 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2234 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2234 - mean_7;
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(distance_49), "f"(distance_49), "f"(t2233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2237 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = exists_47 ? t2236 : t2237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2239 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2239 & columns_4;
                        const f32 t2241 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2242 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2242 - mean_7;
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(distance_50), "f"(distance_50), "f"(t2241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2245 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = exists_48 ? t2244 : t2245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2246;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2247 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2248;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2248) : "f"(t2247));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2249 = t2247 + t2248;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2250;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2250) : "f"(t2249));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t2249 + t2250;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2252 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2253 = t2252 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2253) {
                        const u32 t2254 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_2 = t2254 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2256 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2257 = t2256 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2258 = t2257 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t2258 + 288u;
                        const u32 t2260 = at_20 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2261 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2262 = t2261 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2263 = t2262 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2264 = counters + t2263;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2265 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2266 = t2265 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2267 = t2266 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2268 = t2264 + t2267;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2269 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2270 = t2269 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2271 = t2270 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2272 = counters + t2271;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2273 = (u64)t2260;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2274 = t2273 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2275 = t2274 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2276 = t2272 + t2275;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2278 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2279 = t2278 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2268), "r"(t2279) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2281 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2282 = t2281 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2276), "r"(t2282) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1731) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2284 = 0.0f + t2283;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2285 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2286 = t2284 + t2285;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = t2286 + t2287;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = t2288 + t2289;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2292 = t2290 + t2291;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2293 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t2292 + t2293;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = 0.0f + t2295;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2298 = t2296 + t2297;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2299 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2300 = t2298 + t2299;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2301 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = t2300 + t2301;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2304 = t2302 + t2303;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t2304 + t2305;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2307 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2308 = 0.0f + t2307;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2309 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2310 = t2308 + t2309;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2311 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2312 = t2310 + t2311;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2313 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2314 = t2312 + t2313;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2315 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = t2314 + t2315;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t2316 + t2317;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2319 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2320 = 0.0f + t2319;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2321 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2322 = t2320 + t2321;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2323 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2324 = t2322 + t2323;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2325 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2326 = t2324 + t2325;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2327 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2328 = t2326 + t2327;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2329 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t2328 + t2329;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2331 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2332 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2333 = t2331 + t2332;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2333;
                    } else {
                        const u32 t2334 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t2334 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_6 < t1722;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2337 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t2337 < t1722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2339 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2339 & columns_5;
                        const f32 t2341 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2342 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2343 = t2341 + t2342;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2344 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2345 = exists_49 ? t2343 : t2344;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2345;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2346 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2346 & columns_6;
                        const f32 t2348 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2349 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2350 = t2348 + t2349;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2351 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2352 = exists_50 ? t2350 : t2351;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2352;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2353 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2353 & columns_5;
                        const f32 t2355 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2356 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2357 = t2355 + t2356;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2358 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2359 = exists_51 ? t2357 : t2358;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2359;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2360 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2360 & columns_6;
                        const f32 t2362 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2363 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2364 = t2362 + t2363;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2365 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2366 = exists_52 ? t2364 : t2365;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2366;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2367 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2367 & columns_5;
                        const f32 t2369 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2370 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2371 = t2369 + t2370;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2372 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2373 = exists_53 ? t2371 : t2372;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2373;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2374 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2374 & columns_6;
                        const f32 t2376 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2377 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2378 = t2376 + t2377;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2379 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2380 = exists_54 ? t2378 : t2379;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2380;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2381 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2381 & columns_5;
                        const f32 t2383 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2384 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2385 = t2383 + t2384;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2386 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2387 = exists_55 ? t2385 : t2386;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2387;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2388 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2388 & columns_6;
                        const f32 t2390 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2391 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2392 = t2390 + t2391;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2393 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2394 = exists_56 ? t2392 : t2393;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2394;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2395 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2395 & columns_5;
                        const f32 t2397 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2398 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2399 = t2397 + t2398;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2400 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2401 = exists_57 ? t2399 : t2400;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2401;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2402 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2402 & columns_6;
                        const f32 t2404 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2405 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2406 = t2404 + t2405;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2407 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2408 = exists_58 ? t2406 : t2407;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2408;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2409 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2409 & columns_5;
                        const f32 t2411 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2412 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2413 = t2411 + t2412;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2414 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2415 = exists_59 ? t2413 : t2414;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2415;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2416 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2416 & columns_6;
                        const f32 t2418 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2419 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2420 = t2418 + t2419;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2421 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2422 = exists_60 ? t2420 : t2421;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2422;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2423 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2423 & columns_5;
                        const f32 t2425 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2426 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2427 = t2425 + t2426;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2428 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2429 = exists_61 ? t2427 : t2428;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2429;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2430 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2430 & columns_6;
                        const f32 t2432 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2433 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2434 = t2432 + t2433;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2435 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2436 = exists_62 ? t2434 : t2435;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2436;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2437 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2437 & columns_5;
                        const f32 t2439 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2440 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2441 = t2439 + t2440;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2442 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2443 = exists_63 ? t2441 : t2442;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2443;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2444 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2444 & columns_6;
                        const f32 t2446 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2447 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2448 = t2446 + t2447;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2449 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2450 = exists_64 ? t2448 : t2449;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2450;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2451 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2451 & columns_5;
                        const f32 t2453 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2454 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2455 = t2453 + t2454;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2456 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2457 = exists_65 ? t2455 : t2456;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2457;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2458 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2458 & columns_6;
                        const f32 t2460 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2461 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2462 = t2460 + t2461;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2463 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2464 = exists_66 ? t2462 : t2463;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2464;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2465 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2465 & columns_5;
                        const f32 t2467 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2468 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2469 = t2467 + t2468;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2470 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2471 = exists_67 ? t2469 : t2470;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2471;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2472 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2472 & columns_6;
                        const f32 t2474 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2475 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2476 = t2474 + t2475;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2477 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2478 = exists_68 ? t2476 : t2477;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2478;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2479 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2479 & columns_5;
                        const f32 t2481 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2482 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2483 = t2481 + t2482;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2484 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2485 = exists_69 ? t2483 : t2484;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2485;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2486 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2486 & columns_6;
                        const f32 t2488 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2489 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2490 = t2488 + t2489;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2491 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2492 = exists_70 ? t2490 : t2491;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2492;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2493 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2493 & columns_5;
                        const f32 t2495 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2496 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2497 = t2495 + t2496;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2499 = exists_71 ? t2497 : t2498;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2499;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2500 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2500 & columns_6;
                        const f32 t2502 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2503 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2504 = t2502 + t2503;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2505 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2506 = exists_72 ? t2504 : t2505;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2506;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2507 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2508;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2508) : "f"(t2507));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2509 = t2507 + t2508;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2510;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2510) : "f"(t2509));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2511 = t2509 + t2510;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t2511 * share_4;
                    const f32 t2513 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2513), "f"(count_7), "f"(t2511));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1731) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2516 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2516 - mean_8;
                        f32 t2518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2519 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2519 - mean_8;
                        f32 t2521;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2521) : "f"(distance_52), "f"(distance_52), "f"(t2518));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2522 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2522 - mean_8;
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(distance_53), "f"(distance_53), "f"(t2521));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2525 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2525 - mean_8;
                        f32 t2527;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(distance_54), "f"(distance_54), "f"(t2524));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2528 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2528 - mean_8;
                        f32 t2530;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2530) : "f"(distance_55), "f"(distance_55), "f"(t2527));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2531 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2531 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_56), "f"(distance_56), "f"(t2530));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2534 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2534 - mean_8;
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2537 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2537 - mean_8;
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(distance_58), "f"(distance_58), "f"(t2536));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2540 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2540 - mean_8;
                        f32 t2542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(distance_59), "f"(distance_59), "f"(t2539));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2543 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2543 - mean_8;
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(distance_60), "f"(distance_60), "f"(t2542));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2546 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2546 - mean_8;
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(distance_61), "f"(distance_61), "f"(t2545));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2549 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2549 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_62), "f"(distance_62), "f"(t2548));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2552 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2552 - mean_8;
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(distance_63), "f"(distance_63), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2555 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2555 - mean_8;
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(distance_64), "f"(distance_64), "f"(t2554));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2558 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2558 - mean_8;
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(distance_65), "f"(distance_65), "f"(t2557));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2561 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2561 - mean_8;
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(distance_66), "f"(distance_66), "f"(t2560));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2564 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2564 - mean_8;
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(distance_67), "f"(distance_67), "f"(t2563));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2567 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2567 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_68), "f"(distance_68), "f"(t2566));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2570 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2570 - mean_8;
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(distance_69), "f"(distance_69), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2573 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2573 - mean_8;
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(distance_70), "f"(distance_70), "f"(t2572));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2576 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2576 - mean_8;
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(distance_71), "f"(distance_71), "f"(t2575));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2579 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2579 - mean_8;
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(distance_72), "f"(distance_72), "f"(t2578));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2582 - mean_8;
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(distance_73), "f"(distance_73), "f"(t2581));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2585 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2585 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_74), "f"(distance_74), "f"(t2584));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2588 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2589 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2590 = t2588 + t2589;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2590;
                    } else {
                        const u32 t2591 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t2591 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = first_7 < t1722;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2594 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t2594 < t1722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2596 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2596 & columns_7;
                        const f32 t2598 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2599 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2599 - mean_8;
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(distance_75), "f"(distance_75), "f"(t2598));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2603 = exists_73 ? t2601 : t2602;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2603;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2604 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2604 & columns_8;
                        const f32 t2606 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2607 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2607 - mean_8;
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(distance_76), "f"(distance_76), "f"(t2606));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2611 = exists_74 ? t2609 : t2610;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2611;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2612 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2612 & columns_7;
                        const f32 t2614 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2615 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2615 - mean_8;
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(distance_77), "f"(distance_77), "f"(t2614));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2619 = exists_75 ? t2617 : t2618;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2619;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2620 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2620 & columns_8;
                        const f32 t2622 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2623 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2623 - mean_8;
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(distance_78), "f"(distance_78), "f"(t2622));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2627 = exists_76 ? t2625 : t2626;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2627;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2628 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2628 & columns_7;
                        const f32 t2630 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2631 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2631 - mean_8;
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(distance_79), "f"(distance_79), "f"(t2630));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2635 = exists_77 ? t2633 : t2634;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2635;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2636 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2636 & columns_8;
                        const f32 t2638 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2639 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2639 - mean_8;
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(distance_80), "f"(distance_80), "f"(t2638));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2643 = exists_78 ? t2641 : t2642;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2643;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2644 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2644 & columns_7;
                        const f32 t2646 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2647 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2647 - mean_8;
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(distance_81), "f"(distance_81), "f"(t2646));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2651 = exists_79 ? t2649 : t2650;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2652 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2652 & columns_8;
                        const f32 t2654 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2655 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2655 - mean_8;
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(distance_82), "f"(distance_82), "f"(t2654));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2659 = exists_80 ? t2657 : t2658;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2659;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2660 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2660 & columns_7;
                        const f32 t2662 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2663 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2663 - mean_8;
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(distance_83), "f"(distance_83), "f"(t2662));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2667 = exists_81 ? t2665 : t2666;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2667;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2668 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2668 & columns_8;
                        const f32 t2670 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2671 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2671 - mean_8;
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(distance_84), "f"(distance_84), "f"(t2670));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2675 = exists_82 ? t2673 : t2674;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2675;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2676 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2676 & columns_7;
                        const f32 t2678 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2679 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2679 - mean_8;
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(distance_85), "f"(distance_85), "f"(t2678));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2683 = exists_83 ? t2681 : t2682;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2683;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2684 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2684 & columns_8;
                        const f32 t2686 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2687 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2687 - mean_8;
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(distance_86), "f"(distance_86), "f"(t2686));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2691 = exists_84 ? t2689 : t2690;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2691;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2692 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2692 & columns_7;
                        const f32 t2694 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2695 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2695 - mean_8;
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(distance_87), "f"(distance_87), "f"(t2694));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2699 = exists_85 ? t2697 : t2698;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2699;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2700 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2700 & columns_8;
                        const f32 t2702 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2703 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2703 - mean_8;
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(distance_88), "f"(distance_88), "f"(t2702));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2707 = exists_86 ? t2705 : t2706;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2707;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2708 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2708 & columns_7;
                        const f32 t2710 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2711 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2711 - mean_8;
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(distance_89), "f"(distance_89), "f"(t2710));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2715 = exists_87 ? t2713 : t2714;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2715;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2716 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2716 & columns_8;
                        const f32 t2718 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2719 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2719 - mean_8;
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(distance_90), "f"(distance_90), "f"(t2718));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2723 = exists_88 ? t2721 : t2722;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2723;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2724 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2724 & columns_7;
                        const f32 t2726 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2727 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2727 - mean_8;
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(distance_91), "f"(distance_91), "f"(t2726));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2731 = exists_89 ? t2729 : t2730;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2731;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2732 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2732 & columns_8;
                        const f32 t2734 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2735 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2735 - mean_8;
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(distance_92), "f"(distance_92), "f"(t2734));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2739 = exists_90 ? t2737 : t2738;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2739;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2740 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2740 & columns_7;
                        const f32 t2742 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2743 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2743 - mean_8;
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(distance_93), "f"(distance_93), "f"(t2742));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2747 = exists_91 ? t2745 : t2746;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2747;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2748 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2748 & columns_8;
                        const f32 t2750 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2751 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2751 - mean_8;
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(distance_94), "f"(distance_94), "f"(t2750));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2755 = exists_92 ? t2753 : t2754;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2755;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2756 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2756 & columns_7;
                        const f32 t2758 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2759 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2759 - mean_8;
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(distance_95), "f"(distance_95), "f"(t2758));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2763 = exists_93 ? t2761 : t2762;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2764 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2764 & columns_8;
                        const f32 t2766 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2767 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2767 - mean_8;
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(distance_96), "f"(distance_96), "f"(t2766));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2771 = exists_94 ? t2769 : t2770;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2771;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2772 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2772 & columns_7;
                        const f32 t2774 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2775 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2775 - mean_8;
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(distance_97), "f"(distance_97), "f"(t2774));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2779 = exists_95 ? t2777 : t2778;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2779;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2780 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2780 & columns_8;
                        const f32 t2782 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2783 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2783 - mean_8;
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(distance_98), "f"(distance_98), "f"(t2782));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2786 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2787 = exists_96 ? t2785 : t2786;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2787;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2789;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2789) : "f"(t2788));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = t2788 + t2789;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2791;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2791) : "f"(t2790));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t2790 + t2791;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2793 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2794 = t2793 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2794) {
                        const u32 t2795 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_3 = t2795 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2797 = t1741 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2798 = t2797 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2799 = t2798 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t2799 + 288u;
                        const u32 t2801 = at_21 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2802 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2803 = t2802 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2804 = t2803 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2805 = counters + t2804;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2806 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2807 = t2806 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2808 = t2807 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2809 = t2805 + t2808;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2810 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2811 = t2810 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2812 = t2811 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2813 = counters + t2812;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2814 = (u64)t2801;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2815 = t2814 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2816 = t2815 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2817 = t2813 + t2816;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2819 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2820 = t2819 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2809), "r"(t2820) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2822 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2823 = t2822 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2817), "r"(t2823) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2824;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2824) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2825 = t2824 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t2825) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2826 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2827 = t2826 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2828 = t2827 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2829 = t1188 + t2828;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2829) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2830 = 2u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t2830) {
                const u32 t2831 = i_6 - 2u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t2831 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2833 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2834 = t2833 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2835 = t2834 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2836 = t1188 + t2835;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2837 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2838 = t2837 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2836), "r"(t2838) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2839 = t1189 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2840 = t2839 & 31u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2841 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2842 = t2841 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_5 + t2842;
                const u32 t2844 = t2840 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_6 = tile_2 + t2844;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2846 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2847 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2848 = t2831 * t2847;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t2846 + t2848;
                const u32 t2850 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2851;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2851) : "r"(t2850), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t2851 >> tiles_shift;
                const u32 t2853 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2854 = number_4 - t2853;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2855 = t2854 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t2856;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2856) : "r"(t2855), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2857 = t2856 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t2857 * 24u;
                const u32 t2859 = t2854 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t2860;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2860) : "r"(t2859), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2861 = t2860 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2862 = t2861 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2863 = t2854 - t2862;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t2863 << 3u;
                const bool t2865 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t2866 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t2865 ? t2866 : 0u;
                const u32 t2868 = left_20 < 24u ? left_20 : 24u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2869 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2870 = t2869 < 8u ? t2869 : 8u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2871 = t1189 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t2871 & 31u;
#line 83 "fa-kernels/src/conv/streaming/channels_first.rs"
                const bool t2873 = channel_2 < 16u;
#line 83 "fa-kernels/src/conv/streaming/channels_first.rs"
                if (t2873) {
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2874 = t1191 + 4096u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2875 = t1191 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2876 = lane & 3u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2877 = lane >> 2u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_row_2 = t1189 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2879 = first_row_2 >> 5u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_line = t2879 * 12u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < 2u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2881 = i_7 << 3u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 within = t2877 + t2881;
                        const u32 channel_3 = channel_2 + within;
                        const u32 t2884 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 at_22 = coefficients_6 + t2884;
                        f32 t2886;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2886) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2887;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t2887) : "r"(at_22) : "memory");
                        const u32 t2888 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2889 = t2888 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2890 = t2889 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2891 = t2876 ^ t2890;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2892 = t2888 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2893 = t2891 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2894 = t2892 + t2893;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from = t1191 + t2894;
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2896 = row << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2897 = row & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2898;
                        asm("mov.b32 %0, %1;" : "=f"(t2898) : "r"(t2896));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2899;
                        asm("mov.b32 %0, %1;" : "=f"(t2899) : "r"(t2897));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2900 = t2898 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2901 = t2900 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2902 = t2899 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2903 = t2902 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t2901), "f"(t2903));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2905 = row_2 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2906 = row_2 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2907;
                        asm("mov.b32 %0, %1;" : "=f"(t2907) : "r"(t2905));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2908;
                        asm("mov.b32 %0, %1;" : "=f"(t2908) : "r"(t2906));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2909 = t2907 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2910 = t2909 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2911 = t2908 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2912 = t2911 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t2910), "f"(t2912));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2914 = row_3 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2915 = row_3 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2916;
                        asm("mov.b32 %0, %1;" : "=f"(t2916) : "r"(t2914));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2917;
                        asm("mov.b32 %0, %1;" : "=f"(t2917) : "r"(t2915));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2918 = t2916 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2919 = t2918 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2920 = t2917 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2921 = t2920 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t2919), "f"(t2921));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2923 = row_4 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2924 = row_4 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2925;
                        asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(t2923));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2926;
                        asm("mov.b32 %0, %1;" : "=f"(t2926) : "r"(t2924));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2927 = t2925 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2928 = t2927 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2929 = t2926 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2930 = t2929 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t2928), "f"(t2930));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2932 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2933 = t2932 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2934 = t2933 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2935 = t2876 ^ t2934;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2936 = t2932 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2937 = t2935 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2938 = t2936 + t2937;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_2 = t2874 + t2938;
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2940 = row_5 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2941 = row_5 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2942;
                        asm("mov.b32 %0, %1;" : "=f"(t2942) : "r"(t2940));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2943;
                        asm("mov.b32 %0, %1;" : "=f"(t2943) : "r"(t2941));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2944 = t2942 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2945 = t2944 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2946 = t2943 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2947 = t2946 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_5;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t2945), "f"(t2947));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2949 = row_6 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2950 = row_6 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2951;
                        asm("mov.b32 %0, %1;" : "=f"(t2951) : "r"(t2949));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2952;
                        asm("mov.b32 %0, %1;" : "=f"(t2952) : "r"(t2950));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2953 = t2951 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2954 = t2953 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2955 = t2952 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2956 = t2955 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_6;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t2954), "f"(t2956));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2958 = row_7 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2959 = row_7 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2960;
                        asm("mov.b32 %0, %1;" : "=f"(t2960) : "r"(t2958));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2961;
                        asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(t2959));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2962 = t2960 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2963 = t2962 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2964 = t2961 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2965 = t2964 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_7;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t2963), "f"(t2965));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2967 = row_8 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2968 = row_8 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2969;
                        asm("mov.b32 %0, %1;" : "=f"(t2969) : "r"(t2967));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2970;
                        asm("mov.b32 %0, %1;" : "=f"(t2970) : "r"(t2968));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2971 = t2969 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2972 = t2971 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2973 = t2970 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2974 = t2973 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_8;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t2972), "f"(t2974));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2976 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2977 = t2976 >> 1u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2978 = t2977 & 3u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2979 = t2876 ^ t2978;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2980 = t2976 << 6u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2981 = t2979 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2982 = t2980 + t2981;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_3 = t2875 + t2982;
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from_3) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2984 = row_9 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2985 = row_9 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2986;
                        asm("mov.b32 %0, %1;" : "=f"(t2986) : "r"(t2984));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2987;
                        asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(t2985));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2988 = t2986 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2989 = t2988 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2990 = t2987 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2991 = t2990 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_9;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_9) : "f"(t2989), "f"(t2991));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2993 = row_10 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2994 = row_10 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2995;
                        asm("mov.b32 %0, %1;" : "=f"(t2995) : "r"(t2993));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2996;
                        asm("mov.b32 %0, %1;" : "=f"(t2996) : "r"(t2994));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2997 = t2995 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2998 = t2997 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t2999 = t2996 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3000 = t2999 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_10;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_10) : "f"(t2998), "f"(t3000));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3002 = row_11 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3003 = row_11 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3004;
                        asm("mov.b32 %0, %1;" : "=f"(t3004) : "r"(t3002));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3005;
                        asm("mov.b32 %0, %1;" : "=f"(t3005) : "r"(t3003));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3006 = t3004 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3007 = t3006 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3008 = t3005 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3009 = t3008 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_11;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_11) : "f"(t3007), "f"(t3009));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3011 = row_12 << 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3012 = row_12 & 4294901760u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3013;
                        asm("mov.b32 %0, %1;" : "=f"(t3013) : "r"(t3011));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t3014;
                        asm("mov.b32 %0, %1;" : "=f"(t3014) : "r"(t3012));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3015 = t3013 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3016 = t3015 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3017 = t3014 - t2887;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const f32 t3018 = t3017 * t2886;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_12;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_12) : "f"(t3016), "f"(t3018));
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 line = first_line + t2876;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3021 = line < t2868;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3021) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3022 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3023 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3024 = t3023 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3025 = t3024 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3026 = y + t3025;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3027 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3028 = t3027 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3029 = t3028 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3030 = t3026 + t3029;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3031 = (u64)t3022;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3032 = t3031 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3033 = t3032 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3034 = t3030 + t3033;
                            const u64 t3035 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3036 = t3034 + t3035;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3036), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                        }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3037 = t2876 + 4u;
                        const u32 line_2 = first_line + t3037;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3039 = line_2 < t2868;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3039) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3040 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3041 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3042 = t3041 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3043 = t3042 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3044 = y + t3043;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3045 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3046 = t3045 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3047 = t3046 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3048 = t3044 + t3047;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3049 = (u64)t3040;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3050 = t3049 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3051 = t3050 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3052 = t3048 + t3051;
                            const u64 t3053 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3054 = t3052 + t3053;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3054), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                        }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t3055 = t2876 + 8u;
                        const u32 line_3 = first_line + t3055;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t3057 = line_3 < t2868;
#line 125 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3057) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u32 t3058 = y_12 + line_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3059 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3060 = t3059 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3061 = t3060 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3062 = y + t3061;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3063 = (u64)channel_3;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3064 = t3063 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3065 = t3064 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3066 = t3062 + t3065;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3067 = (u64)t3058;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3068 = t3067 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3069 = t3068 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3070 = t3066 + t3069;
                            const u64 t3071 = (u64)x_12 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3072 = t3070 + t3071;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3072), "r"(finished_9), "r"(finished_10), "r"(finished_11), "r"(finished_12) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3073 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t3073) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3074 = t1189 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3075 = t1191 + 4096u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3076 = t1191 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3077;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3077) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3078;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3078) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3079;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3079) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3080;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3080) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3081;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3081) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3082;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3082) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3083;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3083) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3084;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3084) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3085;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3085) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3086;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3086) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3087;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3087) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3088;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3088) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3089;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3089) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3090;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3090) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3091;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3091) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3092;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3092) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3093;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3093) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3094;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3094) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3095;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3095) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3096;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3096) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3097;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3097) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3098;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3098) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3099;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3099) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3100;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3100) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3101 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3102 = t3074 + t3101;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3103 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3104 = t3102 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3105 = t3104 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3106 = t3103 ^ t3105;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3107 = t3102 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3108 = t3106 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3109 = t3107 + t3108;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3110 = t1191 + t3109;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3110), "r"(t3077), "r"(t3078), "r"(t3079), "r"(t3080) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3111 = t3109 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3112 = t1191 + t3111;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3112), "r"(t3081), "r"(t3082), "r"(t3083), "r"(t3084) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3113 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3114 = t3074 + t3113;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3115 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3116 = t3114 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3117 = t3116 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3118 = t3115 ^ t3117;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3119 = t3114 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3120 = t3118 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3121 = t3119 + t3120;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3122 = t3075 + t3121;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3122), "r"(t3085), "r"(t3086), "r"(t3087), "r"(t3088) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3123 = t3121 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3124 = t3075 + t3123;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3124), "r"(t3089), "r"(t3090), "r"(t3091), "r"(t3092) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3125 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3126 = t3074 + t3125;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3127 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3128 = t3126 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3129 = t3128 & 3u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3130 = t3127 ^ t3129;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3131 = t3126 << 6u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3132 = t3130 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3133 = t3131 + t3132;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3134 = t3076 + t3133;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3134), "r"(t3093), "r"(t3094), "r"(t3095), "r"(t3096) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3135 = t3133 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3136 = t3076 + t3135;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3136), "r"(t3097), "r"(t3098), "r"(t3099), "r"(t3100) : "memory");
            }
        }
    }
}
