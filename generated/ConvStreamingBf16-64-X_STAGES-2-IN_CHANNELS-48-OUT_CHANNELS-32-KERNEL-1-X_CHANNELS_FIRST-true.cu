typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(512, 1)
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
#line 210 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 36864u;
    const u32 handovers = outputs + 24576u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to = smem_1 + 16384u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 24576u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 24u;
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
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t26 = t10 + 24u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        const u32 t27 = t10 + 8u;
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 32u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        const u32 t29 = t10 + 16u;
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 40u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(barriers) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = barriers + 8u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = barriers + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t35 = index == 3u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t37 = index_2 == 3u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t37) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t38 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = t38 - t39;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = t40 / t41;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = t42 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t43; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t44 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t45 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t46 = i * t45;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t44 + t46;
                const u32 t48 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t49;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t49) : "r"(t48), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t49 >> tiles_shift;
                const u32 t51 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = number - t51;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t53 = t52 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t54;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t54) : "r"(t53), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t55 = t54 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t55 << 2u;
                const u32 t57 = t52 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t58;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t58) : "r"(t57), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t59 = t58 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t60 = t59 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t52 - t60;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t61 << 4u;
                const bool t63 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t64 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t63 ? t64 : 0u;
                const u32 t66 = left < 4u ? left : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t68 = t67 < 16u ? t67 : 16u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t69 = t10 + 24u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t70 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t71 = t70 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t69), "r"(t71) : "memory");
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t72;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t72) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t73 = t72 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t73) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" :  : "r"(t10) : "memory");
                    const u32 t74 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t9), "l"(x), "r"(t10), "r"(t74), "r"(0u), "r"(y_2), "r"(sample) : "memory");
                }
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t75 = t10 + 32u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t76 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t77 = t76 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t77) : "memory");
                const u32 t78 = t10 + 8u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t79;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t79) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t80 = t79 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t80) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" :  : "r"(t78) : "memory");
                    const u32 t81 = t9 + 4096u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t82 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t81), "l"(x), "r"(t78), "r"(t82), "r"(16u), "r"(y_2), "r"(sample) : "memory");
                }
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t83 = t10 + 40u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t84 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t85 = t84 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t85) : "memory");
                const u32 t86 = t10 + 16u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t87;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t87) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t88 = t87 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t88) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" :  : "r"(t86) : "memory");
                    const u32 t89 = t9 + 8192u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t90 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(x), "r"(t86), "r"(t90), "r"(32u), "r"(y_2), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t91 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t91) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t92 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t93 = t92 + i_2;
                        const u32 t94 = barriers + 16u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t95;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t95) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t96 = t95 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t96) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t94) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(weight), "r"(t94), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t97 = index_2 < 3u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t97) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t98 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t98;
                const u32 t100 = coefficients_3 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t101 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t102 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t103 = t101 - t102;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t104 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t105 = t103 / t104;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t106 = t105 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t106; i_3 += 3u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t107 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t108 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t109 = i_3 * t108;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t107 + t109;
                    const u32 t111 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t112;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t112) : "r"(t111), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t112 >> tiles_shift;
                    const u32 t114 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t114;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t119 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t119) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t120 = share < shares;
                            if (!t120) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t121 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t121 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t123 = channel < 31u ? channel : 31u;
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
                                    const u32 t127 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t128 = i_4 < t127 ? i_4 : t127;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t129 = t123 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t130 = t129 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t131 = t130 + t128;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t131 + 544u;
                                    const u32 t133 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t134 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t135 = t134 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t136 = t135 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t137 = counters + t136;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t138 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = t138 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = t139 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = t137 + t140;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = counters + t144;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)t133;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t145 + t148;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t150 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t151 = own < t150 ? own : t150;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t152 = t123 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t153 = t152 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t154 = t153 + t151;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t154 + 544u;
                                    const u32 t156 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t157 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t158 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = counters + t159;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = t162 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = t160 + t163;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = counters + t167;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)t156;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t168 + t171;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t173 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t174 = own_2 < t173 ? own_2 : t173;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t175 = t123 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t176 = t175 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t177 = t176 + t174;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t177 + 544u;
                                    const u32 t179 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t180 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t181 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = counters + t182;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = t185 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = t183 + t186;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = counters + t190;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)t179;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t191 + t194;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t196 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t197 = own_3 < t196 ? own_3 : t196;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t198 = t123 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t199 = t198 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t200 = t199 + t197;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t200 + 544u;
                                    const u32 t202 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = t203 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t204 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = counters + t205;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = t207 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = t208 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = t206 + t209;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t212 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = counters + t213;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = (u64)t202;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t214 + t217;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t219 = i_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t220;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t220) : "r"(t219), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t221 = t220 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t221 << 2u;
                                    const u32 t223 = i_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t224;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t224) : "r"(t223), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t225 = t224 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t226 = t225 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t227 = i_4 - t226;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t227 << 4u;
                                    const bool t229 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t230 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t229 ? t230 : 0u;
                                    const u32 t232 = left_2 < 4u ? left_2 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = t233 < 16u ? t233 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t235 = i_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t236 = 0u < t232;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t236 ? t232 : 0u;
                                    const u32 t238 = left_3 < 4u ? left_3 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t239 = t238 * t234;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t241;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t241) : "r"(t240), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = t241 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t242 << 2u;
                                    const u32 t244 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t245;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t245) : "r"(t244), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t246 = t245 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t247 = t246 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t248 = own - t247;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t248 << 4u;
                                    const bool t250 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t251 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t250 ? t251 : 0u;
                                    const u32 t253 = left_4 < 4u ? left_4 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = t254 < 16u ? t254 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t256 = own < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t257 = 0u < t253;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t257 ? t253 : 0u;
                                    const u32 t259 = left_5 < 4u ? left_5 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t260 = t259 * t255;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t262;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t262) : "r"(t261), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = t262 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t263 << 2u;
                                    const u32 t265 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t266;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t266) : "r"(t265), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t267 = t266 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = t267 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t269 = own_2 - t268;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t269 << 4u;
                                    const bool t271 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t271 ? t272 : 0u;
                                    const u32 t274 = left_6 < 4u ? left_6 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = t275 < 16u ? t275 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t277 = own_2 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t278 = 0u < t274;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t278 ? t274 : 0u;
                                    const u32 t280 = left_7 < 4u ? left_7 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t281 = t280 * t276;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t283;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t283) : "r"(t282), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = t283 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t284 << 2u;
                                    const u32 t286 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t287;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t287) : "r"(t286), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t287 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = t288 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = own_3 - t289;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t290 << 4u;
                                    const bool t292 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t292 ? t293 : 0u;
                                    const u32 t295 = left_8 < 4u ? left_8 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t297 = t296 < 16u ? t296 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t298 = own_3 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t299 = 0u < t295;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t299 ? t295 : 0u;
                                    const u32 t301 = left_9 < 4u ? left_9 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t302 = t301 * t297;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t303 = t235 ? t239 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t303;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t305 = t256 ? t260 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t305;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t307 = t277 ? t281 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t307;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t309 = t298 ? t302 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t309;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t311;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t311) : "l"(t141) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t311;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t312;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t312) : "l"(t149) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t312;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t313;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t313) : "l"(t164) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t313;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t314;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t314) : "l"(t172) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t314;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t315;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t315) : "l"(t187) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t315;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t316;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t316) : "l"(t195) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t316;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t317;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t317) : "l"(t210) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t317;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t318;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t318) : "l"(t218) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t318;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t319 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t320 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t321 = t319 < t320 ? t319 : t320;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t322 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t323 = t321 < t322 ? t321 : t322;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t324 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t325 = t323 < t324 ? t323 : t324;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t326 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t327 = t325 < t326 ? t325 : t326;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t328 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t329 = t327 < t328 ? t327 : t328;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t330 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t331 = t329 < t330 ? t329 : t330;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t332 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t334 = t333 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t335 = __any_sync(0xffffffffu, t334);
                                        if (!t335) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t336 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t337 = t336 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t337) {
                                            u32 t338;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t141) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t338;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t339 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t340 = t339 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t340) {
                                            u32 t341;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t149) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t341;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t342 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t343 = t342 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t343) {
                                            u32 t344;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t164) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t344;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t345 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t346 = t345 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t346) {
                                            u32 t347;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t347) : "l"(t172) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t347;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t348 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t349 = t348 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t349) {
                                            u32 t350;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t350) : "l"(t187) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t350;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t351 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t352 = t351 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t352) {
                                            u32 t353;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t353) : "l"(t195) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t353;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t354 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t355 = t354 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t355) {
                                            u32 t356;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t356) : "l"(t210) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t356;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t357 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t358 = t357 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t218) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t359;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t377 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t377));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t379 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t379));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t381 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t381));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t383 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t383));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t385 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t385));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t387 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t387));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t389 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t389));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t391 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t391));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t393 = t235 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t394 = t256 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t395 = t277 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t396 = t298 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t398 = t397 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t398 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t400 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t401 = counts * t400;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t402 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t403 = counts_2 * t402;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t404 = t401 + t403;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t406 = counts_3 * t405;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t407 = t404 + t406;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t408 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = counts_4 * t408;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = t407 + t409;
                                    f32 t411;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t411) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t412;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t410 * t412;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t415 - distance;
                                    const f32 t417 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t418;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(counts), "f"(t393));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t419 - distance;
                                    const f32 t421 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t422;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(counts_2), "f"(t394));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = t418 + t422;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t424 - distance;
                                    const f32 t426 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t427;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(counts_3), "f"(t395));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = t423 + t427;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t429 - distance;
                                    const f32 t431 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t432;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t431), "f"(counts_4), "f"(t396));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t428 + t432;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t434 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t435 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t436 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t434 + count_2;
                                    const f32 difference = mean_2 - t435;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t439;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t440;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(t439));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t440;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t435));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t443 = t434 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t444 = t443 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t445 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t446 = t445 * t434;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t447 = t436 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t448;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t446), "f"(share_2), "f"(t447));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t444;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t448;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t449 = i_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t449) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t141), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t149), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t450 = own < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t450) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t164), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t172), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t451 = own_2 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t451) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t187), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t195), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t452 = own_3 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t452) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t210), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t218), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t453 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t455 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t456 = channel < 32u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t456) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t457;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t453), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t458;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t458) : "f"(t457));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t455 * t458;
                                    const f32 t460 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t460));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t462 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t463 = 0u < t462;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t463) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t465 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t466 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t467 = t466 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = t467 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t469 = counters + t468;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = t470 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = t471 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = t469 + t472;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t475 = t474 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = t475 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = counters + t476;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = (u64)t465;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = t478 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = t479 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = t477 + t480;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t483 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t484 = t483 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t473), "r"(t484) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t486 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t487 = t486 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t481), "r"(t487) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t488 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t489 = 1u < t488;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t489) {
                                        const u32 t490 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t490;
                                        const u32 t492 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t494 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = counters + t495;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t498 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t496 + t499;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t502 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = counters + t503;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = (u64)t492;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t506 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t504 + t507;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t510 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t511 = t510 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t500), "r"(t511) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t513 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t514 = t513 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t508), "r"(t514) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t515 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t516 = 2u < t515;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t516) {
                                        const u32 t517 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t517;
                                        const u32 t519 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t521 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = counters + t522;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t525 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t523 + t526;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t529 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = counters + t530;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = (u64)t519;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t533 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t531 + t534;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t537 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t538 = t537 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t527), "r"(t538) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t540 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t541 = t540 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t535), "r"(t541) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t542 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t543 = 3u < t542;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t543) {
                                        const u32 t544 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t544;
                                        const u32 t546 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t548 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = counters + t549;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t552 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t550 + t553;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t556 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = counters + t557;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = (u64)t546;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t560 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t558 + t561;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t564 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t565 = t564 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t554), "r"(t565) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t567 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t568 = t567 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t562), "r"(t568) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t569 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t570 = 4u < t569;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t570) {
                                        const u32 t571 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t571;
                                        const u32 t573 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t575 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = counters + t576;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t579 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t577 + t580;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t583 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = counters + t584;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = (u64)t573;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t587 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t585 + t588;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t591 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t592 = t591 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t581), "r"(t592) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t594 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t595 = t594 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t589), "r"(t595) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t596 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t597 = 5u < t596;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t597) {
                                        const u32 t598 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t598;
                                        const u32 t600 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t602 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = counters + t603;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t606 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t604 + t607;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t610 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = counters + t611;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = (u64)t600;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t614 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t612 + t615;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t618 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t619 = t618 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t608), "r"(t619) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t621 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t622 = t621 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t616), "r"(t622) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t623 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t624 = 6u < t623;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t624) {
                                        const u32 t625 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t625;
                                        const u32 t627 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t629 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = counters + t630;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t633 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t631 + t634;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t637 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = counters + t638;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = (u64)t627;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t641 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t639 + t642;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t645 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t646 = t645 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t635), "r"(t646) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t648 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t649 = t648 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t643), "r"(t649) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t650 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t651 = 7u < t650;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t651) {
                                        const u32 t652 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t652;
                                        const u32 t654 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t656 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = counters + t657;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t660 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t658 + t661;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t664 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = counters + t665;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = (u64)t654;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t668 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t666 + t669;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t672 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t673 = t672 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t662), "r"(t673) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t675 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t676 = t675 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t670), "r"(t676) : "memory");
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
                                    const u32 t678 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t678 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t680 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t680 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t682 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t682 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t684 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t685 = own_4 < t684 ? own_4 : t684;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t686 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t687 = t686 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t688 = t687 + t685;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t688 + 544u;
                                    const u32 t690 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t691 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t692 = t691 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = t692 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t694 = counters + t693;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = t695 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = t696 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = t694 + t697;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t700 = t699 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = t700 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = counters + t701;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = (u64)t690;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = t703 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = t704 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = t702 + t705;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t707 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t708 = own_5 < t707 ? own_5 : t707;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t709 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t710 = t709 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t711 = t710 + t708;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t711 + 544u;
                                    const u32 t713 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = counters + t716;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t717 + t720;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = t723 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = counters + t724;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)t713;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t725 + t728;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t730 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t731 = own_6 < t730 ? own_6 : t730;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t732 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t733 = t732 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t734 = t733 + t731;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t734 + 544u;
                                    const u32 t736 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = counters + t739;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t740 + t743;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = t746 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = counters + t747;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)t736;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t748 + t751;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t753 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t754 = own_7 < t753 ? own_7 : t753;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t755 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t756 = t755 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t757 = t756 + t754;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t757 + 544u;
                                    const u32 t759 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = counters + t762;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t763 + t766;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = t769 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = counters + t770;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)t759;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t771 + t774;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t776 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t777;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t777) : "r"(t776), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t778 = t777 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t778 << 2u;
                                    const u32 t780 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t781;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t781) : "r"(t780), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t782 = t781 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t783 = t782 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t784 = own_4 - t783;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t784 << 4u;
                                    const bool t786 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t787 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t786 ? t787 : 0u;
                                    const u32 t789 = left_10 < 4u ? left_10 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t791 = t790 < 16u ? t790 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t792 = own_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t793 = 0u < t789;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t793 ? t789 : 0u;
                                    const u32 t795 = left_11 < 4u ? left_11 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t796 = t795 * t791;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t798;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t798) : "r"(t797), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t799 = t798 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t799 << 2u;
                                    const u32 t801 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t802;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t802) : "r"(t801), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = t802 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = t803 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = own_5 - t804;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t805 << 4u;
                                    const bool t807 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t807 ? t808 : 0u;
                                    const u32 t810 = left_12 < 4u ? left_12 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = t811 < 16u ? t811 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t813 = own_5 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t814 = 0u < t810;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t814 ? t810 : 0u;
                                    const u32 t816 = left_13 < 4u ? left_13 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t817 = t816 * t812;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t819;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t819) : "r"(t818), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = t819 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t820 << 2u;
                                    const u32 t822 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t823;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t823) : "r"(t822), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t824 = t823 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = own_6 - t825;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t826 << 4u;
                                    const bool t828 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t828 ? t829 : 0u;
                                    const u32 t831 = left_14 < 4u ? left_14 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t832 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t833 = t832 < 16u ? t832 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t834 = own_6 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t835 = 0u < t831;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t835 ? t831 : 0u;
                                    const u32 t837 = left_15 < 4u ? left_15 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t838 = t837 * t833;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t839 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t840;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t840) : "r"(t839), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t841 << 2u;
                                    const u32 t843 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t844;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t844) : "r"(t843), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t845 = t844 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = t845 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = own_7 - t846;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t847 << 4u;
                                    const bool t849 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t849 ? t850 : 0u;
                                    const u32 t852 = left_16 < 4u ? left_16 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 < 16u ? t853 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t855 = own_7 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t856 = 0u < t852;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t856 ? t852 : 0u;
                                    const u32 t858 = left_17 < 4u ? left_17 : 4u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t859 = t858 * t854;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t860 = t792 ? t796 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t860;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t862 = t813 ? t817 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t862;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t864 = t834 ? t838 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t864;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t866 = t855 ? t859 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t866;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t868;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t868) : "l"(t698) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t868;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t869;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t869) : "l"(t706) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t869;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t870;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t870) : "l"(t721) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t870;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t871;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t871) : "l"(t729) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t871;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t872;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t744) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t872;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t873;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t873) : "l"(t752) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t873;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t874;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t874) : "l"(t767) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t874;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t875;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t875) : "l"(t775) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t875;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t876 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t877 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t878 = t876 < t877 ? t876 : t877;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t879 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t880 = t878 < t879 ? t878 : t879;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t881 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t882 = t880 < t881 ? t880 : t881;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t883 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t884 = t882 < t883 ? t882 : t883;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t885 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t886 = t884 < t885 ? t884 : t885;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t887 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t888 = t886 < t887 ? t886 : t887;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t889 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t891 = t890 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t892 = __any_sync(0xffffffffu, t891);
                                        if (!t892) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t893 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t894 = t893 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t894) {
                                            u32 t895;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t895) : "l"(t698) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t895;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t896 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t897 = t896 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t897) {
                                            u32 t898;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t898) : "l"(t706) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t898;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t899 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t900 = t899 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t900) {
                                            u32 t901;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t901) : "l"(t721) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t901;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t902 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t903 = t902 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t903) {
                                            u32 t904;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t904) : "l"(t729) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t904;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t905 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t906 = t905 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t906) {
                                            u32 t907;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t744) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t907;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t908 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t909 = t908 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t909) {
                                            u32 t910;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t752) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t910;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t911 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t912 = t911 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t912) {
                                            u32 t913;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t767) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t913;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t914 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t915 = t914 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t915) {
                                            u32 t916;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t916) : "l"(t775) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t916;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t934 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t934));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t936 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t936));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t938 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t938));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t940 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t940));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t942 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t942));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t944 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t944));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t946 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t946));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t948 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t948));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t950 = t792 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t951 = t813 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t952 = t834 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t953 = t855 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t954;
                                    asm("mov.b32 %0, %1;" : "=r"(t954) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t955;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t955) : "r"(t954));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t955));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t957 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t958 = t957 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t959 = t958 + counts_8;
                                    f32 t960;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t960) : "f"(t959));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t961 = t959 + t960;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t962;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t962) : "f"(t961));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t963 = t961 + t962;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t964;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t964) : "f"(t963));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = t963 + t964;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t966;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t966) : "f"(t965));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = t965 + t966;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t968;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t968) : "f"(t967));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t967 + t968;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t970 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = counts_5 * t970;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t972 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = counts_6 * t972;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t974 = t971 + t973;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t976 = counts_7 * t975;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t974 + t976;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = counts_8 * t978;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = t977 + t979;
                                    f32 t981;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t981) : "f"(t980));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = t980 + t981;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t983;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t983) : "f"(t982));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = t982 + t983;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t985;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t985) : "f"(t984));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = t984 + t985;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t987;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t987) : "f"(t986));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = t986 + t987;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t989;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t989) : "f"(t988));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t988 + t989;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t992;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(t991));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t990 * t992;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t995 - distance_2;
                                    const f32 t997 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t998;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t998) : "f"(t997), "f"(counts_5), "f"(t950));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t999 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t999 - distance_2;
                                    const f32 t1001 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1002;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1002) : "f"(t1001), "f"(counts_6), "f"(t951));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1003 = t998 + t1002;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1004 - distance_2;
                                    const f32 t1006 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1007) : "f"(t1006), "f"(counts_7), "f"(t952));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1003 + t1007;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1009 - distance_2;
                                    const f32 t1011 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1012;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1011), "f"(counts_8), "f"(t953));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = t1008 + t1012;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1014;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1014) : "f"(t1013));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = t1013 + t1014;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1016;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1016) : "f"(t1015));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = t1015 + t1016;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1018;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1018) : "f"(t1017));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = t1017 + t1018;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1020) : "f"(t1019));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1019 + t1020;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1021 + t1022;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1024 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1025 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1026 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1024 + count_5;
                                    const f32 difference_2 = mean_5 - t1025;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1029;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(t1029));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1030;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1025));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1033 = t1024 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1034 = t1033 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1036 = t1035 * t1024;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1026 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t1036), "f"(share_3), "f"(t1037));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1034;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1038;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1039 = own_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1039) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t698), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t706), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1040 = own_5 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1040) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t721), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t729), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1041 = own_6 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1041) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t744), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t752), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1042 = own_7 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1042) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t767), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t775), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1043 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1045 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1046;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1043), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1047;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(t1046));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1045 * t1047;
                                const f32 t1049 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1049));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1051 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1052 = lane < t1051;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1052) {
                                    const u32 t1053 = lane << 6u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1054 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1053 + t1054;
                                    const u32 t1056 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1057 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1058 = t1057 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1059 = t1058 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1060 = counters + t1059;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1061 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1062 = t1061 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1063 = t1062 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1064 = t1060 + t1063;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1065 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1066 = t1065 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1067 = t1066 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1068 = counters + t1067;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = (u64)t1056;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = t1069 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = t1070 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = t1068 + t1071;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1074 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1075 = t1074 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1064), "r"(t1075) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1077 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1078 = t1077 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1072), "r"(t1078) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1079 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1079;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1081 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1082 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1083 = t1082 << 6u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1083 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1085 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1086 = t1085 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1087 = t1086 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1088 = counters + t1087;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1089 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1090 = t1089 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1091 = t1090 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1092 = t1088 + t1091;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1093 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = t1094 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = t1095 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = counters + t1096;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = (u64)t1093;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1099 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = t1097 + t1100;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1102;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1102) : "l"(t1092) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1102;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1103;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1103) : "l"(t1101) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1103;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1104 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1105 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1106 = t1104 < t1105 ? t1104 : t1105;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1107 = t1106 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1108 = __any_sync(0xffffffffu, t1107);
                        if (!t1108) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1109 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1110 = t1109 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1110) {
                            u32 t1111;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1111) : "l"(t1092) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1111;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1112 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1113 = t1112 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1113) {
                            u32 t1114;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1114) : "l"(t1101) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1114;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1120 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1120));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1122 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1122));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1124 = t1081 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1125 = t1124 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1126 = t100 + t1125;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1127 = t1081 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1128 = t1127 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1126), "r"(t1128) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1129 = t1081 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1130 = t1129 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1130;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1132 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_2 = tile + t1132;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(heard_35) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_2), "f"(heard_36) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1134;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1134) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1135 = t1134 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1135) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot = t1081 & 1u;
                        const u32 t1137 = slot + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1138 = t1137 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1139 = t100 + t1138;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1139) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1140 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1140) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1142 = copy + 512u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1143 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1144 = t1143 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1145 = t1144 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1146 = counters + t1145;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1147 = (u64)t1142;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1148 = t1147 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1149 = t1148 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1150 = t1146 + t1149;
                        const u32 t1151 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1152 = t1151 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1152 >> 3u;
                        u32 t1154;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1154) : "l"(t1150), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1155 = t1154 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1156 = t1155 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1156;
                    }
                    const u32 t1157 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1158;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1158) : "r"(t1157));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1159 = t1158 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1159) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1092), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1101), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1160 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1160;
        const u32 t1162 = coefficients_6 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1163 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1164 = index << 13u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1165 = outputs + t1164;
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
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1166 = t1163 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1167 = t1166 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1168 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1167 + t1168;
        const u32 channels = first_2 + 8u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1171 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1172 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1173 = t1171 - t1172;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1174 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1175 = t1173 / t1174;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1175 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1177 = rounds + 3u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1177; i_6 += 3u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1178 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1178) {
#line 125 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1179 = 0u < i_6;
#line 125 "fa-kernels/src/conv/streaming/group.rs"
                if (t1179) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1180 = index + 8u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1180) : "memory");
                }
