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
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 213 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 36864u;
    const u32 handovers = outputs + 24576u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to = smem_1 + 16384u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 24576u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 24u;
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t35 = index == 3u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t35) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t37 = index_2 == 3u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t37) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t38 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = t38 - t39;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = t40 / t41;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = t42 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t43; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t44 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t45 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t46 = i * t45;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t44 + t46;
                const u32 t48 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t49;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t49) : "r"(t48), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t49 >> tiles_shift;
                const u32 t51 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t97 = index_2 < 3u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t97) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t98 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t98;
                const u32 t100 = coefficients_3 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t101 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t102 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t103 = t101 - t102;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t104 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t105 = t103 / t104;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t106 = t105 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t106; i_3 += 3u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t107 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t108 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t109 = i_3 * t108;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t107 + t109;
                    const u32 t111 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t112;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t112) : "r"(t111), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t112 >> tiles_shift;
                    const u32 t114 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t114;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t119 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t119) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t120 = share < shares;
                            if (!t120) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t121 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t121 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t123 = channel < 31u ? channel : 31u;
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
                                    const u32 t127 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t128 = i_4 < t127 ? i_4 : t127;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t129 = t123 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t130 = t129 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t131 = t130 + t128;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t131 + 544u;
                                    const u32 t133 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t134 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t135 = t134 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t136 = t135 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t137 = counters + t136;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t138 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = t138 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = t139 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = t137 + t140;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = counters + t144;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)t133;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t145 + t148;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t150 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t151 = own < t150 ? own : t150;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t152 = t123 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t153 = t152 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t154 = t153 + t151;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t154 + 544u;
                                    const u32 t156 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t157 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t158 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = counters + t159;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = t162 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = t160 + t163;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = counters + t167;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)t156;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t168 + t171;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t173 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t174 = own_2 < t173 ? own_2 : t173;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t175 = t123 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t176 = t175 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t177 = t176 + t174;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t177 + 544u;
                                    const u32 t179 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t180 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t181 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = counters + t182;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = t185 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = t183 + t186;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = counters + t190;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)t179;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t191 + t194;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t196 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t197 = own_3 < t196 ? own_3 : t196;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t198 = t123 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t199 = t198 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t200 = t199 + t197;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t200 + 544u;
                                    const u32 t202 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = t203 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t204 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = counters + t205;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = t207 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = t208 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = t206 + t209;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t212 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = counters + t213;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = (u64)t202;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
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
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t235 = 0u < t232;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t235 ? t232 : 0u;
                                    const u32 t237 = left_3 < 4u ? left_3 : 4u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t237 * t234;
                                    const bool t239 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t240 = t239 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t240;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t243;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t243) : "r"(t242), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t244 = t243 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t244 << 2u;
                                    const u32 t246 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t247;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t247) : "r"(t246), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t248 = t247 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t249 = t248 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = own - t249;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t250 << 4u;
                                    const bool t252 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t253 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t252 ? t253 : 0u;
                                    const u32 t255 = left_4 < 4u ? left_4 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 < 16u ? t256 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t258 = 0u < t255;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t258 ? t255 : 0u;
                                    const u32 t260 = left_5 < 4u ? left_5 : 4u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t260 * t257;
                                    const bool t262 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t263 = t262 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t263;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t266;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t266) : "r"(t265), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t267 = t266 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t267 << 2u;
                                    const u32 t269 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t270;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t270) : "r"(t269), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t271 = t270 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = t271 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = own_2 - t272;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t273 << 4u;
                                    const bool t275 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t275 ? t276 : 0u;
                                    const u32 t278 = left_6 < 4u ? left_6 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = t279 < 16u ? t279 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t281 = 0u < t278;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t281 ? t278 : 0u;
                                    const u32 t283 = left_7 < 4u ? left_7 : 4u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t283 * t280;
                                    const bool t285 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t286 = t285 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t286;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t289;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t289) : "r"(t288), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = t289 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t290 << 2u;
                                    const u32 t292 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t293;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t293) : "r"(t292), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = t293 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t295 = t294 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = own_3 - t295;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t296 << 4u;
                                    const bool t298 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t299 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t298 ? t299 : 0u;
                                    const u32 t301 = left_8 < 4u ? left_8 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t303 = t302 < 16u ? t302 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t304 = 0u < t301;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t304 ? t301 : 0u;
                                    const u32 t306 = left_9 < 4u ? left_9 : 4u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t306 * t303;
                                    const bool t308 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t309 = t308 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t309;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t311;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t311) : "l"(t141) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t311;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t312;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t312) : "l"(t149) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t312;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t313;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t313) : "l"(t164) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t313;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t314;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t314) : "l"(t172) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t314;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t315;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t315) : "l"(t187) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t315;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t316;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t316) : "l"(t195) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t316;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t317;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t317) : "l"(t210) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t317;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t318;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t318) : "l"(t218) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t318;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t319 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t320 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t321 = t319 < t320 ? t319 : t320;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t322 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t323 = t321 < t322 ? t321 : t322;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t324 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t325 = t323 < t324 ? t323 : t324;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t326 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t327 = t325 < t326 ? t325 : t326;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t328 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t329 = t327 < t328 ? t327 : t328;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t330 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = t329 < t330 ? t329 : t330;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t332 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t334 = t333 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t335 = __any_sync(0xffffffffu, t334);
                                        if (!t335) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t336 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t337 = t336 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t337) {
                                            u32 t338;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t141) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t338;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t339 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t340 = t339 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t340) {
                                            u32 t341;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t149) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t341;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t342 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t343 = t342 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t343) {
                                            u32 t344;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t164) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t344;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t346 = t345 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t346) {
                                            u32 t347;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t347) : "l"(t172) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t347;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t349 = t348 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t349) {
                                            u32 t350;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t350) : "l"(t187) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t350;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t352 = t351 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t352) {
                                            u32 t353;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t353) : "l"(t195) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t353;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t354 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t355 = t354 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t355) {
                                            u32 t356;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t356) : "l"(t210) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t356;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t357 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t358 = t357 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t218) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t359;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t377 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t377));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t379 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t379));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t381 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t381));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t383 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t383));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t385 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t385));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t387 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t387));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t389 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t389));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t391 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t391));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t393 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t394 = t393 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t395 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t396 = t395 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t397 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t398 = t397 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t399 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t400 = t399 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t401 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t402 = t401 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t402 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t404 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = counts * t404;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t406 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t407 = counts_2 * t406;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t408 = t405 + t407;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = counts_3 * t409;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t411 = t408 + t410;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = counts_4 * t412;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = t411 + t413;
                                    f32 t415;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t415) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t416;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t414 * t416;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t419 - distance;
                                    const f32 t421 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t422;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(counts), "f"(t394));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t423 - distance;
                                    const f32 t425 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t426;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(t425), "f"(counts_2), "f"(t396));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = t422 + t426;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t428 - distance;
                                    const f32 t430 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t431;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(t430), "f"(counts_3), "f"(t398));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = t427 + t431;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t433 - distance;
                                    const f32 t435 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t436;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t436) : "f"(t435), "f"(counts_4), "f"(t400));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t432 + t436;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t438 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t439 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t440 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t438 + count_2;
                                    const f32 difference = mean_2 - t439;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t443;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t444;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t444;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t439));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t447 = t438 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t448 = t447 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t449 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t450 = t449 * t438;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t451 = t440 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t452;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t450), "f"(share_2), "f"(t451));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t448;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t452;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t453 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t453) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t141), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t149), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t454 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t454) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t164), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t172), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t455 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t455) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t187), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t195), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t456 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t456) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t210), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t218), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t457 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t459 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t460 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t460) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t461;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t457), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t462;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t459 * t462;
                                    const f32 t464 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t464));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t487 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t488 = t487 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t477), "r"(t488) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t514 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t515 = t514 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t504), "r"(t515) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t541 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t542 = t541 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t531), "r"(t542) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t568 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t569 = t568 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t558), "r"(t569) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t595 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t596 = t595 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t585), "r"(t596) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t622 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t623 = t622 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t612), "r"(t623) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t649 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t650 = t649 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t639), "r"(t650) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
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
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t676 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t677 = t676 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t666), "r"(t677) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
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
                                f32 mean_4 = 0.0f;
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
                                    const u32 y_7 = t782 << 2u;
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
                                    const u32 x_7 = t788 << 4u;
                                    const bool t790 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t791 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t790 ? t791 : 0u;
                                    const u32 t793 = left_10 < 4u ? left_10 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t795 = t794 < 16u ? t794 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t796 = 0u < t793;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t796 ? t793 : 0u;
                                    const u32 t798 = left_11 < 4u ? left_11 : 4u;
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
                                    const u32 y_8 = t805 << 2u;
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
                                    const u32 x_8 = t811 << 4u;
                                    const bool t813 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t813 ? t814 : 0u;
                                    const u32 t816 = left_12 < 4u ? left_12 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 < 16u ? t817 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t819 = 0u < t816;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t819 ? t816 : 0u;
                                    const u32 t821 = left_13 < 4u ? left_13 : 4u;
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
                                    const u32 y_9 = t828 << 2u;
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
                                    const u32 x_9 = t834 << 4u;
                                    const bool t836 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t836 ? t837 : 0u;
                                    const u32 t839 = left_14 < 4u ? left_14 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 < 16u ? t840 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t842 = 0u < t839;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t842 ? t839 : 0u;
                                    const u32 t844 = left_15 < 4u ? left_15 : 4u;
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
                                    const u32 y_10 = t851 << 2u;
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
                                    const u32 x_10 = t857 << 4u;
                                    const bool t859 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t859 ? t860 : 0u;
                                    const u32 t862 = left_16 < 4u ? left_16 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t864 = t863 < 16u ? t863 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t865 = 0u < t862;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t865 ? t862 : 0u;
                                    const u32 t867 = left_17 < 4u ? left_17 : 4u;
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
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t966 = t965 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = t966 + counts_8;
                                    f32 t968;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t968) : "f"(t967));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = t967 + t968;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t970;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t970) : "f"(t969));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t969 + t970;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t971 + t972;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t973 + t974;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t975 + t976;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = counts_5 * t978;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = counts_6 * t980;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = t979 + t981;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = counts_7 * t983;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t982 + t984;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = counts_8 * t986;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = t985 + t987;
                                    f32 t989;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t989) : "f"(t988));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t988 + t989;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t990 + t991;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t992 + t993;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t994 + t995;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1000;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(t999));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t998 * t1000;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1003 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1003 - distance_2;
                                    const f32 t1005 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1006;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1006) : "f"(t1005), "f"(counts_5), "f"(t955));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1007 - distance_2;
                                    const f32 t1009 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1010;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(t1009), "f"(counts_6), "f"(t957));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = t1006 + t1010;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1012 - distance_2;
                                    const f32 t1014 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t1014), "f"(counts_7), "f"(t959));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1011 + t1015;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1017 - distance_2;
                                    const f32 t1019 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t1019), "f"(counts_8), "f"(t961));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1016 + t1020;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1021 + t1022;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1027 + t1028;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1029 + t1030;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1032 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1033 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1034 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1032 + count_5;
                                    const f32 difference_2 = mean_5 - t1033;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1037;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(t1037));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1038;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1033));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1041 = t1032 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1042 = t1041 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1044 = t1043 * t1032;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = t1034 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t1044), "f"(share_3), "f"(t1045));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1042;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1046;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1047 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1047) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t702), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t710), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1048 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1048) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t725), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t733), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1049 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1049) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t748), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t756), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1050 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1050) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t771), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t779), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1051 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1053 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1054;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1051), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1055;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(t1054));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1053 * t1055;
                                const f32 t1057 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1057));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1059 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1060 = lane < t1059;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1060) {
                                    const u32 t1061 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1062 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1061 + t1062;
                                    const u32 t1064 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1065 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1066 = t1065 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1067 = t1066 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1068 = counters + t1067;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = t1069 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = t1070 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = t1068 + t1071;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1073 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1074 = t1073 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = t1074 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = counters + t1075;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)t1064;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1076 + t1079;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1082 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1083 = t1082 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1072), "r"(t1083) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1085 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1086 = t1085 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1080), "r"(t1086) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1087 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1087;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1089 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1090 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1091 = t1090 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1091 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1093 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = t1093 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = t1094 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = counters + t1095;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = t1097 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1096 + t1099;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1101 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1102 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = t1102 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = t1103 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = counters + t1104;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = (u64)t1101;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1105 + t1108;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1110;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1110) : "l"(t1100) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1110;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1111;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1111) : "l"(t1109) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1111;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1112 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1113 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1114 = t1112 < t1113 ? t1112 : t1113;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1115 = t1114 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1116 = __any_sync(0xffffffffu, t1115);
                        if (!t1116) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1117 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1118 = t1117 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1118) {
                            u32 t1119;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1119) : "l"(t1100) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1119;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1120 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1121 = t1120 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1121) {
                            u32 t1122;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1122) : "l"(t1109) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1122;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1128 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1128));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1130 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1130));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1132 = t1089 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1133 = t1132 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1134 = t100 + t1133;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1135 = t1089 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1136 = t1135 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1134), "r"(t1136) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1137 = t1089 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1138 = t1137 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1138;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1140 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_2 = tile + t1140;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_2), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1142;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1142) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1143 = t1142 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1143) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot = t1089 & 1u;
                        const u32 t1145 = slot + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1146 = t1145 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1147 = t100 + t1146;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1147) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1148 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1148) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1150 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1151 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1152 = t1151 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1153 = t1152 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1154 = counters + t1153;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1155 = (u64)t1150;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1156 = t1155 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1157 = t1156 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1158 = t1154 + t1157;
                        const u32 t1159 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1160 = t1159 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1160 >> 3u;
                        u32 t1162;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1162) : "l"(t1158), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1163 = t1162 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1164 = t1163 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1164;
                    }
                    const u32 t1165 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1166;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1166) : "r"(t1165));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1167 = t1166 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1167) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1100), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1109), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1168 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1168;
        const u32 t1170 = coefficients_6 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1171 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1172 = index << 13u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1173 = outputs + t1172;
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
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1174 = t1171 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1175 = t1174 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1176 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1175 + t1176;
        const u32 channels = first_2 + 8u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1179 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1180 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1181 = t1179 - t1180;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1182 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1183 = t1181 / t1182;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1183 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1185 = rounds + 3u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1185; i_6 += 3u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1186 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1186) {
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1187 = 0u < i_6;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                if (t1187) {
                    const u32 t1188 = index + 8u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1188) : "memory");
                }