#line 129 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_2 = i_6 & 1u;
                const u32 t1182 = slot_2 << 3u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1183 = barriers + t1182;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1184 = i_6 >> 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1185 = t1184 & 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1186 = t1185 ^ 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1183), "r"(t1186) : "memory");
                const u32 t1187 = slot_2 << 13u;
#line 131 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1188 = smem_1 + t1187;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1189 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t10), "r"(t1189) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_3 = t1163 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1191 = first_3 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1191) {
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1192 = first_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1193 = t1192 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1194 = t1193 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1195 = t1194 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1196 = 1u ^ t1195;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1197 = t1193 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1198 = t1196 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from = t1197 + t1198;
                    const u32 t1200 = t9 + from;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1200) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1201 = first_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1202 = t1201 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1203 = t1202 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1204 = t1203 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1205 = 2u ^ t1204;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1206 = t1202 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1207 = t1205 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_2 = t1206 + t1207;
                    const u32 t1209 = t9 + from_2;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1209) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_4 = first_3 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1211 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1212 = first_4 + t1211;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1213 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1214 = t1213 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1215 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1216 = t1212 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1217 = t1216 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel = t1217 + t1215;
                    const u32 t1219 = pixel << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1220 = t1188 + t1219;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1221 = pixel & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1222 = t1214 ^ t1221;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1223 = t1222 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place = t1220 + t1223;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place), "r"(m), "r"(m_2), "r"(m_3), "r"(m_4) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1225 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1226 = t1212 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1227 = t1226 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1228 = t1227 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_2 = t1228 + t1225;
                    const u32 t1230 = pixel_2 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1231 = t1188 + t1230;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1232 = pixel_2 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1233 = t1214 ^ t1232;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1234 = t1233 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_2 = t1231 + t1234;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_2), "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1236;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1236) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1237 = t1236 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1237) {
                    const u32 t1238 = t10 + 24u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1238) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1239 = t10 + 8u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1240 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1239), "r"(t1240) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1241 = t1163 + 1u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_5 = t1241 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1243 = first_5 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1243) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1244 = t9 + 4096u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1245 = first_5 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1246 = t1245 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1247 = t1246 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1248 = t1247 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1249 = 1u ^ t1248;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1250 = t1246 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1251 = t1249 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_3 = t1250 + t1251;
                    const u32 t1253 = t1244 + from_3;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1253) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1254 = first_5 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1255 = t1254 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1256 = t1255 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1257 = t1256 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1258 = 2u ^ t1257;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1259 = t1255 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1260 = t1258 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_4 = t1259 + t1260;
                    const u32 t1262 = t1244 + from_4;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1262) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_6 = first_5 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1264 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1265 = first_6 + t1264;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1266 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1267 = t1266 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1268 = t1267 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1269 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1270 = t1265 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1271 = t1270 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_3 = t1271 + t1269;
                    const u32 t1273 = pixel_3 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1274 = t1188 + t1273;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1275 = pixel_3 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1276 = t1268 ^ t1275;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1277 = t1276 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_3 = t1274 + t1277;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_3), "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1279 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1280 = t1265 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1281 = t1280 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1282 = t1281 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_4 = t1282 + t1279;
                    const u32 t1284 = pixel_4 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1285 = t1188 + t1284;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1286 = pixel_4 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1287 = t1268 ^ t1286;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1288 = t1287 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_4 = t1285 + t1288;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_4), "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1290;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1290) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1291 = t1290 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1291) {
                    const u32 t1292 = t10 + 32u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1292) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1293 = t10 + 16u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1294 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1293), "r"(t1294) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1295 = t1163 + 2u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_7 = t1295 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1297 = first_7 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1297) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1298 = t9 + 8192u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1299 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1300 = t1299 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1301 = t1300 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1302 = t1301 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1303 = 1u ^ t1302;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1304 = t1300 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1305 = t1303 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_5 = t1304 + t1305;
                    const u32 t1307 = t1298 + from_5;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1307) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1308 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1309 = t1308 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1310 = t1309 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1311 = t1310 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1312 = 2u ^ t1311;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1313 = t1309 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1314 = t1312 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_6 = t1313 + t1314;
                    const u32 t1316 = t1298 + from_6;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1316) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_8 = first_7 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1318 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1319 = first_8 + t1318;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1320 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1321 = t1320 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1322 = t1321 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1323 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1324 = t1319 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1325 = t1324 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_5 = t1325 + t1323;
                    const u32 t1327 = pixel_5 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1328 = t1188 + t1327;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1329 = pixel_5 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1330 = t1322 ^ t1329;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1331 = t1330 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_5 = t1328 + t1331;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_5), "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1333 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1334 = t1319 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1335 = t1334 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1336 = t1335 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_6 = t1336 + t1333;
                    const u32 t1338 = pixel_6 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1339 = t1188 + t1338;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1340 = pixel_6 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1341 = t1322 ^ t1340;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1342 = t1341 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_6 = t1339 + t1342;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_6), "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1344;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1344) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1345 = t1344 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1345) {
                    const u32 t1346 = t10 + 40u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1346) : "memory");
                }
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1347 = i_6 + 1u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1348 = t1347 < rounds;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                if (t1348) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1349 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1350 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1349 ? 0u : t1350;
                    const u32 t1352 = next + 8u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1352) : "memory");
                }
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1353) : "memory");
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
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1354 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1354) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1355 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1355) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = slot_3 << 13u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1358 = smem_1 + t1357;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1359 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1359) {
                    const u32 t1360 = barriers + 16u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1360), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1361 = to >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1358 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1361 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1362 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1361 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = (u64)t1369;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1370 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1362 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = (u64)t1372;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1375 = t1361 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = (u64)t1375;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = t1376 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1378 = t1362 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = (u64)t1378;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1380 = t1379 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374), "l"(t1377), "l"(t1380) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1382 = t1381 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1382) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1383 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1384 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next_2 = t1383 ? 0u : t1384;
                    const u32 t1386 = next_2 + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1386) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                u32 t1387;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1387) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1388 = t1387 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1388) {
                    const u32 t1389 = slot_3 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1390 = barriers + t1389;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1390) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_2;
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
                acc = t1396;
                acc_2 = t1397;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_4;
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
                acc_3 = t1403;
                acc_4 = t1404;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_6;
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
                acc_5 = t1410;
                acc_6 = t1411;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_8;
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
                acc_7 = t1417;
                acc_8 = t1418;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_10;
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
                acc_9 = t1424;
                acc_10 = t1425;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_12;
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
                acc_11 = t1431;
                acc_12 = t1432;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_14;
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
                acc_13 = t1438;
                acc_14 = t1439;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_16;
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
                acc_15 = t1445;
                acc_16 = t1446;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_18;
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
                acc_17 = t1452;
                acc_18 = t1453;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_20;
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
                acc_19 = t1459;
                acc_20 = t1460;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_22;
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
                acc_21 = t1466;
                acc_22 = t1467;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_24;
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
                acc_23 = t1473;
                acc_24 = t1474;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_26;
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
                acc_25 = t1480;
                acc_26 = t1481;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_28;
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
                acc_27 = t1487;
                acc_28 = t1488;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_30;
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
                acc_29 = t1494;
                acc_30 = t1495;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_32;
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
                acc_31 = t1501;
                acc_32 = t1502;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1503 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1504 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1505 = i_6 * t1504;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1503 + t1505;
                const u32 t1507 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1508;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1508) : "r"(t1507), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1508 >> tiles_shift;
                const u32 t1510 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1510;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1512 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1513;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1513) : "r"(t1512), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1514 = t1513 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1514 << 2u;
                const u32 t1516 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1517;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1517) : "r"(t1516), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1518 = t1517 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1519 = t1518 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1520 = at_19 - t1519;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1520 << 4u;
                const bool t1522 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1523 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1522 ? t1523 : 0u;
                const u32 t1525 = left_18 < 4u ? left_18 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1526 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1527 = t1526 < 16u ? t1526 : 16u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1163 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 2u;
                const bool t1531 = before < t1525;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1532 = t1525 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1531 ? t1532 : 0u;
                const u32 rows = left_19 < 4u ? left_19 : 4u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1527;
                const bool t1536 = pixels == 64u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1537 = first_row & 63u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1538 = t1537 < 32u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1538) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels;
                    f32 t1540;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1540) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1540));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1542 = t1163 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1543 = t1542 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1544 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_9 = t1543 + t1544;
                    const u32 t1546 = first_9 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1536) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1547 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1548 = 0.0f + t1547;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1549 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1550 = t1548 + t1549;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1551 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1552 = t1550 + t1551;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1553 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1552 + t1553;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1555 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1556 = 0.0f + t1555;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1557 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1558 = t1556 + t1557;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1559 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1560 = t1558 + t1559;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1561 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1560 + t1561;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1563 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1564 = 0.0f + t1563;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1565 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1566 = t1564 + t1565;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1567 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1568 = t1566 + t1567;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1569 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1568 + t1569;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1571 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1572 = 0.0f + t1571;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1573 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1574 = t1572 + t1573;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1575 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1576 = t1574 + t1575;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1577 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1576 + t1577;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1579 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1580 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1581 = t1579 + t1580;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1581;
                    } else {
                        const u32 t1582 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_10 = t1582 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_10 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1585 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1585 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1587 = first_10 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = t1587 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1589 = first_10 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t1589 < t1527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1591 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1591 & columns;
                        const f32 t1593 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1594 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1595 = t1593 + t1594;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1596 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1597 = exists ? t1595 : t1596;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1597;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1598 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1598 & columns_2;
                        const f32 t1600 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1601 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1602 = t1600 + t1601;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1603 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1604 = exists_2 ? t1602 : t1603;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1604;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1605 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1605 & columns_3;
                        const f32 t1607 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1608 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1609 = t1607 + t1608;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1610 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1611 = exists_3 ? t1609 : t1610;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1611;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1612 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1612 & columns_4;
                        const f32 t1614 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1615 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1616 = t1614 + t1615;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1617 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1618 = exists_4 ? t1616 : t1617;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1618;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1619 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1619 & columns;
                        const f32 t1621 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1622 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1623 = t1621 + t1622;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1624 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1625 = exists_5 ? t1623 : t1624;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1625;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1626 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1626 & columns_2;
                        const f32 t1628 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1629 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1630 = t1628 + t1629;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1631 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1632 = exists_6 ? t1630 : t1631;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1632;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1633 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1633 & columns_3;
                        const f32 t1635 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1636 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1637 = t1635 + t1636;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1638 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1639 = exists_7 ? t1637 : t1638;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1639;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1640 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1640 & columns_4;
                        const f32 t1642 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1643 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1644 = t1642 + t1643;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1645 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1646 = exists_8 ? t1644 : t1645;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1646;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1647 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1647 & columns;
                        const f32 t1649 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1650 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1651 = t1649 + t1650;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1652 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1653 = exists_9 ? t1651 : t1652;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1654 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1654 & columns_2;
                        const f32 t1656 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1657 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1658 = t1656 + t1657;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1659 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1660 = exists_10 ? t1658 : t1659;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1660;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1661 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1661 & columns_3;
                        const f32 t1663 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1664 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1665 = t1663 + t1664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1666 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1667 = exists_11 ? t1665 : t1666;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1667;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1668 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1668 & columns_4;
                        const f32 t1670 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1671 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1672 = t1670 + t1671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1673 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1674 = exists_12 ? t1672 : t1673;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1674;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1675 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1675 & columns;
                        const f32 t1677 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1678 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1679 = t1677 + t1678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1680 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1681 = exists_13 ? t1679 : t1680;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1681;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1682 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1682 & columns_2;
                        const f32 t1684 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1685 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1686 = t1684 + t1685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1687 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1688 = exists_14 ? t1686 : t1687;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1688;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1689 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1689 & columns_3;
                        const f32 t1691 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1692 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1693 = t1691 + t1692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1694 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1695 = exists_15 ? t1693 : t1694;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1695;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1696 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1696 & columns_4;
                        const f32 t1698 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1699 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1700 = t1698 + t1699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1701 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1702 = exists_16 ? t1700 : t1701;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1702;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1703 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1704;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1704) : "f"(t1703));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1705 = t1703 + t1704;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1706;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1706) : "f"(t1705));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1707 = t1705 + t1706;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t1707 * share_4;
                    const f32 t1709 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1709), "f"(count_7), "f"(t1707));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1536) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1712 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t1712 - mean_7;
                        f32 t1714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1715 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t1715 - mean_7;
                        f32 t1717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1717) : "f"(distance_4), "f"(distance_4), "f"(t1714));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1718 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t1718 - mean_7;
                        f32 t1720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(distance_5), "f"(distance_5), "f"(t1717));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1721 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t1721 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_6), "f"(distance_6), "f"(t1720));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1724 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t1724 - mean_7;
                        f32 t1726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1726) : "f"(distance_7), "f"(distance_7), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1727 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t1727 - mean_7;
                        f32 t1729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1729) : "f"(distance_8), "f"(distance_8), "f"(t1726));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1730 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t1730 - mean_7;
                        f32 t1732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1732) : "f"(distance_9), "f"(distance_9), "f"(t1729));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1733 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t1733 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1732));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t1736 - mean_7;
                        f32 t1738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1738) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t1739 - mean_7;
                        f32 t1741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(distance_12), "f"(distance_12), "f"(t1738));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t1742 - mean_7;
                        f32 t1744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(distance_13), "f"(distance_13), "f"(t1741));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t1745 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_14), "f"(distance_14), "f"(t1744));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t1748 - mean_7;
                        f32 t1750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t1751 - mean_7;
                        f32 t1753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(distance_16), "f"(distance_16), "f"(t1750));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t1754 - mean_7;
                        f32 t1756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(distance_17), "f"(distance_17), "f"(t1753));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t1757 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_18), "f"(distance_18), "f"(t1756));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = t1760 + t1761;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1762;
                    } else {
                        const u32 t1763 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_11 = t1763 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_11 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1766 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t1766 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1768 = first_11 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = t1768 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1770 = first_11 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t1770 < t1527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1772 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1772 & columns_5;
                        const f32 t1774 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t1775 - mean_7;
                        f32 t1777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(distance_19), "f"(distance_19), "f"(t1774));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = exists_17 ? t1777 : t1778;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1779;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1780 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1780 & columns_6;
                        const f32 t1782 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t1783 - mean_7;
                        f32 t1785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1785) : "f"(distance_20), "f"(distance_20), "f"(t1782));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = exists_18 ? t1785 : t1786;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1787;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1788 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1788 & columns_7;
                        const f32 t1790 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t1791 - mean_7;
                        f32 t1793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1793) : "f"(distance_21), "f"(distance_21), "f"(t1790));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = exists_19 ? t1793 : t1794;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1796 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1796 & columns_8;
                        const f32 t1798 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t1799 - mean_7;
                        f32 t1801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(distance_22), "f"(distance_22), "f"(t1798));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = exists_20 ? t1801 : t1802;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1803;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1804 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1804 & columns_5;
                        const f32 t1806 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t1807 - mean_7;
                        f32 t1809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1809) : "f"(distance_23), "f"(distance_23), "f"(t1806));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = exists_21 ? t1809 : t1810;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1811;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1812 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1812 & columns_6;
                        const f32 t1814 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t1815 - mean_7;
                        f32 t1817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(distance_24), "f"(distance_24), "f"(t1814));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = exists_22 ? t1817 : t1818;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1820 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1820 & columns_7;
                        const f32 t1822 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t1823 - mean_7;
                        f32 t1825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(distance_25), "f"(distance_25), "f"(t1822));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = exists_23 ? t1825 : t1826;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1827;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1828 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1828 & columns_8;
                        const f32 t1830 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t1831 - mean_7;
                        f32 t1833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(distance_26), "f"(distance_26), "f"(t1830));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = exists_24 ? t1833 : t1834;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1835;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1836 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t1836 & columns_5;
                        const f32 t1838 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t1839 - mean_7;
                        f32 t1841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(distance_27), "f"(distance_27), "f"(t1838));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = exists_25 ? t1841 : t1842;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1843;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1844 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t1844 & columns_6;
                        const f32 t1846 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1847 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t1847 - mean_7;
                        f32 t1849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(distance_28), "f"(distance_28), "f"(t1846));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = exists_26 ? t1849 : t1850;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1851;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1852 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t1852 & columns_7;
                        const f32 t1854 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t1855 - mean_7;
                        f32 t1857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1857) : "f"(distance_29), "f"(distance_29), "f"(t1854));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = exists_27 ? t1857 : t1858;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1859;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1860 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t1860 & columns_8;
                        const f32 t1862 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t1863 - mean_7;
                        f32 t1865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(distance_30), "f"(distance_30), "f"(t1862));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1867 = exists_28 ? t1865 : t1866;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1867;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1868 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t1868 & columns_5;
                        const f32 t1870 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t1871 - mean_7;
                        f32 t1873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(distance_31), "f"(distance_31), "f"(t1870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = exists_29 ? t1873 : t1874;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1875;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1876 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t1876 & columns_6;
                        const f32 t1878 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t1879 - mean_7;
                        f32 t1881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(distance_32), "f"(distance_32), "f"(t1878));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = exists_30 ? t1881 : t1882;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1883;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1884 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t1884 & columns_7;
                        const f32 t1886 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t1887 - mean_7;
                        f32 t1889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(distance_33), "f"(distance_33), "f"(t1886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = exists_31 ? t1889 : t1890;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1891;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1892 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t1892 & columns_8;
                        const f32 t1894 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t1895 - mean_7;
                        f32 t1897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(distance_34), "f"(distance_34), "f"(t1894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = exists_32 ? t1897 : t1898;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1899;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1901;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1901) : "f"(t1900));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = t1900 + t1901;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1903;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1903) : "f"(t1902));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t1902 + t1903;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1905 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1906 = t1905 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t1906) {
                        const u32 part_2 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1908 = first_9 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1909 = t1908 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1910 = t1909 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t1910 + 544u;
                        const u32 t1912 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1913 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1914 = t1913 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1915 = t1914 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1916 = counters + t1915;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1917 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1918 = t1917 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1919 = t1918 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1920 = t1916 + t1919;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1921 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1922 = t1921 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1923 = t1922 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1924 = counters + t1923;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1925 = (u64)t1912;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1926 = t1925 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1927 = t1926 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1928 = t1924 + t1927;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t1930 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t1931 = t1930 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1920), "r"(t1931) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t1933 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t1934 = t1933 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1928), "r"(t1934) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1536) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1935 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1936 = 0.0f + t1935;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1937 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1938 = t1936 + t1937;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = t1938 + t1939;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t1940 + t1941;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = 0.0f + t1943;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = t1944 + t1945;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = t1946 + t1947;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t1948 + t1949;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = 0.0f + t1951;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = t1952 + t1953;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = t1954 + t1955;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t1956 + t1957;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = 0.0f + t1959;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = t1960 + t1961;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1963 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1964 = t1962 + t1963;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t1964 + t1965;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1968 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1969 = t1967 + t1968;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1969;
                    } else {
                        const u32 t1970 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_12 = t1970 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_9 = first_12 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1973 = first_12 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_10 = t1973 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1975 = first_12 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_11 = t1975 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1977 = first_12 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_12 = t1977 < t1527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1979 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t1979 & columns_9;
                        const f32 t1981 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1983 = t1981 + t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1984 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1985 = exists_33 ? t1983 : t1984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1986 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t1986 & columns_10;
                        const f32 t1988 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1989 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = t1988 + t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1991 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1992 = exists_34 ? t1990 : t1991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1993 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t1993 & columns_11;
                        const f32 t1995 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1996 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = t1995 + t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1998 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1999 = exists_35 ? t1997 : t1998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2000 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2000 & columns_12;
                        const f32 t2002 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2004 = t2002 + t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2005 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = exists_36 ? t2004 : t2005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2007 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2007 & columns_9;
                        const f32 t2009 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2010 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = t2009 + t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2012 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2013 = exists_37 ? t2011 : t2012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2014 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2014 & columns_10;
                        const f32 t2016 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2017 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = t2016 + t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2019 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2020 = exists_38 ? t2018 : t2019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2020;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2021 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2021 & columns_11;
                        const f32 t2023 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2025 = t2023 + t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2026 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = exists_39 ? t2025 : t2026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2028 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2028 & columns_12;
                        const f32 t2030 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2031 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = t2030 + t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2033 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2034 = exists_40 ? t2032 : t2033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2035 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2035 & columns_9;
                        const f32 t2037 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2038 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = t2037 + t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2040 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = exists_41 ? t2039 : t2040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2042 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2042 & columns_10;
                        const f32 t2044 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2045 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2046 = t2044 + t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2047 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2048 = exists_42 ? t2046 : t2047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2049 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2049 & columns_11;
                        const f32 t2051 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2052 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = t2051 + t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2054 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2055 = exists_43 ? t2053 : t2054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2056 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2056 & columns_12;
                        const f32 t2058 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2059 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2060 = t2058 + t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = exists_44 ? t2060 : t2061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2063 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2063 & columns_9;
                        const f32 t2065 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2067 = t2065 + t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2068 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = exists_45 ? t2067 : t2068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2070 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2070 & columns_10;
                        const f32 t2072 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2073 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = t2072 + t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2075 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2076 = exists_46 ? t2074 : t2075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2077 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2077 & columns_11;
                        const f32 t2079 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2080 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = t2079 + t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2082 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2083 = exists_47 ? t2081 : t2082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2084 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2084 & columns_12;
                        const f32 t2086 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2087 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = t2086 + t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2089 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = exists_48 ? t2088 : t2089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2090;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2092;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2092) : "f"(t2091));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = t2091 + t2092;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2094;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2094) : "f"(t2093));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = t2093 + t2094;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t2095 * share_4;
                    const f32 t2097 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2097), "f"(count_7), "f"(t2095));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1536) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2100 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2100 - mean_8;
                        f32 t2102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2103 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2103 - mean_8;
                        f32 t2105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(distance_36), "f"(distance_36), "f"(t2102));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2106 - mean_8;
                        f32 t2108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(distance_37), "f"(distance_37), "f"(t2105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2109 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_38), "f"(distance_38), "f"(t2108));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2112 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2112 - mean_8;
                        f32 t2114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2114) : "f"(distance_39), "f"(distance_39), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2115 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2115 - mean_8;
                        f32 t2117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2117) : "f"(distance_40), "f"(distance_40), "f"(t2114));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2118 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2118 - mean_8;
                        f32 t2120;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2120) : "f"(distance_41), "f"(distance_41), "f"(t2117));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2121 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_42), "f"(distance_42), "f"(t2120));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2124 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2124 - mean_8;
                        f32 t2126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(distance_43), "f"(distance_43), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2127 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2127 - mean_8;
                        f32 t2129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(distance_44), "f"(distance_44), "f"(t2126));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2130 - mean_8;
                        f32 t2132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(distance_45), "f"(distance_45), "f"(t2129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2133 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_46), "f"(distance_46), "f"(t2132));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2136 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2136 - mean_8;
                        f32 t2138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(distance_47), "f"(distance_47), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2139 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2139 - mean_8;
                        f32 t2141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(distance_48), "f"(distance_48), "f"(t2138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2142 - mean_8;
                        f32 t2144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(distance_49), "f"(distance_49), "f"(t2141));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2145 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2145 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_50), "f"(distance_50), "f"(t2144));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2148 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = t2148 + t2149;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2150;
                    } else {
                        const u32 t2151 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_13 = t2151 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_13 = first_13 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2154 = first_13 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_14 = t2154 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2156 = first_13 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_15 = t2156 < t1527;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2158 = first_13 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_16 = t2158 < t1527;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2160 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2160 & columns_13;
                        const f32 t2162 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2163 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2163 - mean_8;
                        f32 t2165;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_51), "f"(distance_51), "f"(t2162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2166 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2167 = exists_49 ? t2165 : t2166;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2168 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2168 & columns_14;
                        const f32 t2170 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2171 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2171 - mean_8;
                        f32 t2173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_52), "f"(distance_52), "f"(t2170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2175 = exists_50 ? t2173 : t2174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2176 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2176 & columns_15;
                        const f32 t2178 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2179 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2179 - mean_8;
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_53), "f"(distance_53), "f"(t2178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = exists_51 ? t2181 : t2182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2184 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2184 & columns_16;
                        const f32 t2186 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2187 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2187 - mean_8;
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_54), "f"(distance_54), "f"(t2186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = exists_52 ? t2189 : t2190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2192 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2192 & columns_13;
                        const f32 t2194 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2195 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2195 - mean_8;
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_55), "f"(distance_55), "f"(t2194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2199 = exists_53 ? t2197 : t2198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2200 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2200 & columns_14;
                        const f32 t2202 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2203 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2203 - mean_8;
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(distance_56), "f"(distance_56), "f"(t2202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2207 = exists_54 ? t2205 : t2206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2208 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2208 & columns_15;
                        const f32 t2210 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2211 - mean_8;
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_57), "f"(distance_57), "f"(t2210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2215 = exists_55 ? t2213 : t2214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2216 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2216 & columns_16;
                        const f32 t2218 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2219 - mean_8;
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_58), "f"(distance_58), "f"(t2218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2222 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2223 = exists_56 ? t2221 : t2222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2224 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2224 & columns_13;
                        const f32 t2226 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2227 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2227 - mean_8;
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(distance_59), "f"(distance_59), "f"(t2226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2231 = exists_57 ? t2229 : t2230;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2232 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2232 & columns_14;
                        const f32 t2234 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2235 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2235 - mean_8;
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(distance_60), "f"(distance_60), "f"(t2234));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = exists_58 ? t2237 : t2238;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2240 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2240 & columns_15;
                        const f32 t2242 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2243 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2243 - mean_8;
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(distance_61), "f"(distance_61), "f"(t2242));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = exists_59 ? t2245 : t2246;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2247;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2248 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2248 & columns_16;
                        const f32 t2250 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2251 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2251 - mean_8;
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(distance_62), "f"(distance_62), "f"(t2250));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2255 = exists_60 ? t2253 : t2254;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2255;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2256 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2256 & columns_13;
                        const f32 t2258 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2259 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2259 - mean_8;
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(distance_63), "f"(distance_63), "f"(t2258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2262 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2263 = exists_61 ? t2261 : t2262;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2264 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2264 & columns_14;
                        const f32 t2266 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2267 - mean_8;
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(distance_64), "f"(distance_64), "f"(t2266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2270 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2271 = exists_62 ? t2269 : t2270;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2271;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2272 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2272 & columns_15;
                        const f32 t2274 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2275 - mean_8;
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(distance_65), "f"(distance_65), "f"(t2274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2278 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = exists_63 ? t2277 : t2278;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2280 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2280 & columns_16;
                        const f32 t2282 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2283 - mean_8;
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(distance_66), "f"(distance_66), "f"(t2282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2286 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = exists_64 ? t2285 : t2286;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2287;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2288 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2289;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2289) : "f"(t2288));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2290 = t2288 + t2289;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2291;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2291) : "f"(t2290));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t2290 + t2291;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2293 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2294 = t2293 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2294) {
                        const u32 part_3 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2296 = t1546 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2297 = t2296 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2298 = t2297 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t2298 + 544u;
                        const u32 t2300 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2301 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2302 = t2301 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2303 = t2302 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2304 = counters + t2303;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2305 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2306 = t2305 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2307 = t2306 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2308 = t2304 + t2307;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2309 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2310 = t2309 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2311 = t2310 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2312 = counters + t2311;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2313 = (u64)t2300;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2314 = t2313 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2316 = t2312 + t2315;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2318 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2319 = t2318 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2308), "r"(t2319) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t2321 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t2322 = t2321 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2316), "r"(t2322) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2323;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2323) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2324 = t2323 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t2324) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2325 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2326 = t2325 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2327 = t2326 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2328 = t1162 + t2327;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2328) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2329 = 3u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t2329) {
                const u32 t2330 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t2330 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2332 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2333 = t2332 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2334 = t2333 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2335 = t1162 + t2334;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2336 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2337 = t2336 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2335), "r"(t2337) : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2338 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2338) : "memory");
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2339 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2340 = t2339 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2341 = t2340 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2342 = t2341 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t2342 < 24u ? t2342 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2344 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2345 = t2344 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t2345;
                const u32 t2347 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from_7 = tile_2 + t2347;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2349 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2350 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2351 = t2330 * t2350;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t2349 + t2351;
                const u32 t2353 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2354;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2354) : "r"(t2353), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t2354 >> tiles_shift;
                const u32 t2356 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2357 = number_4 - t2356;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2358 = t2357 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t2359;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2359) : "r"(t2358), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2360 = t2359 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t2360 << 2u;
                const u32 t2362 = t2357 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t2363;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2363) : "r"(t2362), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2364 = t2363 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2365 = t2364 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2366 = t2357 - t2365;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t2366 << 4u;
                const bool t2368 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t2369 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t2368 ? t2369 : 0u;
                const u32 t2371 = left_20 < 4u ? left_20 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2372 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2373 = t2372 < 16u ? t2372 : 16u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2374 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2375 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2376 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2377 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2378 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2379 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2380 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2381;
                asm("mov.b32 %0, %1;" : "=f"(t2381) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2382;
                asm("mov.b32 %0, %1;" : "=f"(t2382) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2383;
                asm("mov.b32 %0, %1;" : "=f"(t2383) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2384;
                asm("mov.b32 %0, %1;" : "=f"(t2384) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2385;
                asm("mov.b32 %0, %1;" : "=f"(t2385) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2386;
                asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2387;
                asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2388;
                asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2389;
                asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2390;
                asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2391;
                asm("mov.b32 %0, %1;" : "=f"(t2391) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2392;
                asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2393;
                asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2394;
                asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2395;
                asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2396;
                asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(row_16));
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2397 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2398 = t2397 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2399 = t2398 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t2400 = t2399 & 63u;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t2401 = t2400 < 32u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t2401) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t2402 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_2 = t2402 & 127u;
                    const u32 t2404 = thread_2 >> 2u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2405 = t2404 >> 3u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2406 = t2405 >> 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2407 = t2405 & 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2408 = t2407 << 3u;
#line 124 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2409 = t2404 & 7u;
#line 124 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t2410 = t2408 + t2409;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2411 = thread_2 & 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2412 = t2411 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2413 = t2412 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t2414 = t2413 << 2u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_17 = t2406 + t2414;
                    const u32 at_22 = y_12 + row_17;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_12 + t2410;
                    const u64 t2418 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2419 = t2418 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2420 = t2419 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2421 = y + t2420;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2422 = (u64)at_22;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2423 = t2422 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2424 = t2423 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2425 = t2421 + t2424;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2426 = (u64)at_23;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2427 = t2426 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2428 = t2427 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2429 = t2425 + t2428;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2430 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2431 = t2430 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2432 = t2431 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t2433 = t2432 & 63u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2434 = (u64)t2433 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t2435 = t2429 + t2434;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2436 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2437 = t2436 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t2438 = t2410 < t2373;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t2439 = t2438 ? t2371 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t2440 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t2441 = t2440 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t2441 & 3u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t2443 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t2444 = t2443 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_14 = t2444 >> 2u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2446 = first_14 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2447 = chunk ^ t2446;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2448 = first_14 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2449 = t2447 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t2450 = t2448 + t2449;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from_8 = t1165 + t2450;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 2u; i_7 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t2452 = i_7 << 12u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t2453 = from_8 + t2452;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t2453) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2454 = row_18 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2455 = row_18 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2456;
                        asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(t2454));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2457;
                        asm("mov.b32 %0, %1;" : "=f"(t2457) : "r"(t2455));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2458 = t2456 - t2382;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2459 = t2458 * t2381;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2460 = t2457 - t2384;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2461 = t2460 * t2383;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2459), "f"(t2461));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2463 = row_19 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2464 = row_19 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2465;
                        asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(t2463));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2466;
                        asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(t2464));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2467 = t2465 - t2386;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2468 = t2467 * t2385;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2469 = t2466 - t2388;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2470 = t2469 * t2387;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2468), "f"(t2470));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2472 = row_20 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2473 = row_20 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2474;
                        asm("mov.b32 %0, %1;" : "=f"(t2474) : "r"(t2472));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2475;
                        asm("mov.b32 %0, %1;" : "=f"(t2475) : "r"(t2473));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2476 = t2474 - t2390;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2477 = t2476 * t2389;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2478 = t2475 - t2392;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2479 = t2478 * t2391;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2477), "f"(t2479));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2481 = row_21 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t2482 = row_21 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2483;
                        asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(t2481));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t2484;
                        asm("mov.b32 %0, %1;" : "=f"(t2484) : "r"(t2482));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2485 = t2483 - t2394;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2486 = t2485 * t2393;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2487 = t2484 - t2396;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t2488 = t2487 * t2395;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2486), "f"(t2488));
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2490 = i_7 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t2491 = row_17 + t2490;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t2492 = t2491 < t2439;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t2492) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t2493 = (u64)i_7 * t2437;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t2494 = t2435 + t2493;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2494), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2495 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t2495) {
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2496 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2496) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2497 = t1163 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2498 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2499 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2500 = t2499 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2501 = t2498 + t2500;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2502 = t2497 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2503 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2504 = t2503 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2505 = t2502 + t2504;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2506 = t2501 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2507 = t2505 ^ t2506;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2508 = t2501 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2509 = t2507 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2510 = t2508 + t2509;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2511 = t1165 + t2510;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2511), "r"(t2512), "r"(t2513), "r"(t2514), "r"(t2515) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2511), "r"(t2516), "r"(t2517), "r"(t2518), "r"(t2519) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2521;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2521) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2522;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2522) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2511), "r"(t2520), "r"(t2521), "r"(t2522), "r"(t2523) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2524) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2525) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2527) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2511), "r"(t2524), "r"(t2525), "r"(t2526), "r"(t2527) : "memory");
            }
        }
    }
}