#line 131 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_2 = i_6 & 1u;
                const u32 t1190 = slot_2 << 3u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1191 = barriers + t1190;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1192 = i_6 >> 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1193 = t1192 & 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1194 = t1193 ^ 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1191), "r"(t1194) : "memory");
                const u32 t1195 = slot_2 << 13u;
#line 133 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1196 = smem_1 + t1195;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1197 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t10), "r"(t1197) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_3 = t1171 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1199 = first_3 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1199) {
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1200 = first_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1201 = t1200 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1202 = t1201 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1203 = t1202 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1204 = 1u ^ t1203;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1205 = t1201 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1206 = t1204 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from = t1205 + t1206;
                    const u32 t1208 = t9 + from;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m;
                    u32 m_2;
                    u32 m_3;
                    u32 m_4;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1208) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1209 = first_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1210 = t1209 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1211 = t1210 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1212 = t1211 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1213 = 2u ^ t1212;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1214 = t1210 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1215 = t1213 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_2 = t1214 + t1215;
                    const u32 t1217 = t9 + from_2;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_5;
                    u32 m_6;
                    u32 m_7;
                    u32 m_8;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1217) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_4 = first_3 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1219 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1220 = first_4 + t1219;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1221 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1222 = t1221 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1223 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1224 = t1220 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1225 = t1224 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel = t1225 + t1223;
                    const u32 t1227 = pixel << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1228 = t1196 + t1227;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1229 = pixel & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1230 = t1222 ^ t1229;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1231 = t1230 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place = t1228 + t1231;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place), "r"(m), "r"(m_2), "r"(m_3), "r"(m_4) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1233 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1234 = t1220 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1235 = t1234 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1236 = t1235 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_2 = t1236 + t1233;
                    const u32 t1238 = pixel_2 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1239 = t1196 + t1238;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1240 = pixel_2 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1241 = t1222 ^ t1240;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1242 = t1241 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_2 = t1239 + t1242;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_2), "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1244;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1244) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1245 = t1244 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1245) {
                    const u32 t1246 = t10 + 24u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1246) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1247 = t10 + 8u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1248 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1247), "r"(t1248) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1249 = t1171 + 1u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_5 = t1249 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1251 = first_5 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1251) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1252 = t9 + 4096u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1253 = first_5 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1254 = t1253 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1255 = t1254 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1256 = t1255 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1257 = 1u ^ t1256;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1258 = t1254 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1259 = t1257 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_3 = t1258 + t1259;
                    const u32 t1261 = t1252 + from_3;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_9;
                    u32 m_10;
                    u32 m_11;
                    u32 m_12;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1261) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1262 = first_5 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1263 = t1262 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1264 = t1263 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1265 = t1264 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1266 = 2u ^ t1265;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1267 = t1263 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1268 = t1266 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_4 = t1267 + t1268;
                    const u32 t1270 = t1252 + from_4;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_13;
                    u32 m_14;
                    u32 m_15;
                    u32 m_16;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1270) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_6 = first_5 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1272 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1273 = first_6 + t1272;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1274 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1275 = t1274 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1276 = t1275 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1277 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1278 = t1273 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1279 = t1278 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_3 = t1279 + t1277;
                    const u32 t1281 = pixel_3 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1282 = t1196 + t1281;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1283 = pixel_3 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1284 = t1276 ^ t1283;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1285 = t1284 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_3 = t1282 + t1285;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_3), "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1287 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1288 = t1273 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1289 = t1288 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1290 = t1289 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_4 = t1290 + t1287;
                    const u32 t1292 = pixel_4 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1293 = t1196 + t1292;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1294 = pixel_4 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1295 = t1276 ^ t1294;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1296 = t1295 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_4 = t1293 + t1296;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_4), "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1298;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1298) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1299 = t1298 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1299) {
                    const u32 t1300 = t10 + 32u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1300) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1301 = t10 + 16u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1302 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1301), "r"(t1302) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1303 = t1171 + 2u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_7 = t1303 & 3u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1305 = first_7 < 2u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1305) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1306 = t9 + 8192u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1307 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1308 = t1307 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1309 = t1308 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1310 = t1309 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1311 = 1u ^ t1310;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1312 = t1308 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1313 = t1311 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_5 = t1312 + t1313;
                    const u32 t1315 = t1306 + from_5;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1315) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1316 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1317 = t1316 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1318 = t1317 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1319 = t1318 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1320 = 2u ^ t1319;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1321 = t1317 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1322 = t1320 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_6 = t1321 + t1322;
                    const u32 t1324 = t1306 + from_6;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1324) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_8 = first_7 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1326 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1327 = first_8 + t1326;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1328 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1329 = t1328 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1330 = t1329 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1331 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1332 = t1327 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1333 = t1332 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_5 = t1333 + t1331;
                    const u32 t1335 = pixel_5 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1336 = t1196 + t1335;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1337 = pixel_5 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1338 = t1330 ^ t1337;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1339 = t1338 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_5 = t1336 + t1339;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_5), "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1341 = lane & 7u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1342 = t1327 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1343 = t1342 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1344 = t1343 << 3u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_6 = t1344 + t1341;
                    const u32 t1346 = pixel_6 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1347 = t1196 + t1346;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1348 = pixel_6 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1349 = t1330 ^ t1348;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1350 = t1349 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_6 = t1347 + t1350;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_6), "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24) : "memory");
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t1352;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1352) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1353 = t1352 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1353) {
                    const u32 t1354 = t10 + 40u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1354) : "memory");
                }
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1355 = i_6 + 1u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1356 = t1355 < rounds;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                if (t1356) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1357 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1358 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1359 = t1357 ? 0u : t1358;
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1360 = t1359 + 8u;
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1360) : "memory");
                }
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1361 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1361) : "memory");
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
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1362 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1362) {
                    const u32 t1363 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1363) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = slot_3 << 13u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = smem_1 + t1365;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1367 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1367) {
                    const u32 t1368 = barriers + 16u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1368), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = to >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1370 = t1366 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t1369 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = (u64)t1371;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = t1372 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1370 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = (u64)t1374;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = t1375 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1377 = t1369 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = (u64)t1377;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = t1378 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1370 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1381 = (u64)t1380;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = t1381 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1369 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1384 = (u64)t1383;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = t1384 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1386 = t1370 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1387 = (u64)t1386;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = t1387 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "l"(t1373), "l"(t1376), "l"(t1379), "l"(t1382), "l"(t1385), "l"(t1388) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1390 = t1389 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1390) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1391 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1392 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1393 = t1391 ? 0u : t1392;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1394 = t1393 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1394) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                u32 t1395;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1395) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1396 = t1395 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1396) {
                    const u32 t1397 = slot_3 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1398 = barriers + t1397;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1398) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1401;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(t1399), "f"(t1400));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1402 = t1401 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1403 = t1401 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1404;
                asm("mov.b32 %0, %1;" : "=f"(t1404) : "r"(t1402));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1405;
                asm("mov.b32 %0, %1;" : "=f"(t1405) : "r"(t1403));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1404;
                acc_2 = t1405;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1408;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1408) : "f"(t1406), "f"(t1407));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1409 = t1408 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1410 = t1408 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1411;
                asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(t1409));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1412;
                asm("mov.b32 %0, %1;" : "=f"(t1412) : "r"(t1410));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1411;
                acc_4 = t1412;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1415;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1415) : "f"(t1413), "f"(t1414));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1416 = t1415 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1417 = t1415 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1418;
                asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(t1416));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1419;
                asm("mov.b32 %0, %1;" : "=f"(t1419) : "r"(t1417));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1418;
                acc_6 = t1419;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1422;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(t1420), "f"(t1421));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1423 = t1422 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1424 = t1422 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1425;
                asm("mov.b32 %0, %1;" : "=f"(t1425) : "r"(t1423));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1426;
                asm("mov.b32 %0, %1;" : "=f"(t1426) : "r"(t1424));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1425;
                acc_8 = t1426;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1429;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(t1427), "f"(t1428));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1430 = t1429 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1431 = t1429 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1432;
                asm("mov.b32 %0, %1;" : "=f"(t1432) : "r"(t1430));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1433;
                asm("mov.b32 %0, %1;" : "=f"(t1433) : "r"(t1431));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1432;
                acc_10 = t1433;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1436;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(t1434), "f"(t1435));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1437 = t1436 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1438 = t1436 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1439;
                asm("mov.b32 %0, %1;" : "=f"(t1439) : "r"(t1437));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1440;
                asm("mov.b32 %0, %1;" : "=f"(t1440) : "r"(t1438));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1439;
                acc_12 = t1440;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1443;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1443) : "f"(t1441), "f"(t1442));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1444 = t1443 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1445 = t1443 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1446;
                asm("mov.b32 %0, %1;" : "=f"(t1446) : "r"(t1444));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1447;
                asm("mov.b32 %0, %1;" : "=f"(t1447) : "r"(t1445));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1446;
                acc_14 = t1447;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1450;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(t1448), "f"(t1449));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1451 = t1450 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1452 = t1450 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1453;
                asm("mov.b32 %0, %1;" : "=f"(t1453) : "r"(t1451));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1454;
                asm("mov.b32 %0, %1;" : "=f"(t1454) : "r"(t1452));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1453;
                acc_16 = t1454;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1457;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(t1455), "f"(t1456));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1458 = t1457 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1459 = t1457 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(t1458));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1461;
                asm("mov.b32 %0, %1;" : "=f"(t1461) : "r"(t1459));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1460;
                acc_18 = t1461;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1464;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(t1462), "f"(t1463));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1465 = t1464 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1466 = t1464 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1467;
                asm("mov.b32 %0, %1;" : "=f"(t1467) : "r"(t1465));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1468;
                asm("mov.b32 %0, %1;" : "=f"(t1468) : "r"(t1466));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1467;
                acc_20 = t1468;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1471;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(t1469), "f"(t1470));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1472 = t1471 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1473 = t1471 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1474;
                asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(t1472));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1475;
                asm("mov.b32 %0, %1;" : "=f"(t1475) : "r"(t1473));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1474;
                acc_22 = t1475;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1477 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1478;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(t1476), "f"(t1477));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1479 = t1478 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1480 = t1478 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1481;
                asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(t1479));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1482;
                asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(t1480));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1481;
                acc_24 = t1482;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1484 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1485;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(t1483), "f"(t1484));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1486 = t1485 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1487 = t1485 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1488;
                asm("mov.b32 %0, %1;" : "=f"(t1488) : "r"(t1486));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1489;
                asm("mov.b32 %0, %1;" : "=f"(t1489) : "r"(t1487));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1488;
                acc_26 = t1489;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1491 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1492;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1492) : "f"(t1490), "f"(t1491));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1493 = t1492 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1494 = t1492 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1495;
                asm("mov.b32 %0, %1;" : "=f"(t1495) : "r"(t1493));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1496;
                asm("mov.b32 %0, %1;" : "=f"(t1496) : "r"(t1494));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1495;
                acc_28 = t1496;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1499;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(t1497), "f"(t1498));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1500 = t1499 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1501 = t1499 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1502;
                asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(t1500));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1503;
                asm("mov.b32 %0, %1;" : "=f"(t1503) : "r"(t1501));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1502;
                acc_30 = t1503;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1506;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(t1504), "f"(t1505));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1507 = t1506 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1508 = t1506 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1509;
                asm("mov.b32 %0, %1;" : "=f"(t1509) : "r"(t1507));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1510;
                asm("mov.b32 %0, %1;" : "=f"(t1510) : "r"(t1508));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1509;
                acc_32 = t1510;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1511 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1512 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1513 = i_6 * t1512;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1511 + t1513;
                const u32 t1515 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1516;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1516) : "r"(t1515), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1516 >> tiles_shift;
                const u32 t1518 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1518;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1520 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1521;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1521) : "r"(t1520), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1522 = t1521 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1522 << 2u;
                const u32 t1524 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1525;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1525) : "r"(t1524), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1526 = t1525 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1527 = t1526 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1528 = at_19 - t1527;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1528 << 4u;
                const bool t1530 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1531 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1530 ? t1531 : 0u;
                const u32 t1533 = left_18 < 4u ? left_18 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1534 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1535 = t1534 < 16u ? t1534 : 16u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1171 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 2u;
                const bool t1539 = before < t1533;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1540 = t1533 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1539 ? t1540 : 0u;
                const u32 rows = left_19 < 4u ? left_19 : 4u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1535;
                const bool t1544 = pixels_9 == 64u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1545 = first_row & 63u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1546 = t1545 < 32u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1546) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1548;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1548) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1548));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1550 = t1171 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1551 = t1550 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1552 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_9 = t1551 + t1552;
                    const u32 t1554 = first_9 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1544) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1555 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1556 = 0.0f + t1555;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1557 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1558 = t1556 + t1557;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1559 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1560 = t1558 + t1559;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1561 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1560 + t1561;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1563 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1564 = 0.0f + t1563;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1565 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1566 = t1564 + t1565;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1567 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1568 = t1566 + t1567;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1569 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1568 + t1569;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1571 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1572 = 0.0f + t1571;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1573 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1574 = t1572 + t1573;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1575 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1576 = t1574 + t1575;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1577 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1576 + t1577;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1579 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1580 = 0.0f + t1579;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1581 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1582 = t1580 + t1581;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1583 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1584 = t1582 + t1583;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1585 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1584 + t1585;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1587 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1588 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1589 = t1587 + t1588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1589;
                    } else {
                        const u32 t1590 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_10 = t1590 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_10 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1593 = first_10 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1593 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1595 = first_10 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = t1595 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1597 = first_10 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t1597 < t1535;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1599 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1599 & columns;
                        const f32 t1601 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1602 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1603 = t1601 + t1602;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1604 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1605 = exists ? t1603 : t1604;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1605;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1606 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1606 & columns_2;
                        const f32 t1608 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1609 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1610 = t1608 + t1609;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1611 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1612 = exists_2 ? t1610 : t1611;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1612;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1613 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1613 & columns_3;
                        const f32 t1615 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1616 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1617 = t1615 + t1616;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1618 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1619 = exists_3 ? t1617 : t1618;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1619;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1620 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1620 & columns_4;
                        const f32 t1622 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1623 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1624 = t1622 + t1623;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1625 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1626 = exists_4 ? t1624 : t1625;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1626;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1627 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1627 & columns;
                        const f32 t1629 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1630 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1631 = t1629 + t1630;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1632 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1633 = exists_5 ? t1631 : t1632;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1633;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1634 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1634 & columns_2;
                        const f32 t1636 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1637 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1638 = t1636 + t1637;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1639 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1640 = exists_6 ? t1638 : t1639;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1640;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1641 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1641 & columns_3;
                        const f32 t1643 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1644 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1645 = t1643 + t1644;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1646 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1647 = exists_7 ? t1645 : t1646;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1647;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1648 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1648 & columns_4;
                        const f32 t1650 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1651 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1652 = t1650 + t1651;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1653 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1654 = exists_8 ? t1652 : t1653;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1654;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1655 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1655 & columns;
                        const f32 t1657 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1658 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1659 = t1657 + t1658;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1660 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1661 = exists_9 ? t1659 : t1660;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1661;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1662 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1662 & columns_2;
                        const f32 t1664 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1665 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1666 = t1664 + t1665;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1667 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1668 = exists_10 ? t1666 : t1667;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1668;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1669 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1669 & columns_3;
                        const f32 t1671 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1672 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1673 = t1671 + t1672;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1674 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1675 = exists_11 ? t1673 : t1674;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1675;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1676 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1676 & columns_4;
                        const f32 t1678 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1679 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1680 = t1678 + t1679;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1681 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1682 = exists_12 ? t1680 : t1681;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1682;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1683 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1683 & columns;
                        const f32 t1685 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1686 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1687 = t1685 + t1686;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1688 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1689 = exists_13 ? t1687 : t1688;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1689;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1690 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1690 & columns_2;
                        const f32 t1692 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1693 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1694 = t1692 + t1693;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1695 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1696 = exists_14 ? t1694 : t1695;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1696;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1697 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1697 & columns_3;
                        const f32 t1699 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1700 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1701 = t1699 + t1700;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1702 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1703 = exists_15 ? t1701 : t1702;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1703;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1704 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1704 & columns_4;
                        const f32 t1706 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1707 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1708 = t1706 + t1707;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1709 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1710 = exists_16 ? t1708 : t1709;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1710;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1711 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1712;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1712) : "f"(t1711));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1713 = t1711 + t1712;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1714;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1714) : "f"(t1713));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1715 = t1713 + t1714;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t1715 * share_4;
                    const f32 t1717 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t1717), "f"(count_7), "f"(t1715));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1544) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1720 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t1720 - mean_7;
                        f32 t1722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1722) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1723 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t1723 - mean_7;
                        f32 t1725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(distance_4), "f"(distance_4), "f"(t1722));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1726 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t1726 - mean_7;
                        f32 t1728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(distance_5), "f"(distance_5), "f"(t1725));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1729 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t1729 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_6), "f"(distance_6), "f"(t1728));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1732 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t1732 - mean_7;
                        f32 t1734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(distance_7), "f"(distance_7), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t1735 - mean_7;
                        f32 t1737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(distance_8), "f"(distance_8), "f"(t1734));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t1738 - mean_7;
                        f32 t1740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(distance_9), "f"(distance_9), "f"(t1737));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t1741 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t1740));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t1744 - mean_7;
                        f32 t1746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t1747 - mean_7;
                        f32 t1749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(distance_12), "f"(distance_12), "f"(t1746));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t1750 - mean_7;
                        f32 t1752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1752) : "f"(distance_13), "f"(distance_13), "f"(t1749));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t1753 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_14), "f"(distance_14), "f"(t1752));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t1756 - mean_7;
                        f32 t1758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t1759 - mean_7;
                        f32 t1761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1761) : "f"(distance_16), "f"(distance_16), "f"(t1758));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t1762 - mean_7;
                        f32 t1764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1764) : "f"(distance_17), "f"(distance_17), "f"(t1761));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t1765 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_18), "f"(distance_18), "f"(t1764));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = t1768 + t1769;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1770;
                    } else {
                        const u32 t1771 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_11 = t1771 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_11 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1774 = first_11 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t1774 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1776 = first_11 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = t1776 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1778 = first_11 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t1778 < t1535;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1780 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1780 & columns_5;
                        const f32 t1782 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t1783 - mean_7;
                        f32 t1785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1785) : "f"(distance_19), "f"(distance_19), "f"(t1782));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = exists_17 ? t1785 : t1786;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1787;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1788 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1788 & columns_6;
                        const f32 t1790 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t1791 - mean_7;
                        f32 t1793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1793) : "f"(distance_20), "f"(distance_20), "f"(t1790));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = exists_18 ? t1793 : t1794;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1795;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1796 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1796 & columns_7;
                        const f32 t1798 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t1799 - mean_7;
                        f32 t1801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(distance_21), "f"(distance_21), "f"(t1798));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = exists_19 ? t1801 : t1802;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1803;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1804 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1804 & columns_8;
                        const f32 t1806 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t1807 - mean_7;
                        f32 t1809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1809) : "f"(distance_22), "f"(distance_22), "f"(t1806));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = exists_20 ? t1809 : t1810;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1811;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1812 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1812 & columns_5;
                        const f32 t1814 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t1815 - mean_7;
                        f32 t1817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1817) : "f"(distance_23), "f"(distance_23), "f"(t1814));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = exists_21 ? t1817 : t1818;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1820 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1820 & columns_6;
                        const f32 t1822 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t1823 - mean_7;
                        f32 t1825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1825) : "f"(distance_24), "f"(distance_24), "f"(t1822));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = exists_22 ? t1825 : t1826;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1827;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1828 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1828 & columns_7;
                        const f32 t1830 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t1831 - mean_7;
                        f32 t1833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1833) : "f"(distance_25), "f"(distance_25), "f"(t1830));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = exists_23 ? t1833 : t1834;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1835;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1836 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1836 & columns_8;
                        const f32 t1838 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t1839 - mean_7;
                        f32 t1841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1841) : "f"(distance_26), "f"(distance_26), "f"(t1838));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = exists_24 ? t1841 : t1842;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1843;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1844 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t1844 & columns_5;
                        const f32 t1846 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1847 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t1847 - mean_7;
                        f32 t1849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1849) : "f"(distance_27), "f"(distance_27), "f"(t1846));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = exists_25 ? t1849 : t1850;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1851;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1852 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t1852 & columns_6;
                        const f32 t1854 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t1855 - mean_7;
                        f32 t1857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1857) : "f"(distance_28), "f"(distance_28), "f"(t1854));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = exists_26 ? t1857 : t1858;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1859;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1860 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t1860 & columns_7;
                        const f32 t1862 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t1863 - mean_7;
                        f32 t1865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1865) : "f"(distance_29), "f"(distance_29), "f"(t1862));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1867 = exists_27 ? t1865 : t1866;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1867;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1868 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t1868 & columns_8;
                        const f32 t1870 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t1871 - mean_7;
                        f32 t1873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1873) : "f"(distance_30), "f"(distance_30), "f"(t1870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = exists_28 ? t1873 : t1874;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1875;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1876 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t1876 & columns_5;
                        const f32 t1878 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t1879 - mean_7;
                        f32 t1881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1881) : "f"(distance_31), "f"(distance_31), "f"(t1878));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = exists_29 ? t1881 : t1882;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1883;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1884 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t1884 & columns_6;
                        const f32 t1886 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t1887 - mean_7;
                        f32 t1889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1889) : "f"(distance_32), "f"(distance_32), "f"(t1886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = exists_30 ? t1889 : t1890;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1891;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1892 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t1892 & columns_7;
                        const f32 t1894 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t1895 - mean_7;
                        f32 t1897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(distance_33), "f"(distance_33), "f"(t1894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = exists_31 ? t1897 : t1898;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1899;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1900 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t1900 & columns_8;
                        const f32 t1902 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1903 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t1903 - mean_7;
                        f32 t1905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1905) : "f"(distance_34), "f"(distance_34), "f"(t1902));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1907 = exists_32 ? t1905 : t1906;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t1907;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1908 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1909;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1909) : "f"(t1908));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = t1908 + t1909;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t1911;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1911) : "f"(t1910));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t1910 + t1911;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1913 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1914 = t1913 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t1914) {
                        const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1916 = first_9 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1917 = t1916 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1918 = t1917 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t1918 + 544u;
                        const u32 t1920 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1921 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1922 = t1921 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1923 = t1922 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1924 = counters + t1923;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1925 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1926 = t1925 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1927 = t1926 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1928 = t1924 + t1927;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1929 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1930 = t1929 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1931 = t1930 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1932 = counters + t1931;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1933 = (u64)t1920;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1934 = t1933 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1935 = t1934 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1936 = t1932 + t1935;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1938 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1939 = t1938 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1928), "r"(t1939) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1941 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1942 = t1941 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1936), "r"(t1942) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1544) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = 0.0f + t1943;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = t1944 + t1945;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = t1946 + t1947;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t1948 + t1949;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = 0.0f + t1951;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = t1952 + t1953;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = t1954 + t1955;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t1956 + t1957;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = 0.0f + t1959;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = t1960 + t1961;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1963 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1964 = t1962 + t1963;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t1964 + t1965;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1968 = 0.0f + t1967;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1969 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1970 = t1968 + t1969;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1971 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1972 = t1970 + t1971;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t1972 + t1973;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1975 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1977 = t1975 + t1976;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1977;
                    } else {
                        const u32 t1978 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_12 = t1978 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_9 = first_12 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1981 = first_12 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_10 = t1981 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1983 = first_12 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_11 = t1983 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1985 = first_12 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_12 = t1985 < t1535;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1987 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t1987 & columns_9;
                        const f32 t1989 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1991 = t1989 + t1990;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1992 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1993 = exists_33 ? t1991 : t1992;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t1993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1994 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t1994 & columns_10;
                        const f32 t1996 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1998 = t1996 + t1997;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1999 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = exists_34 ? t1998 : t1999;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2001 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2001 & columns_11;
                        const f32 t2003 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2004 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2005 = t2003 + t2004;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2007 = exists_35 ? t2005 : t2006;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2008 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2008 & columns_12;
                        const f32 t2010 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2012 = t2010 + t2011;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2013 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2014 = exists_36 ? t2012 : t2013;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2015 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2015 & columns_9;
                        const f32 t2017 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2019 = t2017 + t2018;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2020 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = exists_37 ? t2019 : t2020;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2022 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2022 & columns_10;
                        const f32 t2024 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2025 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2026 = t2024 + t2025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2028 = exists_38 ? t2026 : t2027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2028;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2029 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2029 & columns_11;
                        const f32 t2031 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2033 = t2031 + t2032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2034 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2035 = exists_39 ? t2033 : t2034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2036 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2036 & columns_12;
                        const f32 t2038 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2040 = t2038 + t2039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2042 = exists_40 ? t2040 : t2041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2043 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2043 & columns_9;
                        const f32 t2045 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2046 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2047 = t2045 + t2046;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2048 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2049 = exists_41 ? t2047 : t2048;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2050 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2050 & columns_10;
                        const f32 t2052 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2054 = t2052 + t2053;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2055 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2056 = exists_42 ? t2054 : t2055;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2057 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2057 & columns_11;
                        const f32 t2059 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2060 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = t2059 + t2060;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2063 = exists_43 ? t2061 : t2062;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2064 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2064 & columns_12;
                        const f32 t2066 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2067 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2068 = t2066 + t2067;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = exists_44 ? t2068 : t2069;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2071 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2071 & columns_9;
                        const f32 t2073 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2075 = t2073 + t2074;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2076 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = exists_45 ? t2075 : t2076;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2077;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2078 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2078 & columns_10;
                        const f32 t2080 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2082 = t2080 + t2081;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2083 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2084 = exists_46 ? t2082 : t2083;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2084;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2085 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2085 & columns_11;
                        const f32 t2087 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2089 = t2087 + t2088;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2091 = exists_47 ? t2089 : t2090;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2091;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2092 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2092 & columns_12;
                        const f32 t2094 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2095 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2096 = t2094 + t2095;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2097 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = exists_48 ? t2096 : t2097;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2098;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2099 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2100;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2100) : "f"(t2099));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = t2099 + t2100;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2102;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2102) : "f"(t2101));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = t2101 + t2102;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t2103 * share_4;
                    const f32 t2105 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2105), "f"(count_7), "f"(t2103));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1544) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2108 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2108 - mean_8;
                        f32 t2110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2111 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2111 - mean_8;
                        f32 t2113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(distance_36), "f"(distance_36), "f"(t2110));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2114 - mean_8;
                        f32 t2116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(distance_37), "f"(distance_37), "f"(t2113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2117 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2117 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_38), "f"(distance_38), "f"(t2116));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2120 - mean_8;
                        f32 t2122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2122) : "f"(distance_39), "f"(distance_39), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2123 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2123 - mean_8;
                        f32 t2125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(distance_40), "f"(distance_40), "f"(t2122));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2126 - mean_8;
                        f32 t2128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(distance_41), "f"(distance_41), "f"(t2125));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2129 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2129 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_42), "f"(distance_42), "f"(t2128));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2132 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2132 - mean_8;
                        f32 t2134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2134) : "f"(distance_43), "f"(distance_43), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2135 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2135 - mean_8;
                        f32 t2137;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(distance_44), "f"(distance_44), "f"(t2134));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2138 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2138 - mean_8;
                        f32 t2140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_45), "f"(distance_45), "f"(t2137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2141 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_46), "f"(distance_46), "f"(t2140));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2144 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2144 - mean_8;
                        f32 t2146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(distance_47), "f"(distance_47), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2147 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2147 - mean_8;
                        f32 t2149;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(distance_48), "f"(distance_48), "f"(t2146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2150 - mean_8;
                        f32 t2152;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2152) : "f"(distance_49), "f"(distance_49), "f"(t2149));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2153 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2153 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_50), "f"(distance_50), "f"(t2152));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2156 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = t2156 + t2157;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2158;
                    } else {
                        const u32 t2159 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_13 = t2159 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_13 = first_13 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2162 = first_13 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_14 = t2162 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2164 = first_13 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_15 = t2164 < t1535;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2166 = first_13 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_16 = t2166 < t1535;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2168 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2168 & columns_13;
                        const f32 t2170 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2171 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2171 - mean_8;
                        f32 t2173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_51), "f"(distance_51), "f"(t2170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2175 = exists_49 ? t2173 : t2174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2176 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2176 & columns_14;
                        const f32 t2178 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2179 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2179 - mean_8;
                        f32 t2181;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_52), "f"(distance_52), "f"(t2178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = exists_50 ? t2181 : t2182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2184 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2184 & columns_15;
                        const f32 t2186 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2187 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2187 - mean_8;
                        f32 t2189;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_53), "f"(distance_53), "f"(t2186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = exists_51 ? t2189 : t2190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2192 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2192 & columns_16;
                        const f32 t2194 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2195 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2195 - mean_8;
                        f32 t2197;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_54), "f"(distance_54), "f"(t2194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2199 = exists_52 ? t2197 : t2198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2200 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2200 & columns_13;
                        const f32 t2202 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2203 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2203 - mean_8;
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(distance_55), "f"(distance_55), "f"(t2202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2207 = exists_53 ? t2205 : t2206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2208 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2208 & columns_14;
                        const f32 t2210 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2211 - mean_8;
                        f32 t2213;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_56), "f"(distance_56), "f"(t2210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2215 = exists_54 ? t2213 : t2214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2216 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2216 & columns_15;
                        const f32 t2218 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2219 - mean_8;
                        f32 t2221;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_57), "f"(distance_57), "f"(t2218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2222 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2223 = exists_55 ? t2221 : t2222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2224 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2224 & columns_16;
                        const f32 t2226 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2227 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2227 - mean_8;
                        f32 t2229;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(distance_58), "f"(distance_58), "f"(t2226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2231 = exists_56 ? t2229 : t2230;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2232 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2232 & columns_13;
                        const f32 t2234 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2235 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2235 - mean_8;
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(distance_59), "f"(distance_59), "f"(t2234));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = exists_57 ? t2237 : t2238;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2240 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2240 & columns_14;
                        const f32 t2242 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2243 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2243 - mean_8;
                        f32 t2245;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(distance_60), "f"(distance_60), "f"(t2242));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = exists_58 ? t2245 : t2246;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2247;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2248 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2248 & columns_15;
                        const f32 t2250 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2251 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2251 - mean_8;
                        f32 t2253;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(distance_61), "f"(distance_61), "f"(t2250));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2255 = exists_59 ? t2253 : t2254;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2255;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2256 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2256 & columns_16;
                        const f32 t2258 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2259 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2259 - mean_8;
                        f32 t2261;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(distance_62), "f"(distance_62), "f"(t2258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2262 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2263 = exists_60 ? t2261 : t2262;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2264 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2264 & columns_13;
                        const f32 t2266 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2267 - mean_8;
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(distance_63), "f"(distance_63), "f"(t2266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2270 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2271 = exists_61 ? t2269 : t2270;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2271;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2272 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2272 & columns_14;
                        const f32 t2274 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2275 - mean_8;
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(distance_64), "f"(distance_64), "f"(t2274));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2278 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = exists_62 ? t2277 : t2278;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2280 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2280 & columns_15;
                        const f32 t2282 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2283 - mean_8;
                        f32 t2285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(distance_65), "f"(distance_65), "f"(t2282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2286 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = exists_63 ? t2285 : t2286;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2287;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2288 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2288 & columns_16;
                        const f32 t2290 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2291 - mean_8;
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(distance_66), "f"(distance_66), "f"(t2290));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2294 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = exists_64 ? t2293 : t2294;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2295;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2296 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2297;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2297) : "f"(t2296));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = t2296 + t2297;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2299;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2299) : "f"(t2298));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t2298 + t2299;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2301 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2302 = t2301 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2302) {
                        const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2304 = t1554 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2305 = t2304 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2306 = t2305 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t2306 + 544u;
                        const u32 t2308 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2309 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2310 = t2309 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2311 = t2310 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2312 = counters + t2311;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2313 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2314 = t2313 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2316 = t2312 + t2315;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2317 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2318 = t2317 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2319 = t2318 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2320 = counters + t2319;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2321 = (u64)t2308;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2322 = t2321 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2323 = t2322 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2324 = t2320 + t2323;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2326 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2327 = t2326 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2316), "r"(t2327) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2329 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2330 = t2329 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2324), "r"(t2330) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2331;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2331) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2332 = t2331 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t2332) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2333 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2334 = t2333 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2335 = t2334 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2336 = t1170 + t2335;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2336) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2337 = 3u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t2337) {
                const u32 t2338 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t2338 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2340 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2341 = t2340 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2342 = t2341 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2343 = t1170 + t2342;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2344 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2345 = t2344 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2343), "r"(t2345) : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2346 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2346) : "memory");
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2347 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2348 = t2347 & 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2349 = t2348 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2350 = t2349 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t2350 < 24u ? t2350 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2352 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2353 = t2352 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t2353;
                const u32 t2355 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from_7 = tile_2 + t2355;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2357 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2358 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2359 = t2338 * t2358;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t2357 + t2359;
                const u32 t2361 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2362;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2362) : "r"(t2361), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t2362 >> tiles_shift;
                const u32 t2364 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2365 = number_4 - t2364;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2366 = t2365 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t2367;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2367) : "r"(t2366), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t2368 = t2367 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t2368 << 2u;
                const u32 t2370 = t2365 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t2371;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2371) : "r"(t2370), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2372 = t2371 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2373 = t2372 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t2374 = t2365 - t2373;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t2374 << 4u;
                const bool t2376 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t2377 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t2376 ? t2377 : 0u;
                const u32 t2379 = left_20 < 4u ? left_20 : 4u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2380 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2381 = t2380 < 16u ? t2380 : 16u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2382 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2383 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2384 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2385 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2386 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2387 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t2388 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2389;
                asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2390;
                asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2391;
                asm("mov.b32 %0, %1;" : "=f"(t2391) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2392;
                asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2393;
                asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2394;
                asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2395;
                asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2396;
                asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2397;
                asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2398;
                asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2399;
                asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2400;
                asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from_7) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2401;
                asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2402;
                asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2403;
                asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2404;
                asm("mov.b32 %0, %1;" : "=f"(t2404) : "r"(row_16));
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 t2405 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t2405 & 127u;
                const u32 t2407 = thread_2 & 3u;
#line 91 "fa-kernels/src/conv/output.rs"
                const u32 t2408 = thread_2 >> 2u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2409 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2410 = t2409 & 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t2411 = t2410 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t2411 & 63u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t2413 = t2407 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t2414 = t2413 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t2414 << 2u;
#line 95 "fa-kernels/src/conv/output.rs"
                const bool t2416 = channel_3 < 32u;
#line 95 "fa-kernels/src/conv/output.rs"
                if (t2416) {
#line 97 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 2u; i_7 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 t2417 = i_7 << 5u;
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 pixel_7 = t2408 + t2417;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2419 = pixel_7 >> 3u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2420 = t2419 >> 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2421 = t2419 & 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2422 = t2421 << 3u;
#line 113 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2423 = pixel_7 & 7u;
#line 113 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t2424 = t2422 + t2423;
#line 100 "fa-kernels/src/conv/output.rs"
                        const u32 row_17 = first_row_2 + t2420;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2426 = pixel_7 < 63u ? pixel_7 : 63u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2427 = t2426 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2428 = t2407 ^ t2427;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2429 = t2426 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2430 = t2428 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t2431 = t2429 + t2430;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 from_8 = t1173 + t2431;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(from_8) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2433 = row_18 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2434 = row_18 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2435;
                        asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(t2433));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2436;
                        asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(t2434));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2437 = t2435 - t2390;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2438 = t2437 * t2389;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2439 = t2436 - t2392;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2440 = t2439 * t2391;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2438), "f"(t2440));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2442 = row_19 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2443 = row_19 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2444;
                        asm("mov.b32 %0, %1;" : "=f"(t2444) : "r"(t2442));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2445;
                        asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(t2443));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2446 = t2444 - t2394;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2447 = t2446 * t2393;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2448 = t2445 - t2396;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2449 = t2448 * t2395;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2447), "f"(t2449));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2451 = row_20 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2452 = row_20 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2453;
                        asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(t2451));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2454;
                        asm("mov.b32 %0, %1;" : "=f"(t2454) : "r"(t2452));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2455 = t2453 - t2398;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2456 = t2455 * t2397;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2457 = t2454 - t2400;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2458 = t2457 * t2399;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2456), "f"(t2458));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2460 = row_21 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t2461 = row_21 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2462;
                        asm("mov.b32 %0, %1;" : "=f"(t2462) : "r"(t2460));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t2463;
                        asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(t2461));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2464 = t2462 - t2402;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2465 = t2464 * t2401;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2466 = t2463 - t2404;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t2467 = t2466 * t2403;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2465), "f"(t2467));
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t2469 = row_17 < t2379;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t2470 = t2424 < t2381;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t2471 = t2469 & t2470;
#line 108 "fa-kernels/src/conv/output.rs"
                        if (t2471) {
                            const u32 at_22 = y_12 + row_17;
#line 109 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t2424;
                            const u64 t2474 = (u64)sample_4;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2475 = t2474 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2476 = t2475 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2477 = y + t2476;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2478 = (u64)at_22;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2479 = t2478 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2480 = t2479 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2481 = t2477 + t2480;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2482 = (u64)at_23;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2483 = t2482 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2484 = t2483 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2485 = t2481 + t2484;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2486 = (u64)channel_3 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t2487 = t2485 + t2486;
#line 110 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2487), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2488 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t2488) {
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2489 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2489) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2490 = t1171 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2491 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2492 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2493 = t2492 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2494 = t2491 + t2493;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2495 = t2490 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2496 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2497 = t2496 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2498 = t2495 + t2497;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2499 = t2494 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2500 = t2498 ^ t2499;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2501 = t2494 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2502 = t2500 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2503 = t2501 + t2502;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2504 = t1173 + t2503;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2505;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2505) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2506;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2506) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2507;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2507) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2508;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2508) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t2504), "r"(t2505), "r"(t2506), "r"(t2507), "r"(t2508) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2509;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2509) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2510) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2512) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t2504), "r"(t2509), "r"(t2510), "r"(t2511), "r"(t2512) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2513;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2513) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2514;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2515;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2515) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2516) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t2504), "r"(t2513), "r"(t2514), "r"(t2515), "r"(t2516) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2519) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2520;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t2504), "r"(t2517), "r"(t2518), "r"(t2519), "r"(t2520) : "memory");
            }
        }
    }
}
