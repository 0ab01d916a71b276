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
    const u64 words /* u32, counters */,
    const u64 words_stride0,
    const u64 words_stride1,
    const u64 words_stride2,
    const u64 words_stride3,
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
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 183 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 184 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 167936u;
    const u32 handovers = outputs + 49152u;
    const u32 t7 = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 94208u;
#line 188 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t9 = thread == 0u;
#line 188 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t7 + 32u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t7 + 40u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t7 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t7 + 48u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t7 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t7 + 56u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t38 = t7 + 120u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t39 = t7 + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 194 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t42 = index == 3u;
#line 197 "fa-kernels/src/conv/streaming/mod.rs"
    if (t42) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t44 = index_2 == 3u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
        if (t44) {
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = t45 - t46;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t47 / t48;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = t49 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t50; i += 1u) {
                const u32 slot = i & 3u;
                const u32 t52 = slot + 4u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t53 = t52 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t54 = t7 + t53;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t55 = i >> 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t56 = t55 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t57 = t56 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t54), "r"(t57) : "memory");
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t58 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t59 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t60 = i * t59;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t58 + t60;
                const u32 t62 = number << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t63;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t63) : "r"(t62), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t63 >> tiles_shift;
                const u32 t65 = sample * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t66 = number - t65;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = t66 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t68;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t68) : "r"(t67), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = t68 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t69 << 4u;
                const u32 t71 = t66 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t72;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t72) : "r"(t71), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t73 = t72 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t74 = t73 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t75 = t66 - t74;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t75 << 3u;
                const bool t77 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t78 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t77 ? t78 : 0u;
                const u32 t80 = left < 16u ? left : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t81 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t82 = t81 < 8u ? t81 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t83 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t84 = t7 + t83;
                const u32 t85 = slot * 23552u;
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
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t84) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t84), "r"(0u), "r"(t87), "r"(t88), "r"(sample) : "memory");
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
                        const u32 t95 = tap + 8u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t96 = t95 << 3u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t97 = t7 + t96;
                        const u32 t98 = tap << 13u;
#line 53 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t8 + t98;
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
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t97), "r"(0u), "r"(t100), "r"(t101), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 202 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t104 = index_2 < 3u;
#line 202 "fa-kernels/src/conv/streaming/mod.rs"
            if (t104) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t105 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t105;
                const u32 t107 = coefficients_3 + 1024u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t108 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t109 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t110 = t108 - t109;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t112 = t110 / t111;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = t112 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t113; i_3 += 3u) {
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t114 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t115 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t116 = i_3 * t115;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t114 + t116;
                    const u32 t118 = number_2 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t119;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t119) : "r"(t118), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t119 >> tiles_shift;
                    const u32 t121 = sample_2 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t121;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 parts = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < parts ? tiles : parts;
                    const bool t126 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t126) {
                        u32 part = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t127 = part < parts;
                            if (!t127) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t128 = part << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t128 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t130 = channel < 63u ? channel : 63u;
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
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t134 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile = i_4 < t134 ? i_4 : t134;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t136 = t130 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t137 = t136 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t137 + tile;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t138 + 1056u;
                                    const u32 t140 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = t141 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = words + t143;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t145 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t144 + t147;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t149 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = words + t151;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = (u64)t140;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t153 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = t154 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t152 + t155;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t157 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_2 = own < t157 ? own : t157;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t159 = t130 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t160 = t159 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t160 + tile_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t161 + 1056u;
                                    const u32 t163 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = t164 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = words + t166;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t167 + t170;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = words + t174;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = (u64)t163;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t176 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = t177 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t175 + t178;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t180 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_3 = own_2 < t180 ? own_2 : t180;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t182 = t130 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t183 = t182 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t183 + tile_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t184 + 1056u;
                                    const u32 t186 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = t187 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = words + t189;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t190 + t193;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = words + t197;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = (u64)t186;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t199 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = t200 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t198 + t201;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t203 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_4 = own_3 < t203 ? own_3 : t203;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t205 = t130 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t206 = t205 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t207 = t206 + tile_4;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t207 + 1056u;
                                    const u32 t209 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = t210 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = words + t212;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t213 + t216;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = words + t220;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = (u64)t209;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = t222 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = t223 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = t221 + t224;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t226 = i_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t227;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t227) : "r"(t226), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = t227 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t228 << 4u;
                                    const u32 t230 = i_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t231;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t231) : "r"(t230), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t232 = t231 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t232 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = i_4 - t233;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t234 << 3u;
                                    const bool t236 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t236 ? t237 : 0u;
                                    const u32 t239 = left_2 < 16u ? left_2 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t241 = t240 < 8u ? t240 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t239 * t241;
                                    const bool t243 = i_4 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t244 = t243 ? pixels : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t244;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t246 = own << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t247;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t247) : "r"(t246), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t248 = t247 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t248 << 4u;
                                    const u32 t250 = own << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t251;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t253 = t252 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = own - t253;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t254 << 3u;
                                    const bool t256 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t256 ? t257 : 0u;
                                    const u32 t259 = left_3 < 16u ? left_3 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = t260 < 8u ? t260 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t259 * t261;
                                    const bool t263 = own < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t264 = t263 ? pixels_2 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t264;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = own_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t267;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t267) : "r"(t266), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = t267 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t268 << 4u;
                                    const u32 t270 = own_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t271;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t271) : "r"(t270), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = t271 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = t272 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = own_2 - t273;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t274 << 3u;
                                    const bool t276 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t276 ? t277 : 0u;
                                    const u32 t279 = left_4 < 16u ? left_4 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 < 8u ? t280 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t279 * t281;
                                    const bool t283 = own_2 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t284 = t283 ? pixels_3 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t284;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = own_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t287;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t287) : "r"(t286), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t287 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t288 << 4u;
                                    const u32 t290 = own_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t291;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t291) : "r"(t290), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t292 = t291 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = t292 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = own_3 - t293;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t294 << 3u;
                                    const bool t296 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t297 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t296 ? t297 : 0u;
                                    const u32 t299 = left_5 < 16u ? left_5 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t301 = t300 < 8u ? t300 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t299 * t301;
                                    const bool t303 = own_3 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t304 = t303 ? pixels_4 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t304;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t306;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t306) : "l"(t148) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t306;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t307;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t307) : "l"(t156) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t307;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t308;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t308) : "l"(t171) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t308;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t309;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t309) : "l"(t179) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t309;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t310;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t310) : "l"(t194) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t310;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t311;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t311) : "l"(t202) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t311;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t312;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t312) : "l"(t217) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t312;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t313;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t313) : "l"(t225) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t313;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t314 = heard;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t315 = heard_2;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t316 = t314 < t315 ? t314 : t315;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t317 = heard_3;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t318 = t316 < t317 ? t316 : t317;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t319 = heard_4;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t320 = t318 < t319 ? t318 : t319;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t321 = heard_5;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t322 = t320 < t321 ? t320 : t321;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t323 = heard_6;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t324 = t322 < t323 ? t322 : t323;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t325 = heard_7;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t326 = t324 < t325 ? t324 : t325;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t327 = heard_8;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t328 = t326 < t327 ? t326 : t327;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t329 = t328 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t330 = __any_sync(0xffffffffu, t329);
                                        if (!t330) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = heard;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t332 = t331 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t332) {
                                            u32 t333;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t148) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t333;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t334 = heard_2;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t335 = t334 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t335) {
                                            u32 t336;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t156) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t336;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t337 = heard_3;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t338 = t337 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t338) {
                                            u32 t339;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t171) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t339;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard_4;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t341 = t340 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t341) {
                                            u32 t342;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t179) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t342;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = heard_5;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t344 = t343 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t344) {
                                            u32 t345;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t345) : "l"(t194) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t345;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = heard_6;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t347 = t346 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t347) {
                                            u32 t348;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t348) : "l"(t202) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t348;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = heard_7;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t350 = t349 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t350) {
                                            u32 t351;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t351) : "l"(t217) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t351;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = heard_8;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t353 = t352 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t353) {
                                            u32 t354;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t354) : "l"(t225) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t354;
                                        }
                                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t372 = heard;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t372));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t374 = heard_2;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t374));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t376 = heard_3;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t376));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t378 = heard_4;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t378));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t380 = heard_5;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t380));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t382 = heard_6;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t382));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t384 = heard_7;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t384));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t386 = heard_8;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t386));
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t388 = i_4 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t389 = t388 ? heard_10 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t390 = own < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t391 = t390 ? heard_12 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t392 = own_2 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t393 = t392 ? heard_14 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t394 = own_3 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t395 = t394 ? heard_16 : 0.0f;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = counts + counts_2;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = t396 + counts_3;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t397 + counts_4;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t399 = heard_9 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t400 = counts * t399;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t401 = heard_11 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t402 = counts_2 * t401;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t403 = t400 + t402;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t404 = heard_13 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = counts_3 * t404;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t406 = t403 + t405;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t407 = heard_15 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t408 = counts_4 * t407;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = t406 + t408;
                                    f32 t410;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t410) : "f"(count_2), "f"(1.0f));
#line 61 "fa-kernels/src/conv/moments.rs"
                                    f32 t411;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(t410));
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t409 * t411;
#line 65 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_9 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t414 - distance;
                                    const f32 t416 = from_mean * from_mean;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t417;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(counts), "f"(t389));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = heard_11 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t418 - distance;
                                    const f32 t420 = from_mean_2 * from_mean_2;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t421;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(t420), "f"(counts_2), "f"(t391));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = t417 + t421;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = heard_13 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t423 - distance;
                                    const f32 t425 = from_mean_3 * from_mean_3;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t426;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(t425), "f"(counts_3), "f"(t393));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = t422 + t426;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = heard_15 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t428 - distance;
                                    const f32 t430 = from_mean_4 * from_mean_4;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t431;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(t430), "f"(counts_4), "f"(t395));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t427 + t431;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t433 = count;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t434 = mean;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t435 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t433 + count_2;
                                    const f32 difference = mean_2 - t434;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t438;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t439;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(t438));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share = count_2 * t439;
                                    f32 t441;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(difference), "f"(share), "f"(t434));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t442 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t443 = t442 * t433;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t444 = t435 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t445;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t443), "f"(share), "f"(t444));
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t441;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t445;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t446 = i_4 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t446) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t148), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t156), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t447 = own < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t447) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t171), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t179), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t448 = own_2 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t448) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t194), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t202), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t449 = own_3 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t449) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t217), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t225), "r"(0u) : "memory");
                                    }
                                }
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t450 = count;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t451 = mean;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t452 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t453 = channel < 64u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t453) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t454;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t450), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t455;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t455) : "f"(t454));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t452 * t455;
                                    const f32 t457 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t457));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t459 = -t451;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t459 * inverse;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t461 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t462 = 0u < t461;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t462) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t464 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t465 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t466 = t465 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t467 = t466 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = words + t467;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t469 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = t469 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = t470 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = t468 + t471;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = t473 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t475 = t474 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = words + t475;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = (u64)t464;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = t477 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = t478 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = t476 + t479;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t482 = bits == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t483 = t482 ? 2147483648u : bits;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t472), "r"(t483) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t485 = bits_2 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t486 = t485 ? 2147483648u : bits_2;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t480), "r"(t486) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t487 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t488 = 1u < t487;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t488) {
                                        const u32 t489 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t489;
                                        const u32 t491 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = words + t494;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t495 + t498;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = words + t502;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = (u64)t491;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t503 + t506;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t509 = bits_3 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t510 = t509 ? 2147483648u : bits_3;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t499), "r"(t510) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t512 = bits_4 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t513 = t512 ? 2147483648u : bits_4;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t507), "r"(t513) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t514 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t515 = 2u < t514;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t515) {
                                        const u32 t516 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t516;
                                        const u32 t518 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = words + t521;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t522 + t525;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = words + t529;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = (u64)t518;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t530 + t533;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t536 = bits_5 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t537 = t536 ? 2147483648u : bits_5;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t526), "r"(t537) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t539 = bits_6 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t540 = t539 ? 2147483648u : bits_6;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t534), "r"(t540) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t541 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t542 = 3u < t541;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t542) {
                                        const u32 t543 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t543;
                                        const u32 t545 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = words + t548;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t549 + t552;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = words + t556;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = (u64)t545;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t557 + t560;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t563 = bits_7 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t564 = t563 ? 2147483648u : bits_7;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t553), "r"(t564) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t566 = bits_8 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t567 = t566 ? 2147483648u : bits_8;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t561), "r"(t567) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t568 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t569 = 4u < t568;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t569) {
                                        const u32 t570 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t570;
                                        const u32 t572 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = words + t575;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t576 + t579;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = words + t583;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = (u64)t572;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t584 + t587;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t590 = bits_9 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t591 = t590 ? 2147483648u : bits_9;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t580), "r"(t591) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t593 = bits_10 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t594 = t593 ? 2147483648u : bits_10;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t588), "r"(t594) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t595 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t596 = 5u < t595;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t596) {
                                        const u32 t597 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t597;
                                        const u32 t599 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = words + t602;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t603 + t606;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = words + t610;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = (u64)t599;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t611 + t614;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t617 = bits_11 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t618 = t617 ? 2147483648u : bits_11;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t607), "r"(t618) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t620 = bits_12 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t621 = t620 ? 2147483648u : bits_12;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t615), "r"(t621) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t622 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t623 = 6u < t622;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t623) {
                                        const u32 t624 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t624;
                                        const u32 t626 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = words + t629;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t630 + t633;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = words + t637;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = (u64)t626;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t638 + t641;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t644 = bits_13 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t645 = t644 ? 2147483648u : bits_13;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t634), "r"(t645) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t647 = bits_14 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t648 = t647 ? 2147483648u : bits_14;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t642), "r"(t648) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t649 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t650 = 7u < t649;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t650) {
                                        const u32 t651 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t651;
                                        const u32 t653 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = words + t656;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t657 + t660;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = words + t664;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = (u64)t653;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t665 + t668;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t671 = bits_15 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t672 = t671 ? 2147483648u : bits_15;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t661), "r"(t672) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(to_zero));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t674 = bits_16 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t675 = t674 ? 2147483648u : bits_16;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t669), "r"(t675) : "memory");
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
                                    const u32 t677 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t677 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t679 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t679 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t681 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t681 + 96u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t683 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_5 = own_4 < t683 ? own_4 : t683;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t685 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t686 = t685 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t687 = t686 + tile_5;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t687 + 1056u;
                                    const u32 t689 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t690 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t691 = t690 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t692 = t691 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = words + t692;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t694 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = t694 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = t695 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = t693 + t696;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = t698 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t700 = t699 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = words + t700;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = (u64)t689;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = t702 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = t703 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = t701 + t704;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t706 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_6 = own_5 < t706 ? own_5 : t706;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t708 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t709 = t708 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t710 = t709 + tile_6;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t710 + 1056u;
                                    const u32 t712 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t713 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = words + t715;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t716 + t719;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t721 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = words + t723;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = (u64)t712;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t724 + t727;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t729 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_7 = own_6 < t729 ? own_6 : t729;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t731 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t732 = t731 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t733 = t732 + tile_7;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t733 + 1056u;
                                    const u32 t735 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t736 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = words + t738;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t739 + t742;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t744 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = words + t746;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = (u64)t735;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t747 + t750;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t752 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_8 = own_7 < t752 ? own_7 : t752;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t754 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t755 = t754 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t756 = t755 + tile_8;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t756 + 1056u;
                                    const u32 t758 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t759 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = words + t761;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t762 + t765;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t767 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = words + t769;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = (u64)t758;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t770 + t773;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t775 = own_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t776;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t776) : "r"(t775), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t777 = t776 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t777 << 4u;
                                    const u32 t779 = own_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t780;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t780) : "r"(t779), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t781 = t780 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t782 = t781 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t783 = own_4 - t782;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t783 << 3u;
                                    const bool t785 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t786 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t785 ? t786 : 0u;
                                    const u32 t788 = left_6 < 16u ? left_6 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t789 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = t789 < 8u ? t789 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t788 * t790;
                                    const bool t792 = own_4 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t793 = t792 ? pixels_5 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t793;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t795 = own_5 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t796;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t796) : "r"(t795), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = t796 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t797 << 4u;
                                    const u32 t799 = own_5 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t800;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t800) : "r"(t799), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t801 = t800 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = t801 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = own_5 - t802;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t803 << 3u;
                                    const bool t805 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t806 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t805 ? t806 : 0u;
                                    const u32 t808 = left_7 < 16u ? left_7 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = t809 < 8u ? t809 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t808 * t810;
                                    const bool t812 = own_5 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t813 = t812 ? pixels_6 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t813;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = own_6 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t816;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t816) : "r"(t815), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t817 << 4u;
                                    const u32 t819 = own_6 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t820;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t820) : "r"(t819), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t820 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = t821 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = own_6 - t822;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t823 << 3u;
                                    const bool t825 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t825 ? t826 : 0u;
                                    const u32 t828 = left_8 < 16u ? left_8 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 < 8u ? t829 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t828 * t830;
                                    const bool t832 = own_6 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t833 = t832 ? pixels_7 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t833;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = own_7 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t836;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t836) : "r"(t835), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = t836 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t837 << 4u;
                                    const u32 t839 = own_7 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t840;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t840) : "r"(t839), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = t841 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = own_7 - t842;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t843 << 3u;
                                    const bool t845 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t845 ? t846 : 0u;
                                    const u32 t848 = left_9 < 16u ? left_9 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = t849 < 8u ? t849 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t848 * t850;
                                    const bool t852 = own_7 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t853 = t852 ? pixels_8 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t853;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t855;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t855) : "l"(t697) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t855;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t856;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t856) : "l"(t705) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t856;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t857;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t857) : "l"(t720) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t857;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t858;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t858) : "l"(t728) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t858;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t859;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t859) : "l"(t743) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t859;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t860;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t860) : "l"(t751) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t860;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t861;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t861) : "l"(t766) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t861;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t862;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t862) : "l"(t774) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t862;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t863 = heard_17;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t864 = heard_18;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t865 = t863 < t864 ? t863 : t864;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t866 = heard_19;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t867 = t865 < t866 ? t865 : t866;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t868 = heard_20;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t869 = t867 < t868 ? t867 : t868;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t870 = heard_21;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t871 = t869 < t870 ? t869 : t870;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t872 = heard_22;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t873 = t871 < t872 ? t871 : t872;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t874 = heard_23;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t875 = t873 < t874 ? t873 : t874;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t876 = heard_24;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t877 = t875 < t876 ? t875 : t876;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t878 = t877 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t879 = __any_sync(0xffffffffu, t878);
                                        if (!t879) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t880 = heard_17;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t881 = t880 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t881) {
                                            u32 t882;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t697) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t882;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t883 = heard_18;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t884 = t883 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t884) {
                                            u32 t885;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t705) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t885;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t886 = heard_19;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t887 = t886 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t887) {
                                            u32 t888;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t888) : "l"(t720) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t888;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t889 = heard_20;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t890 = t889 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t890) {
                                            u32 t891;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t891) : "l"(t728) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t891;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = heard_21;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t893 = t892 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t893) {
                                            u32 t894;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t894) : "l"(t743) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t894;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t895 = heard_22;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t896 = t895 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t896) {
                                            u32 t897;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t897) : "l"(t751) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t897;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t898 = heard_23;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t899 = t898 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t899) {
                                            u32 t900;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t766) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t900;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t901 = heard_24;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t902 = t901 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t902) {
                                            u32 t903;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t903) : "l"(t774) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t903;
                                        }
                                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t921 = heard_17;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t921));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t923 = heard_18;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t923));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t925 = heard_19;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t925));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t927 = heard_20;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t927));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t929 = heard_21;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t929));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t931 = heard_22;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t931));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t933 = heard_23;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t933));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t935 = heard_24;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t935));
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t937 = own_4 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t938 = t937 ? heard_26 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t939 = own_5 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t940 = t939 ? heard_28 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t941 = own_6 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t942 = t941 ? heard_30 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t943 = own_7 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t944 = t943 ? heard_32 : 0.0f;
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t945;
                                    asm("mov.b32 %0, %1;" : "=r"(t945) : "f"(heard_25));
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t946;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t946) : "r"(t945));
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t946));
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t948 = counts_5 + counts_6;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t949 = t948 + counts_7;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t950 = t949 + counts_8;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t951;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t951) : "f"(t950));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t952 = t950 + t951;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t953;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t953) : "f"(t952));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t954 = t952 + t953;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t955;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t955) : "f"(t954));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t956 = t954 + t955;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t957;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t957) : "f"(t956));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t958 = t956 + t957;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t959;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t959) : "f"(t958));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 count_5 = t958 + t959;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t961 = heard_25 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t962 = counts_5 * t961;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t963 = heard_27 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t964 = counts_6 * t963;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = t962 + t964;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t966 = heard_29 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = counts_7 * t966;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t968 = t965 + t967;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = heard_31 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t970 = counts_8 * t969;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t968 + t970;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t973 = t971 + t972;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t975 = t973 + t974;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t977 = t975 + t976;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t979 = t977 + t978;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t981 = t979 + t980;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t982;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(count_5), "f"(1.0f));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t983;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(t982));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 distance_2 = t981 * t983;
#line 65 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = heard_25 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t986 - distance_2;
                                    const f32 t988 = from_mean_5 * from_mean_5;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t989;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(t988), "f"(counts_5), "f"(t938));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = heard_27 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t990 - distance_2;
                                    const f32 t992 = from_mean_6 * from_mean_6;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(t992), "f"(counts_6), "f"(t940));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t989 + t993;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = heard_29 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t995 - distance_2;
                                    const f32 t997 = from_mean_7 * from_mean_7;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t998;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t998) : "f"(t997), "f"(counts_7), "f"(t942));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t999 = t994 + t998;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = heard_31 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1000 - distance_2;
                                    const f32 t1002 = from_mean_8 * from_mean_8;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t1002), "f"(counts_8), "f"(t944));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t999 + t1003;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1012 = t1010 + t1011;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1013;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1013) : "f"(t1012));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 squares_4 = t1012 + t1013;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1015 = count_4;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1016 = mean_3;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1017 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1015 + count_5;
                                    const f32 difference_2 = mean_4 - t1016;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1021;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(t1020));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_5 * t1021;
                                    f32 t1023;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(difference_2), "f"(share_2), "f"(t1016));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1024 * t1015;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1026 = t1017 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1027;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(t1025), "f"(share_2), "f"(t1026));
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1023;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1027;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1028 = own_4 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1028) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t697), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t705), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1029 = own_5 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1029) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t720), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t728), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1030 = own_6 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1030) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t743), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t751), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1031 = own_7 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1031) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t766), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t774), "r"(0u) : "memory");
                                    }
                                }
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1032 = count_4;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1033 = mean_3;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1034 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1035;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1032), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1036;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(t1035));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1034 * t1036;
                                const f32 t1038 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1038));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1040 = -t1033;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1040 * inverse_2;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1042 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1043 = lane < t1042;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1043) {
                                    const u32 t1044 = lane << 7u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1045 = part << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1044 + t1045;
                                    const u32 t1047 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1048 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1049 = t1048 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1050 = t1049 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1051 = words + t1050;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1052 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1053 = t1052 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1054 = t1053 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1055 = t1051 + t1054;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1056 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1057 = t1056 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1058 = t1057 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1059 = words + t1058;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1060 = (u64)t1047;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1061 = t1060 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1062 = t1061 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1063 = t1059 + t1062;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1065 = bits_17 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1066 = t1065 ? 2147483648u : bits_17;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1055), "r"(t1066) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(to_zero_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1068 = bits_18 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1069 = t1068 ? 2147483648u : bits_18;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1063), "r"(t1069) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1070 = part + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            part = t1070;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1072 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1073 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1074 = t1073 << 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1074 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1076 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1077 = t1076 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1078 = t1077 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1079 = words + t1078;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1080 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1081 = t1080 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1082 = t1081 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1083 = t1079 + t1082;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1084 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1085 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1086 = t1085 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1087 = t1086 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1088 = words + t1087;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1089 = (u64)t1084;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1090 = t1089 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1091 = t1090 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1092 = t1088 + t1091;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1093 = first + 64u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = t1094 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = t1095 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = words + t1096;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = (u64)t1093;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1099 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = t1097 + t1100;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1102 = first + 96u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = t1103 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = t1104 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = words + t1105;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = (u64)t1102;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1108 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = t1106 + t1109;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1111;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1111) : "l"(t1083) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1111;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1112;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1112) : "l"(t1092) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1112;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1113;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1113) : "l"(t1101) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_35 = t1113;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1114;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1114) : "l"(t1110) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_36 = t1114;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1115 = heard_33;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1116 = heard_34;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1117 = t1115 < t1116 ? t1115 : t1116;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1118 = heard_35;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1119 = t1117 < t1118 ? t1117 : t1118;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1120 = heard_36;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1121 = t1119 < t1120 ? t1119 : t1120;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1122 = t1121 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1123 = __any_sync(0xffffffffu, t1122);
                        if (!t1123) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1124 = heard_33;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1125 = t1124 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1125) {
                            u32 t1126;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1126) : "l"(t1083) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1126;
                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1127 = heard_34;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1128 = t1127 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1128) {
                            u32 t1129;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1129) : "l"(t1092) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1129;
                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1130 = heard_35;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1131 = t1130 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1131) {
                            u32 t1132;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1132) : "l"(t1101) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_35 = t1132;
                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1133 = heard_36;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1134 = t1133 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1134) {
                            u32 t1135;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1135) : "l"(t1110) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_36 = t1135;
                        }
                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1145 = heard_33;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1145));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1147 = heard_34;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1147));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1149 = heard_35;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1149));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1151 = heard_36;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1151));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1153 = t1072 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1154 = t1153 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1155 = t107 + t1154;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1156 = t1072 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1157 = t1156 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1155), "r"(t1157) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1158 = t1072 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1159 = t1158 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile_9 = coefficients_3 + t1159;
#line 137 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1161 = lane << 2u;
#line 137 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile_9 + t1161;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_37) : "memory");
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_38) : "memory");
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(to_3), "f"(heard_39) : "memory");
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(to_3), "f"(heard_40) : "memory");
#line 141 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1163;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1163) : );
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1164 = t1163 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1164) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1072 & 1u;
                        const u32 t1166 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1167 = t1166 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1168 = t107 + t1167;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1168) : "memory");
                    }
#line 146 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1169 = lane == 0u;
#line 147 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1169) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1171 = copy + 1024u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1172 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1173 = t1172 * words_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1174 = t1173 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1175 = words + t1174;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1176 = (u64)t1171;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1177 = t1176 * words_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1178 = t1177 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1179 = t1175 + t1178;
                        const u32 t1180 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1181 = t1180 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1181 >> 3u;
                        u32 t1183;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1183) : "l"(t1179), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1184 = t1183 == last;
#line 148 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1185 = t1184 ? 1u : 0u;
#line 148 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1185;
                    }
                    const u32 t1186 = is_last;
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1187;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1187) : "r"(t1186));
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1188 = t1187 == 1u;
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1188) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1083), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1092), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1101), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1110), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1189 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_4 = handovers + t1189;
        const u32 t1191 = coefficients_4 + 1024u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1192 = warp & 3u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1193 = index << 14u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1194 = outputs + t1193;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1195 = t1192 << 4u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1196 = lane >> 2u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1195 + t1196;
        const u32 channels = first_2 + 8u;
#line 81 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1199 = first_2 < 63u ? first_2 : 63u;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1200 = (u64)t1199;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1201 = t1200 * bias_stride0;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1202 = t1201 * 2ull;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1203 = bias + t1202;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1204;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1204) : "l"(t1203) : "memory");
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1204));
#line 81 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1206 = channels < 63u ? channels : 63u;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1207 = (u64)t1206;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1208 = t1207 * bias_stride0;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1209 = t1208 * 2ull;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1210 = bias + t1209;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1211;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1211) : "l"(t1210) : "memory");
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1211));
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1213 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1214 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1215 = t1213 - t1214;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1216 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1217 = t1215 / t1216;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1217 + 1u;
#line 51 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1219 = rounds + 3u;
#line 51 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1219; i_6 += 3u) {
#line 52 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1220 = i_6 < rounds;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
            if (t1220) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = bias_2;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = bias_3;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = bias_3;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1221 = 0u < i_6;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
                if (t1221) {
                    const u32 t1222 = index + 1u;
#line 95 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1222) : "memory");
                }
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 3u;
                const u32 t1224 = slot_3 << 3u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1225 = t7 + t1224;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1226 = i_6 >> 2u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1227 = t1226 & 1u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1225), "r"(t1227) : "memory");
                const u32 t1228 = slot_3 * 23552u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1229 = smem_1 + t1228;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1230 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1230) {
                    const u32 t1231 = t7 + 64u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1231), "r"(0u) : "memory");
                }
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1232 = t8 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1233 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1234 = t1232 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1235 = (u64)t1234;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1236 = t1235 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1237 = t1233 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1238 = (u64)t1237;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1239 = t1238 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1240 = t1232 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1241 = (u64)t1240;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1242 = t1241 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1243 = t1233 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1244 = (u64)t1243;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1245 = t1244 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1246 = t1232 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1247 = (u64)t1246;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1248 = t1247 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1249 = t1233 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1250 = (u64)t1249;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1251 = t1250 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1252 = t1232 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1253 = (u64)t1252;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1254 = t1253 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t1233 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = (u64)t1255;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1257 = t1256 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1236), "l"(t1239), "l"(t1242), "l"(t1245), "l"(t1248), "l"(t1251), "l"(t1254), "l"(t1257) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1258 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1258) {
                    const u32 t1259 = t7 + 72u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1259), "r"(0u) : "memory");
                }
                const u32 t1260 = t8 + 8192u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1261 = t1260 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1262 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t1262 + 8u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1261 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = (u64)t1264;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = t1265 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1263 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = (u64)t1267;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = t1268 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1261 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = (u64)t1270;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = t1271 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1273 = t1263 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = (u64)t1273;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = t1274 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1261 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = (u64)t1276;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = t1277 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1279 = t1263 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = (u64)t1279;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = t1280 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1261 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1283 = (u64)t1282;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = t1283 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1263 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1286 = (u64)t1285;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = t1286 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278), "l"(t1281), "l"(t1284), "l"(t1287) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1288 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1288) {
                    const u32 t1289 = t7 + 80u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1289), "r"(0u) : "memory");
                }
                const u32 t1290 = t8 + 16384u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1291 = t1290 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1293 = t1292 + 16u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1291 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = (u64)t1294;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = t1295 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1293 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = (u64)t1297;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = t1298 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1291 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = (u64)t1300;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = t1301 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1293 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = (u64)t1303;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = t1304 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1306 = t1291 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = (u64)t1306;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = t1307 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1309 = t1293 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = (u64)t1309;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = t1310 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1312 = t1291 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1313 = (u64)t1312;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = t1313 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1315 = t1293 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1316 = (u64)t1315;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1317 = t1316 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1296), "l"(t1299), "l"(t1302), "l"(t1305), "l"(t1308), "l"(t1311), "l"(t1314), "l"(t1317) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1318 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1318) {
                    const u32 t1319 = t7 + 88u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1319), "r"(0u) : "memory");
                }
                const u32 t1320 = t8 + 24576u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1321 = t1320 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1322 + 80u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1324 = t1321 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = (u64)t1324;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = t1325 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1327 = t1323 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = (u64)t1327;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = t1328 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1330 = t1321 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = (u64)t1330;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1332 = t1331 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1323 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = (u64)t1333;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1335 = t1334 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1321 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = (u64)t1336;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = t1337 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1339 = t1323 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = (u64)t1339;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = t1340 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1342 = t1321 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = (u64)t1342;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = t1343 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1345 = t1323 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = (u64)t1345;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1347 = t1346 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1326), "l"(t1329), "l"(t1332), "l"(t1335), "l"(t1338), "l"(t1341), "l"(t1344), "l"(t1347) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1348 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1348) {
                    const u32 t1349 = t7 + 96u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1349), "r"(0u) : "memory");
                }
                const u32 t1350 = t8 + 32768u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1351 = t1350 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1352 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1352 + 88u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1351 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = (u64)t1354;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1356 = t1355 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1353 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = (u64)t1357;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = t1358 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1351 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = (u64)t1360;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = t1361 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1353 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1351 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1353 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = (u64)t1369;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1370 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1351 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = (u64)t1372;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1375 = t1353 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = (u64)t1375;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = t1376 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374), "l"(t1377) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1378 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1378) {
                    const u32 t1379 = t7 + 104u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1379), "r"(0u) : "memory");
                }
                const u32 t1380 = t8 + 40960u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1381 = t1380 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1382 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1382 + 96u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1381 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = (u64)t1384;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = t1385 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1383 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = (u64)t1387;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = t1388 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1381 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = (u64)t1390;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = t1391 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1383 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = (u64)t1393;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = t1394 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1381 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = (u64)t1396;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = t1397 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1399 = t1383 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = (u64)t1399;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = t1400 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1381 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1403 = (u64)t1402;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = t1403 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1405 = t1383 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1406 = (u64)t1405;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1407 = t1406 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1407) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1408 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1408) {
                    const u32 t1409 = t7 + 112u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1409), "r"(0u) : "memory");
                }
                const u32 t1410 = t8 + 49152u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1411 = t1410 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1412 + 160u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1414 = t1411 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = (u64)t1414;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1416 = t1415 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1417 = t1413 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = (u64)t1417;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1419 = t1418 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1420 = t1411 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = (u64)t1420;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1422 = t1421 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t1413 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = (u64)t1423;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = t1424 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1426 = t1411 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = (u64)t1426;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = t1427 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1429 = t1413 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = (u64)t1429;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = t1430 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1432 = t1411 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = (u64)t1432;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1434 = t1433 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1435 = t1413 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1436 = (u64)t1435;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1437 = t1436 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434), "l"(t1437) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1438 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1438) {
                    const u32 t1439 = t7 + 120u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1439), "r"(0u) : "memory");
                }
                const u32 t1440 = t8 + 57344u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1441 = t1440 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1442 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1443 = t1442 + 168u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1444 = t1441 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = (u64)t1444;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1446 = t1445 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1447 = t1443 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = (u64)t1447;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1449 = t1448 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1450 = t1441 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = (u64)t1450;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1452 = t1451 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1453 = t1443 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = (u64)t1453;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1455 = t1454 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1441 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = (u64)t1456;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = t1457 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1459 = t1443 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = (u64)t1459;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = t1460 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1441 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = (u64)t1462;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = t1463 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1465 = t1443 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = (u64)t1465;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1467 = t1466 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1467) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1468 = i_6 < 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1468) {
                    const u32 t1469 = t7 + 128u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1469), "r"(0u) : "memory");
                }
                const u32 t1470 = t8 + 65536u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1471 = t1470 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1229 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1472 + 176u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1471 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1475 = (u64)t1474;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = t1475 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1477 = t1473 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = (u64)t1477;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = t1478 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1480 = t1471 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = (u64)t1480;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = t1481 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1483 = t1473 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = (u64)t1483;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = t1484 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1471 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = (u64)t1486;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = t1487 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1489 = t1473 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = (u64)t1489;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = t1490 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1471 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = (u64)t1492;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = t1493 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1495 = t1473 + 65542u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1496 = (u64)t1495;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = t1496 + 4611686362024771584ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1476), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488), "l"(t1491), "l"(t1494), "l"(t1497) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1498 = i_6 + 1u;
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1499 = t1498 < rounds;
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                if (t1499) {
                    const bool t1500 = index == 2u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1501 = index + 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1500 ? 0u : t1501;
                    const u32 t1503 = next + 1u;
#line 114 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1503) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1504;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1504) : );
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1505 = t1504 == 1u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                if (t1505) {
                    const u32 t1506 = slot_3 + 4u;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1507 = t1506 << 3u;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1508 = t7 + t1507;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1508) : "memory");
                }
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_2;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1511;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(t1509), "f"(t1510));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1512 = t1511 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1513;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1513) : "r"(t1511));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1514;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1514) : "h"(t1513));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1515;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1515) : "r"(t1512));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1516;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1516) : "h"(t1515));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc = t1514;
                acc_2 = t1516;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_3;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_4;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1519;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(t1517), "f"(t1518));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1520 = t1519 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1521;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1521) : "r"(t1519));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1522;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1522) : "h"(t1521));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1523;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1523) : "r"(t1520));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1524;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1524) : "h"(t1523));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1522;
                acc_4 = t1524;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_5;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1526 = acc_6;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1527;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(t1525), "f"(t1526));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1528 = t1527 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1529;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1529) : "r"(t1527));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1530;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1530) : "h"(t1529));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1531;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1531) : "r"(t1528));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1532;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1532) : "h"(t1531));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1530;
                acc_6 = t1532;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_7;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_8;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1535;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(t1533), "f"(t1534));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1536 = t1535 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1537;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1537) : "r"(t1535));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1538;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1538) : "h"(t1537));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1539;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1539) : "r"(t1536));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1540;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1540) : "h"(t1539));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1538;
                acc_8 = t1540;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_9;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_10;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1543;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(t1541), "f"(t1542));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1544 = t1543 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1545;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1545) : "r"(t1543));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1546;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1546) : "h"(t1545));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1547;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1547) : "r"(t1544));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1548;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1548) : "h"(t1547));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1546;
                acc_10 = t1548;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_11;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_12;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1551;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(t1549), "f"(t1550));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1552 = t1551 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1553;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1553) : "r"(t1551));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1554;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1554) : "h"(t1553));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1555;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1555) : "r"(t1552));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1556;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1556) : "h"(t1555));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1554;
                acc_12 = t1556;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_13;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_14;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1559;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(t1557), "f"(t1558));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1560 = t1559 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1561;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1561) : "r"(t1559));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1562;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1562) : "h"(t1561));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1563;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1563) : "r"(t1560));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1564;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1564) : "h"(t1563));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1562;
                acc_14 = t1564;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_15;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_16;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1567;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(t1565), "f"(t1566));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1568 = t1567 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1569;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1569) : "r"(t1567));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1570;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1570) : "h"(t1569));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1571;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1571) : "r"(t1568));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1572;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1572) : "h"(t1571));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1570;
                acc_16 = t1572;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_17;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_18;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1575;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(t1573), "f"(t1574));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1576 = t1575 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1577;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1577) : "r"(t1575));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1578;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1578) : "h"(t1577));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1579;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1579) : "r"(t1576));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1580;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1580) : "h"(t1579));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1578;
                acc_18 = t1580;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_19;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_20;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1583;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(t1581), "f"(t1582));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1584 = t1583 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1585;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1585) : "r"(t1583));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1586;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1586) : "h"(t1585));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1587;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1587) : "r"(t1584));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1588;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1588) : "h"(t1587));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1586;
                acc_20 = t1588;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = acc_21;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_22;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1591;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(t1589), "f"(t1590));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1592 = t1591 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1593;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1593) : "r"(t1591));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1594;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1594) : "h"(t1593));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1595;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1595) : "r"(t1592));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1596;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1596) : "h"(t1595));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1594;
                acc_22 = t1596;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_23;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_24;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1599;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(t1597), "f"(t1598));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1600 = t1599 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1601;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1601) : "r"(t1599));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1602;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1602) : "h"(t1601));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1603;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1603) : "r"(t1600));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1604;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1604) : "h"(t1603));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1602;
                acc_24 = t1604;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_25;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_26;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1607;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(t1605), "f"(t1606));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1608 = t1607 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1609;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1609) : "r"(t1607));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1610;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1610) : "h"(t1609));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1611;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1611) : "r"(t1608));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1612;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1612) : "h"(t1611));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1610;
                acc_26 = t1612;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_27;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_28;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1615;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(t1613), "f"(t1614));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1616 = t1615 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1617;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1617) : "r"(t1615));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1618;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1618) : "h"(t1617));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1619;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1619) : "r"(t1616));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1620;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1620) : "h"(t1619));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1618;
                acc_28 = t1620;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_29;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_30;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1623;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(t1621), "f"(t1622));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1624 = t1623 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1625;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1625) : "r"(t1623));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1626;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1626) : "h"(t1625));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1627;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1627) : "r"(t1624));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1628;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1628) : "h"(t1627));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1626;
                acc_30 = t1628;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_31;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_32;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1631;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(t1629), "f"(t1630));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1632 = t1631 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1633;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1633) : "r"(t1631));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1634;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1634) : "h"(t1633));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1635;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1635) : "r"(t1632));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1636;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1636) : "h"(t1635));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1634;
                acc_32 = t1636;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_33;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_34;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1639;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(t1637), "f"(t1638));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1640 = t1639 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1641;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1641) : "r"(t1639));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1642;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1642) : "h"(t1641));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1643;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1643) : "r"(t1640));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1644;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1644) : "h"(t1643));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1642;
                acc_34 = t1644;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_35;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = acc_36;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1647;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(t1645), "f"(t1646));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1648 = t1647 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1649;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1649) : "r"(t1647));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1650;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1650) : "h"(t1649));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1651;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1651) : "r"(t1648));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1652;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1652) : "h"(t1651));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1650;
                acc_36 = t1652;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = acc_37;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_38;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1655;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(t1653), "f"(t1654));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1656 = t1655 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1657;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1657) : "r"(t1655));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1658;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1658) : "h"(t1657));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1659;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1659) : "r"(t1656));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1660;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1660) : "h"(t1659));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1658;
                acc_38 = t1660;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_39;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_40;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1663;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(t1661), "f"(t1662));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1664 = t1663 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1665;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1665) : "r"(t1663));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1666;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1666) : "h"(t1665));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1667;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1667) : "r"(t1664));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1668;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1668) : "h"(t1667));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1666;
                acc_40 = t1668;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_41;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_42;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1671;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(t1669), "f"(t1670));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1672 = t1671 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1673;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1673) : "r"(t1671));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1674;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1674) : "h"(t1673));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1675;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1675) : "r"(t1672));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1676;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1676) : "h"(t1675));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1674;
                acc_42 = t1676;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_43;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_44;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1679;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(t1677), "f"(t1678));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1680 = t1679 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1681;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1681) : "r"(t1679));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1682;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1682) : "h"(t1681));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1683;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1683) : "r"(t1680));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1684;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1684) : "h"(t1683));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1682;
                acc_44 = t1684;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_45;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_46;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1687;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(t1685), "f"(t1686));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1688 = t1687 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1689;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1689) : "r"(t1687));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1690;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1690) : "h"(t1689));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1691;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1691) : "r"(t1688));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1692;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1692) : "h"(t1691));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1690;
                acc_46 = t1692;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_47;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_48;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1695;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(t1693), "f"(t1694));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1696 = t1695 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1697;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1697) : "r"(t1695));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1698;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1698) : "h"(t1697));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1699;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1699) : "r"(t1696));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1700;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1700) : "h"(t1699));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1698;
                acc_48 = t1700;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_49;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_50;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1703;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(t1701), "f"(t1702));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1704 = t1703 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1705;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1705) : "r"(t1703));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1706;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1706) : "h"(t1705));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1707;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1707) : "r"(t1704));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1708;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1708) : "h"(t1707));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1706;
                acc_50 = t1708;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = acc_51;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_52;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1711;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(t1709), "f"(t1710));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1712 = t1711 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1713;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1713) : "r"(t1711));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1714;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1714) : "h"(t1713));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1715;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1715) : "r"(t1712));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1716;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1716) : "h"(t1715));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1714;
                acc_52 = t1716;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_53;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = acc_54;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1719;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1719) : "f"(t1717), "f"(t1718));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1720 = t1719 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1721;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1721) : "r"(t1719));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1722;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1722) : "h"(t1721));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1723;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1723) : "r"(t1720));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1724;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1724) : "h"(t1723));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1722;
                acc_54 = t1724;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = acc_55;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_56;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1727;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1727) : "f"(t1725), "f"(t1726));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1728 = t1727 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1729;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1729) : "r"(t1727));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1730;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1730) : "h"(t1729));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1731;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1731) : "r"(t1728));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1732;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1732) : "h"(t1731));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1730;
                acc_56 = t1732;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = acc_57;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_58;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1735;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1735) : "f"(t1733), "f"(t1734));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1736 = t1735 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1737;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1737) : "r"(t1735));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1738;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1738) : "h"(t1737));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1739;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1739) : "r"(t1736));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1740;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1740) : "h"(t1739));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1738;
                acc_58 = t1740;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_59;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = acc_60;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1743;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1743) : "f"(t1741), "f"(t1742));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1744 = t1743 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1745;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1745) : "r"(t1743));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1746;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1746) : "h"(t1745));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1747;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1747) : "r"(t1744));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1748;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1748) : "h"(t1747));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1746;
                acc_60 = t1748;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = acc_61;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_62;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1751;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(t1749), "f"(t1750));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1752 = t1751 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1753;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1753) : "r"(t1751));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1754;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1754) : "h"(t1753));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1755;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1755) : "r"(t1752));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1756;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1756) : "h"(t1755));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1754;
                acc_62 = t1756;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_63;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_64;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1759;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(t1757), "f"(t1758));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1760 = t1759 >> 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1761;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1761) : "r"(t1759));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1762;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1762) : "h"(t1761));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f16 t1763;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1763) : "r"(t1760));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1764;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1764) : "h"(t1763));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1762;
                acc_64 = t1764;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1765 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1766 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1767 = i_6 * t1766;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1765 + t1767;
                const u32 t1769 = number_3 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1770;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1770) : "r"(t1769), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1770 >> tiles_shift;
                const u32 t1772 = sample_3 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1772;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1774 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1775;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1775) : "r"(t1774), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1776 = t1775 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1776 << 4u;
                const u32 t1778 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1779;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1779) : "r"(t1778), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1780 = t1779 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1781 = t1780 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1782 = at_19 - t1781;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1782 << 3u;
                const bool t1784 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1785 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_10 = t1784 ? t1785 : 0u;
                const u32 t1787 = left_10 < 16u ? left_10 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1788 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1789 = t1788 < 8u ? t1788 : 8u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1790 = t1787 * t1789;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)t1790;
                f32 share_3;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(count_7));
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1793 = t1787 * t1789;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1794 = t1793 == 128u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1795 = t1192 << 4u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1796 = lane >> 2u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1795 + t1796;
                const u32 t1798 = first_3 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1794) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1799 = acc;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1800 = 0.0f + t1799;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1801 = acc_9;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1802 = t1800 + t1801;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1803 = acc_17;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1804 = t1802 + t1803;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1805 = acc_25;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1806 = t1804 + t1805;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1807 = acc_33;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1808 = t1806 + t1807;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1809 = acc_41;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1810 = t1808 + t1809;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1811 = acc_49;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1812 = t1810 + t1811;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1813 = acc_57;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1812 + t1813;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1815 = acc_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1816 = 0.0f + t1815;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1817 = acc_10;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1818 = t1816 + t1817;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1819 = acc_18;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1820 = t1818 + t1819;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1821 = acc_26;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1822 = t1820 + t1821;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1823 = acc_34;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1824 = t1822 + t1823;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1825 = acc_42;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1826 = t1824 + t1825;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1827 = acc_50;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1828 = t1826 + t1827;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1829 = acc_58;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1828 + t1829;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1831 = acc_5;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1832 = 0.0f + t1831;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1833 = acc_13;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1834 = t1832 + t1833;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1835 = acc_21;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1836 = t1834 + t1835;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1837 = acc_29;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = t1836 + t1837;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = acc_37;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = t1838 + t1839;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = acc_45;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = t1840 + t1841;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1843 = acc_53;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = t1842 + t1843;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1845 = acc_61;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1844 + t1845;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = acc_6;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = 0.0f + t1847;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1849 = acc_14;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = t1848 + t1849;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1851 = acc_22;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = t1850 + t1851;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1853 = acc_30;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = t1852 + t1853;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = acc_38;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = t1854 + t1855;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = acc_46;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = t1856 + t1857;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = acc_54;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = t1858 + t1859;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = acc_62;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_5 = t1860 + t1861;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = parts_2 + parts_3;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = parts_4 + parts_5;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    sum = t1865;
                } else {
                    const u32 t1866 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1866 << 1u;
                    const bool columns = first_4 < t1789;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1869 = first_4 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1869 < t1789;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1871 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1871 & columns;
                    const f32 t1873 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = exists ? t1875 : t1876;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1877;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1878 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1878 & columns_2;
                    const f32 t1880 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = acc_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = t1880 + t1881;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = exists_2 ? t1882 : t1883;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1884;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1885 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1885 & columns;
                    const f32 t1887 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_5;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = exists_3 ? t1889 : t1890;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1891;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1892 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1892 & columns_2;
                    const f32 t1894 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = acc_6;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = t1894 + t1895;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1897 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = exists_4 ? t1896 : t1897;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1898;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1899 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1899 & columns;
                    const f32 t1901 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = acc_9;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = t1901 + t1902;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1905 = exists_5 ? t1903 : t1904;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1905;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1906 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1906 & columns_2;
                    const f32 t1908 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1909 = acc_10;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = t1908 + t1909;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = exists_6 ? t1910 : t1911;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1912;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1913 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1913 & columns;
                    const f32 t1915 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = acc_13;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = t1915 + t1916;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = exists_7 ? t1917 : t1918;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1919;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1920 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1920 & columns_2;
                    const f32 t1922 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = acc_14;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = t1922 + t1923;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = exists_8 ? t1924 : t1925;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1926;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1927 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1927 & columns;
                    const f32 t1929 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1930 = acc_17;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1931 = t1929 + t1930;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1932 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = exists_9 ? t1931 : t1932;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1933;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1934 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1934 & columns_2;
                    const f32 t1936 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1937 = acc_18;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1938 = t1936 + t1937;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1939 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = exists_10 ? t1938 : t1939;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1940;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1941 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1941 & columns;
                    const f32 t1943 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1944 = acc_21;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1945 = t1943 + t1944;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1946 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = exists_11 ? t1945 : t1946;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1947;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1948 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1948 & columns_2;
                    const f32 t1950 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1951 = acc_22;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1952 = t1950 + t1951;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1953 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = exists_12 ? t1952 : t1953;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1954;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1955 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1955 & columns;
                    const f32 t1957 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1958 = acc_25;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1959 = t1957 + t1958;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = exists_13 ? t1959 : t1960;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1961;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1962 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t1962 & columns_2;
                    const f32 t1964 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1965 = acc_26;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1966 = t1964 + t1965;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1967 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = exists_14 ? t1966 : t1967;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1968;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1969 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t1969 & columns;
                    const f32 t1971 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1972 = acc_29;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1973 = t1971 + t1972;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1974 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = exists_15 ? t1973 : t1974;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1975;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1976 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t1976 & columns_2;
                    const f32 t1978 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1979 = acc_30;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1980 = t1978 + t1979;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1981 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = exists_16 ? t1980 : t1981;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1982;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1983 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t1983 & columns;
                    const f32 t1985 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1986 = acc_33;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1987 = t1985 + t1986;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1988 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = exists_17 ? t1987 : t1988;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1989;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1990 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t1990 & columns_2;
                    const f32 t1992 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1993 = acc_34;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1994 = t1992 + t1993;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1995 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = exists_18 ? t1994 : t1995;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t1996;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t1997 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t1997 & columns;
                    const f32 t1999 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2000 = acc_37;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2001 = t1999 + t2000;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2002 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = exists_19 ? t2001 : t2002;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2003;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2004 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2004 & columns_2;
                    const f32 t2006 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2007 = acc_38;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2008 = t2006 + t2007;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2009 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = exists_20 ? t2008 : t2009;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2010;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2011 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2011 & columns;
                    const f32 t2013 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2014 = acc_41;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2015 = t2013 + t2014;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2016 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = exists_21 ? t2015 : t2016;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2017;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2018 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2018 & columns_2;
                    const f32 t2020 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2021 = acc_42;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2022 = t2020 + t2021;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2023 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = exists_22 ? t2022 : t2023;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2024;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2025 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2025 & columns;
                    const f32 t2027 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2028 = acc_45;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2029 = t2027 + t2028;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2030 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = exists_23 ? t2029 : t2030;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2031;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2032 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2032 & columns_2;
                    const f32 t2034 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2035 = acc_46;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2036 = t2034 + t2035;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2037 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = exists_24 ? t2036 : t2037;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2038;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2039 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2039 & columns;
                    const f32 t2041 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2042 = acc_49;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2043 = t2041 + t2042;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2044 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = exists_25 ? t2043 : t2044;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2045;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2046 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2046 & columns_2;
                    const f32 t2048 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2049 = acc_50;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2050 = t2048 + t2049;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2051 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = exists_26 ? t2050 : t2051;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2052;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2053 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2053 & columns;
                    const f32 t2055 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2056 = acc_53;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2057 = t2055 + t2056;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2058 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = exists_27 ? t2057 : t2058;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2059;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2060 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2060 & columns_2;
                    const f32 t2062 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2063 = acc_54;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2064 = t2062 + t2063;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2065 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = exists_28 ? t2064 : t2065;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2066;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2067 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2067 & columns;
                    const f32 t2069 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2070 = acc_57;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2071 = t2069 + t2070;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2072 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = exists_29 ? t2071 : t2072;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2073;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2074 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2074 & columns_2;
                    const f32 t2076 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2077 = acc_58;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2078 = t2076 + t2077;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2079 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = exists_30 ? t2078 : t2079;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2080;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2081 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2081 & columns;
                    const f32 t2083 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2084 = acc_61;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2085 = t2083 + t2084;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2086 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = exists_31 ? t2085 : t2086;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2087;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2088 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2088 & columns_2;
                    const f32 t2090 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = acc_62;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2092 = t2090 + t2091;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = exists_32 ? t2092 : t2093;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum = t2094;
                }
#line 57 "fa-kernels/src/conv/statistics.rs"
                const f32 all = sum;
                f32 t2096;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2096) : "f"(all));
#line 58 "fa-kernels/src/conv/statistics.rs"
                const f32 pair = all + t2096;
                f32 t2098;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2098) : "f"(pair));
#line 59 "fa-kernels/src/conv/statistics.rs"
                const f32 t2099 = pair + t2098;
#line 25 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_5 = t2099 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1794) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2101 - mean_5;
                    f32 t2103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2104 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2104 - mean_5;
                    f32 t2106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(distance_4), "f"(distance_4), "f"(t2103));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2107 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2107 - mean_5;
                    f32 t2109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(distance_5), "f"(distance_5), "f"(t2106));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2110 - mean_5;
                    f32 t2112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(distance_6), "f"(distance_6), "f"(t2109));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2113 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2113 - mean_5;
                    f32 t2115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(distance_7), "f"(distance_7), "f"(t2112));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2116 - mean_5;
                    f32 t2118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(distance_8), "f"(distance_8), "f"(t2115));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2119 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2119 - mean_5;
                    f32 t2121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(distance_9), "f"(distance_9), "f"(t2118));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2122 - mean_5;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_10), "f"(distance_10), "f"(t2121));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2125 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2125 - mean_5;
                    f32 t2127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2128 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2128 - mean_5;
                    f32 t2130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(distance_12), "f"(distance_12), "f"(t2127));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2131 - mean_5;
                    f32 t2133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(distance_13), "f"(distance_13), "f"(t2130));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2134 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2134 - mean_5;
                    f32 t2136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(distance_14), "f"(distance_14), "f"(t2133));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2137 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2137 - mean_5;
                    f32 t2139;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2139) : "f"(distance_15), "f"(distance_15), "f"(t2136));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2140 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2140 - mean_5;
                    f32 t2142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2142) : "f"(distance_16), "f"(distance_16), "f"(t2139));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2143 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2143 - mean_5;
                    f32 t2145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(distance_17), "f"(distance_17), "f"(t2142));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2146 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2146 - mean_5;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_18), "f"(distance_18), "f"(t2145));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2149 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2149 - mean_5;
                    f32 t2151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2152 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2152 - mean_5;
                    f32 t2154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(distance_20), "f"(distance_20), "f"(t2151));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2155 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2155 - mean_5;
                    f32 t2157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(distance_21), "f"(distance_21), "f"(t2154));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2158 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2158 - mean_5;
                    f32 t2160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(distance_22), "f"(distance_22), "f"(t2157));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2161 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2161 - mean_5;
                    f32 t2163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(distance_23), "f"(distance_23), "f"(t2160));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2164 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2164 - mean_5;
                    f32 t2166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2166) : "f"(distance_24), "f"(distance_24), "f"(t2163));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2167 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2167 - mean_5;
                    f32 t2169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(distance_25), "f"(distance_25), "f"(t2166));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2170 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2170 - mean_5;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_26), "f"(distance_26), "f"(t2169));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2173 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2173 - mean_5;
                    f32 t2175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2176 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2176 - mean_5;
                    f32 t2178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(distance_28), "f"(distance_28), "f"(t2175));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2179 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2179 - mean_5;
                    f32 t2181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_29), "f"(distance_29), "f"(t2178));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2182 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2182 - mean_5;
                    f32 t2184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(distance_30), "f"(distance_30), "f"(t2181));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2185 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2185 - mean_5;
                    f32 t2187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(distance_31), "f"(distance_31), "f"(t2184));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2188 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2188 - mean_5;
                    f32 t2190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(distance_32), "f"(distance_32), "f"(t2187));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2191 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2191 - mean_5;
                    f32 t2193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(distance_33), "f"(distance_33), "f"(t2190));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2194 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2194 - mean_5;
                    f32 parts_9;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_9) : "f"(distance_34), "f"(distance_34), "f"(t2193));
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2197 = parts_6 + parts_7;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2198 = parts_8 + parts_9;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2199 = t2197 + t2198;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2199;
                } else {
                    const u32 t2200 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2200 << 1u;
                    const bool columns_3 = first_5 < t1789;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2203 = first_5 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2203 < t1789;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2205 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2205 & columns_3;
                    const f32 t2207 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2208 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2208 - mean_5;
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(distance_35), "f"(distance_35), "f"(t2207));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2211 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2212 = exists_33 ? t2210 : t2211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2212;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2213 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2213 & columns_4;
                    const f32 t2215 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2216 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2216 - mean_5;
                    f32 t2218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(distance_36), "f"(distance_36), "f"(t2215));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2219 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2220 = exists_34 ? t2218 : t2219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2220;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2221 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2221 & columns_3;
                    const f32 t2223 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2224 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2224 - mean_5;
                    f32 t2226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(distance_37), "f"(distance_37), "f"(t2223));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2227 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2228 = exists_35 ? t2226 : t2227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2228;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2229 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2229 & columns_4;
                    const f32 t2231 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2232 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2232 - mean_5;
                    f32 t2234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(distance_38), "f"(distance_38), "f"(t2231));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2235 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2236 = exists_36 ? t2234 : t2235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2236;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2237 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2237 & columns_3;
                    const f32 t2239 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2240 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2240 - mean_5;
                    f32 t2242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2242) : "f"(distance_39), "f"(distance_39), "f"(t2239));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2243 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2244 = exists_37 ? t2242 : t2243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2244;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2245 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2245 & columns_4;
                    const f32 t2247 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2248 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2248 - mean_5;
                    f32 t2250;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(distance_40), "f"(distance_40), "f"(t2247));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2251 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2252 = exists_38 ? t2250 : t2251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2252;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2253 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2253 & columns_3;
                    const f32 t2255 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2256 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2256 - mean_5;
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(distance_41), "f"(distance_41), "f"(t2255));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2260 = exists_39 ? t2258 : t2259;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2260;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2261 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2261 & columns_4;
                    const f32 t2263 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2264 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2264 - mean_5;
                    f32 t2266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(distance_42), "f"(distance_42), "f"(t2263));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2267 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2268 = exists_40 ? t2266 : t2267;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2268;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2269 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2269 & columns_3;
                    const f32 t2271 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2272 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2272 - mean_5;
                    f32 t2274;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(distance_43), "f"(distance_43), "f"(t2271));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2275 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2276 = exists_41 ? t2274 : t2275;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2276;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2277 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2277 & columns_4;
                    const f32 t2279 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2280 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2280 - mean_5;
                    f32 t2282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(distance_44), "f"(distance_44), "f"(t2279));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2283 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2284 = exists_42 ? t2282 : t2283;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2284;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2285 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2285 & columns_3;
                    const f32 t2287 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2288 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2288 - mean_5;
                    f32 t2290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(distance_45), "f"(distance_45), "f"(t2287));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2291 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2292 = exists_43 ? t2290 : t2291;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2292;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2293 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2293 & columns_4;
                    const f32 t2295 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2296 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2296 - mean_5;
                    f32 t2298;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(distance_46), "f"(distance_46), "f"(t2295));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2299 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2300 = exists_44 ? t2298 : t2299;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2300;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2301 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2301 & columns_3;
                    const f32 t2303 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2304 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2304 - mean_5;
                    f32 t2306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(distance_47), "f"(distance_47), "f"(t2303));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2307 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = exists_45 ? t2306 : t2307;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2308;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2309 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2309 & columns_4;
                    const f32 t2311 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2312 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2312 - mean_5;
                    f32 t2314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(distance_48), "f"(distance_48), "f"(t2311));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2315 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2316 = exists_46 ? t2314 : t2315;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2316;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2317 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2317 & columns_3;
                    const f32 t2319 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2320 - mean_5;
                    f32 t2322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(distance_49), "f"(distance_49), "f"(t2319));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2323 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2324 = exists_47 ? t2322 : t2323;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2324;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2325 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2325 & columns_4;
                    const f32 t2327 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2328 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2328 - mean_5;
                    f32 t2330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(distance_50), "f"(distance_50), "f"(t2327));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2331 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2332 = exists_48 ? t2330 : t2331;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2332;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2333 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2333 & columns_3;
                    const f32 t2335 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2336 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2336 - mean_5;
                    f32 t2338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(distance_51), "f"(distance_51), "f"(t2335));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2339 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2340 = exists_49 ? t2338 : t2339;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2340;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2341 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2341 & columns_4;
                    const f32 t2343 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2344 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2344 - mean_5;
                    f32 t2346;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(distance_52), "f"(distance_52), "f"(t2343));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2347 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2348 = exists_50 ? t2346 : t2347;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2348;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2349 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2349 & columns_3;
                    const f32 t2351 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2352 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2352 - mean_5;
                    f32 t2354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(distance_53), "f"(distance_53), "f"(t2351));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2355 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2356 = exists_51 ? t2354 : t2355;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2356;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2357 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2357 & columns_4;
                    const f32 t2359 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2360 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2360 - mean_5;
                    f32 t2362;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(distance_54), "f"(distance_54), "f"(t2359));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2363 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2364 = exists_52 ? t2362 : t2363;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2364;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2365 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2365 & columns_3;
                    const f32 t2367 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2368 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2368 - mean_5;
                    f32 t2370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(distance_55), "f"(distance_55), "f"(t2367));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2371 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2372 = exists_53 ? t2370 : t2371;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2372;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2373 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2373 & columns_4;
                    const f32 t2375 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2376 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2376 - mean_5;
                    f32 t2378;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(distance_56), "f"(distance_56), "f"(t2375));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2379 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2380 = exists_54 ? t2378 : t2379;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2380;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2381 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2381 & columns_3;
                    const f32 t2383 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2384 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2384 - mean_5;
                    f32 t2386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(distance_57), "f"(distance_57), "f"(t2383));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2387 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2388 = exists_55 ? t2386 : t2387;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2388;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2389 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2389 & columns_4;
                    const f32 t2391 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2392 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2392 - mean_5;
                    f32 t2394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(distance_58), "f"(distance_58), "f"(t2391));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2395 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2396 = exists_56 ? t2394 : t2395;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2396;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2397 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2397 & columns_3;
                    const f32 t2399 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2400 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2400 - mean_5;
                    f32 t2402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(distance_59), "f"(distance_59), "f"(t2399));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2403 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2404 = exists_57 ? t2402 : t2403;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2404;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2405 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2405 & columns_4;
                    const f32 t2407 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2408 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2408 - mean_5;
                    f32 t2410;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(distance_60), "f"(distance_60), "f"(t2407));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2411 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2412 = exists_58 ? t2410 : t2411;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2412;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2413 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2413 & columns_3;
                    const f32 t2415 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2416 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2416 - mean_5;
                    f32 t2418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(distance_61), "f"(distance_61), "f"(t2415));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2419 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2420 = exists_59 ? t2418 : t2419;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2420;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2421 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2421 & columns_4;
                    const f32 t2423 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2424 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2424 - mean_5;
                    f32 t2426;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(distance_62), "f"(distance_62), "f"(t2423));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2427 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2428 = exists_60 ? t2426 : t2427;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2428;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2429 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2429 & columns_3;
                    const f32 t2431 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2432 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2432 - mean_5;
                    f32 t2434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(distance_63), "f"(distance_63), "f"(t2431));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2435 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2436 = exists_61 ? t2434 : t2435;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2436;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2437 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2437 & columns_4;
                    const f32 t2439 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2440 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2440 - mean_5;
                    f32 t2442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(distance_64), "f"(distance_64), "f"(t2439));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2443 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2444 = exists_62 ? t2442 : t2443;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2444;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2445 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2445 & columns_3;
                    const f32 t2447 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2448 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2448 - mean_5;
                    f32 t2450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(distance_65), "f"(distance_65), "f"(t2447));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2451 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2452 = exists_63 ? t2450 : t2451;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2452;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2453 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2453 & columns_4;
                    const f32 t2455 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2456 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2456 - mean_5;
                    f32 t2458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(distance_66), "f"(distance_66), "f"(t2455));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2459 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2460 = exists_64 ? t2458 : t2459;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2460;
                }
#line 57 "fa-kernels/src/conv/statistics.rs"
                const f32 all_2 = sum_2;
                f32 t2462;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2462) : "f"(all_2));
#line 58 "fa-kernels/src/conv/statistics.rs"
                const f32 pair_2 = all_2 + t2462;
                f32 t2464;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2464) : "f"(pair_2));
#line 59 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = pair_2 + t2464;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2466 = lane & 3u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2467 = t2466 == 0u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                if (t2467) {
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2468 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2469 = t2468 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2470 = t2469 + at_19;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2470 + 1056u;
                    const u32 t2472 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2473 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2474 = t2473 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2475 = t2474 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2476 = words + t2475;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2477 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2478 = t2477 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2479 = t2478 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2480 = t2476 + t2479;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2481 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2482 = t2481 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2483 = t2482 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2484 = words + t2483;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2485 = (u64)t2472;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2486 = t2485 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2487 = t2486 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2488 = t2484 + t2487;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2490 = bits_19 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2491 = t2490 ? 2147483648u : bits_19;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2480), "r"(t2491) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2493 = bits_20 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2494 = t2493 ? 2147483648u : bits_20;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2488), "r"(t2494) : "memory");
                }
#line 41 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1794) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2495 = acc_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2496 = 0.0f + t2495;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2497 = acc_11;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2498 = t2496 + t2497;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2499 = acc_19;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2500 = t2498 + t2499;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2501 = acc_27;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2502 = t2500 + t2501;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2503 = acc_35;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2504 = t2502 + t2503;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2505 = acc_43;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2506 = t2504 + t2505;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2507 = acc_51;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2508 = t2506 + t2507;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2509 = acc_59;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2508 + t2509;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2511 = acc_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2512 = 0.0f + t2511;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2513 = acc_12;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2514 = t2512 + t2513;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2515 = acc_20;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2516 = t2514 + t2515;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2517 = acc_28;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2518 = t2516 + t2517;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2519 = acc_36;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2520 = t2518 + t2519;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2521 = acc_44;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2522 = t2520 + t2521;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2523 = acc_52;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2524 = t2522 + t2523;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2525 = acc_60;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2524 + t2525;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2527 = acc_7;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2528 = 0.0f + t2527;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2529 = acc_15;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2530 = t2528 + t2529;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2531 = acc_23;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2532 = t2530 + t2531;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2533 = acc_31;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2534 = t2532 + t2533;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2535 = acc_39;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2536 = t2534 + t2535;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2537 = acc_47;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = t2536 + t2537;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = acc_55;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = t2538 + t2539;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = acc_63;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2540 + t2541;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2543 = acc_8;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = 0.0f + t2543;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2545 = acc_16;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2546 = t2544 + t2545;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = acc_24;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = t2546 + t2547;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = acc_32;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = t2548 + t2549;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2551 = acc_40;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = t2550 + t2551;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2553 = acc_48;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = t2552 + t2553;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = acc_56;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = t2554 + t2555;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = acc_64;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_13 = t2556 + t2557;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = parts_10 + parts_11;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = parts_12 + parts_13;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = t2559 + t2560;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2561;
                } else {
                    const u32 t2562 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2562 << 1u;
                    const bool columns_5 = first_6 < t1789;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2565 = first_6 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2565 < t1789;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2567 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2567 & columns_5;
                    const f32 t2569 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = t2569 + t2570;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = exists_65 ? t2571 : t2572;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2573;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2574 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2574 & columns_6;
                    const f32 t2576 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = acc_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = t2576 + t2577;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = exists_66 ? t2578 : t2579;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2580;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2581 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2581 & columns_5;
                    const f32 t2583 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_7;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = t2583 + t2584;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = exists_67 ? t2585 : t2586;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2587;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2588 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2588 & columns_6;
                    const f32 t2590 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = acc_8;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = t2590 + t2591;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = exists_68 ? t2592 : t2593;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2594;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2595 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2595 & columns_5;
                    const f32 t2597 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2598 = acc_11;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2599 = t2597 + t2598;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2601 = exists_69 ? t2599 : t2600;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2601;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2602 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2602 & columns_6;
                    const f32 t2604 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = acc_12;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = t2604 + t2605;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = exists_70 ? t2606 : t2607;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2608;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2609 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2609 & columns_5;
                    const f32 t2611 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = acc_15;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = t2611 + t2612;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = exists_71 ? t2613 : t2614;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2615;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2616 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2616 & columns_6;
                    const f32 t2618 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = acc_16;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = t2618 + t2619;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = exists_72 ? t2620 : t2621;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2622;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2623 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2623 & columns_5;
                    const f32 t2625 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = acc_19;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = t2625 + t2626;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2629 = exists_73 ? t2627 : t2628;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2629;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2630 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2630 & columns_6;
                    const f32 t2632 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2633 = acc_20;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = t2632 + t2633;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2636 = exists_74 ? t2634 : t2635;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2636;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2637 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2637 & columns_5;
                    const f32 t2639 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2640 = acc_23;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = t2639 + t2640;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = exists_75 ? t2641 : t2642;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2643;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2644 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2644 & columns_6;
                    const f32 t2646 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2647 = acc_24;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = t2646 + t2647;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = exists_76 ? t2648 : t2649;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2650;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2651 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2651 & columns_5;
                    const f32 t2653 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2654 = acc_27;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = t2653 + t2654;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = exists_77 ? t2655 : t2656;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2657;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2658 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2658 & columns_6;
                    const f32 t2660 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2661 = acc_28;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = t2660 + t2661;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = exists_78 ? t2662 : t2663;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2664;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2665 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2665 & columns_5;
                    const f32 t2667 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2668 = acc_31;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = t2667 + t2668;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = exists_79 ? t2669 : t2670;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2671;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2672 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2672 & columns_6;
                    const f32 t2674 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2675 = acc_32;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = t2674 + t2675;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = exists_80 ? t2676 : t2677;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2678;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2679 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2679 & columns_5;
                    const f32 t2681 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2682 = acc_35;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = t2681 + t2682;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = exists_81 ? t2683 : t2684;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2686 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2686 & columns_6;
                    const f32 t2688 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2689 = acc_36;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = t2688 + t2689;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = exists_82 ? t2690 : t2691;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2692;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2693 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2693 & columns_5;
                    const f32 t2695 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2696 = acc_39;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = t2695 + t2696;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = exists_83 ? t2697 : t2698;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2699;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2700 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2700 & columns_6;
                    const f32 t2702 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2703 = acc_40;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = t2702 + t2703;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = exists_84 ? t2704 : t2705;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2706;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2707 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2707 & columns_5;
                    const f32 t2709 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2710 = acc_43;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = t2709 + t2710;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = exists_85 ? t2711 : t2712;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2713;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2714 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2714 & columns_6;
                    const f32 t2716 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2717 = acc_44;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = t2716 + t2717;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = exists_86 ? t2718 : t2719;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2720;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2721 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2721 & columns_5;
                    const f32 t2723 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2724 = acc_47;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = t2723 + t2724;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = exists_87 ? t2725 : t2726;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2727;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2728 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2728 & columns_6;
                    const f32 t2730 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2731 = acc_48;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = t2730 + t2731;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = exists_88 ? t2732 : t2733;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2734;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2735 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2735 & columns_5;
                    const f32 t2737 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2738 = acc_51;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = t2737 + t2738;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = exists_89 ? t2739 : t2740;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2741;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2742 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2742 & columns_6;
                    const f32 t2744 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2745 = acc_52;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = t2744 + t2745;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = exists_90 ? t2746 : t2747;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2748;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2749 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2749 & columns_5;
                    const f32 t2751 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2752 = acc_55;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = t2751 + t2752;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = exists_91 ? t2753 : t2754;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2755;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2756 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2756 & columns_6;
                    const f32 t2758 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2759 = acc_56;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = t2758 + t2759;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = exists_92 ? t2760 : t2761;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2762;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2763 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2763 & columns_5;
                    const f32 t2765 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2766 = acc_59;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = t2765 + t2766;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = exists_93 ? t2767 : t2768;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2769;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2770 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2770 & columns_6;
                    const f32 t2772 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2773 = acc_60;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = t2772 + t2773;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = exists_94 ? t2774 : t2775;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2776;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2777 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2777 & columns_5;
                    const f32 t2779 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = acc_63;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = t2779 + t2780;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = exists_95 ? t2781 : t2782;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2783;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2784 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2784 & columns_6;
                    const f32 t2786 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2787 = acc_64;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = t2786 + t2787;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = exists_96 ? t2788 : t2789;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2790;
                }
#line 57 "fa-kernels/src/conv/statistics.rs"
                const f32 all_3 = sum_3;
                f32 t2792;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2792) : "f"(all_3));
#line 58 "fa-kernels/src/conv/statistics.rs"
                const f32 pair_3 = all_3 + t2792;
                f32 t2794;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2794) : "f"(pair_3));
#line 59 "fa-kernels/src/conv/statistics.rs"
                const f32 t2795 = pair_3 + t2794;
#line 25 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_6 = t2795 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1794) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2797 - mean_6;
                    f32 t2799;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2800 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2800 - mean_6;
                    f32 t2802;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(distance_68), "f"(distance_68), "f"(t2799));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2803 - mean_6;
                    f32 t2805;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(distance_69), "f"(distance_69), "f"(t2802));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2806 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2806 - mean_6;
                    f32 t2808;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(distance_70), "f"(distance_70), "f"(t2805));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2809 - mean_6;
                    f32 t2811;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(distance_71), "f"(distance_71), "f"(t2808));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2812 - mean_6;
                    f32 t2814;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(distance_72), "f"(distance_72), "f"(t2811));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2815 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2815 - mean_6;
                    f32 t2817;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(distance_73), "f"(distance_73), "f"(t2814));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2818 - mean_6;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_74), "f"(distance_74), "f"(t2817));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2821 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2821 - mean_6;
                    f32 t2823;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2824 - mean_6;
                    f32 t2826;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(distance_76), "f"(distance_76), "f"(t2823));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2827 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2827 - mean_6;
                    f32 t2829;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(distance_77), "f"(distance_77), "f"(t2826));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2830 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2830 - mean_6;
                    f32 t2832;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(distance_78), "f"(distance_78), "f"(t2829));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2833 - mean_6;
                    f32 t2835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(distance_79), "f"(distance_79), "f"(t2832));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2836 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2836 - mean_6;
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(distance_80), "f"(distance_80), "f"(t2835));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2839 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2839 - mean_6;
                    f32 t2841;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(distance_81), "f"(distance_81), "f"(t2838));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2842 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2842 - mean_6;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_82), "f"(distance_82), "f"(t2841));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2845 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2845 - mean_6;
                    f32 t2847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2848 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2848 - mean_6;
                    f32 t2850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(distance_84), "f"(distance_84), "f"(t2847));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2851 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2851 - mean_6;
                    f32 t2853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(distance_85), "f"(distance_85), "f"(t2850));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2854 - mean_6;
                    f32 t2856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(distance_86), "f"(distance_86), "f"(t2853));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2857 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2857 - mean_6;
                    f32 t2859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(distance_87), "f"(distance_87), "f"(t2856));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2860 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2860 - mean_6;
                    f32 t2862;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(distance_88), "f"(distance_88), "f"(t2859));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2863 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2863 - mean_6;
                    f32 t2865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(distance_89), "f"(distance_89), "f"(t2862));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2866 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2866 - mean_6;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_90), "f"(distance_90), "f"(t2865));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2869 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2869 - mean_6;
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2872 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2872 - mean_6;
                    f32 t2874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(distance_92), "f"(distance_92), "f"(t2871));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2875 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2875 - mean_6;
                    f32 t2877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(distance_93), "f"(distance_93), "f"(t2874));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2878 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2878 - mean_6;
                    f32 t2880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(distance_94), "f"(distance_94), "f"(t2877));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2881 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2881 - mean_6;
                    f32 t2883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(distance_95), "f"(distance_95), "f"(t2880));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2884 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2884 - mean_6;
                    f32 t2886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(distance_96), "f"(distance_96), "f"(t2883));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2887 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2887 - mean_6;
                    f32 t2889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(distance_97), "f"(distance_97), "f"(t2886));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2890 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2890 - mean_6;
                    f32 parts_17;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_17) : "f"(distance_98), "f"(distance_98), "f"(t2889));
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2893 = parts_14 + parts_15;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2894 = parts_16 + parts_17;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2895 = t2893 + t2894;
#line 48 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2895;
                } else {
                    const u32 t2896 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2896 << 1u;
                    const bool columns_7 = first_7 < t1789;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2899 = first_7 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2899 < t1789;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2901 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2901 & columns_7;
                    const f32 t2903 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2904 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2904 - mean_6;
                    f32 t2906;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(distance_99), "f"(distance_99), "f"(t2903));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2907 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2908 = exists_97 ? t2906 : t2907;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2908;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2909 = 0u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2909 & columns_8;
                    const f32 t2911 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2912 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2912 - mean_6;
                    f32 t2914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(distance_100), "f"(distance_100), "f"(t2911));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2915 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2916 = exists_98 ? t2914 : t2915;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2916;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2917 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2917 & columns_7;
                    const f32 t2919 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2920 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2920 - mean_6;
                    f32 t2922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(distance_101), "f"(distance_101), "f"(t2919));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2923 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2924 = exists_99 ? t2922 : t2923;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2924;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2925 = 1u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2925 & columns_8;
                    const f32 t2927 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2928 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2928 - mean_6;
                    f32 t2930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(distance_102), "f"(distance_102), "f"(t2927));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2931 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2932 = exists_100 ? t2930 : t2931;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2932;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2933 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2933 & columns_7;
                    const f32 t2935 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2936 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2936 - mean_6;
                    f32 t2938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(distance_103), "f"(distance_103), "f"(t2935));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2939 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2940 = exists_101 ? t2938 : t2939;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2940;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2941 = 2u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2941 & columns_8;
                    const f32 t2943 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2944 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2944 - mean_6;
                    f32 t2946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(distance_104), "f"(distance_104), "f"(t2943));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2947 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = exists_102 ? t2946 : t2947;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2948;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2949 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2949 & columns_7;
                    const f32 t2951 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2952 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2952 - mean_6;
                    f32 t2954;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(distance_105), "f"(distance_105), "f"(t2951));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2955 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2956 = exists_103 ? t2954 : t2955;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2956;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2957 = 3u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t2957 & columns_8;
                    const f32 t2959 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t2960 - mean_6;
                    f32 t2962;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(distance_106), "f"(distance_106), "f"(t2959));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2963 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2964 = exists_104 ? t2962 : t2963;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2964;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2965 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t2965 & columns_7;
                    const f32 t2967 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2968 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t2968 - mean_6;
                    f32 t2970;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(distance_107), "f"(distance_107), "f"(t2967));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2971 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2972 = exists_105 ? t2970 : t2971;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2972;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2973 = 4u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t2973 & columns_8;
                    const f32 t2975 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2976 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t2976 - mean_6;
                    f32 t2978;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(distance_108), "f"(distance_108), "f"(t2975));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2979 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2980 = exists_106 ? t2978 : t2979;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2980;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2981 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t2981 & columns_7;
                    const f32 t2983 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2984 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t2984 - mean_6;
                    f32 t2986;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(distance_109), "f"(distance_109), "f"(t2983));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2987 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2988 = exists_107 ? t2986 : t2987;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2988;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2989 = 5u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t2989 & columns_8;
                    const f32 t2991 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2992 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t2992 - mean_6;
                    f32 t2994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(distance_110), "f"(distance_110), "f"(t2991));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2995 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2996 = exists_108 ? t2994 : t2995;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2996;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t2997 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t2997 & columns_7;
                    const f32 t2999 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3000 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3000 - mean_6;
                    f32 t3002;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(distance_111), "f"(distance_111), "f"(t2999));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3003 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3004 = exists_109 ? t3002 : t3003;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3004;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3005 = 6u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3005 & columns_8;
                    const f32 t3007 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3008 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3008 - mean_6;
                    f32 t3010;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(distance_112), "f"(distance_112), "f"(t3007));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3011 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3012 = exists_110 ? t3010 : t3011;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3012;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3013 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3013 & columns_7;
                    const f32 t3015 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3016 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3016 - mean_6;
                    f32 t3018;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(distance_113), "f"(distance_113), "f"(t3015));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3019 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3020 = exists_111 ? t3018 : t3019;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3020;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3021 = 7u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3021 & columns_8;
                    const f32 t3023 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3024 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3024 - mean_6;
                    f32 t3026;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(distance_114), "f"(distance_114), "f"(t3023));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3027 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3028 = exists_112 ? t3026 : t3027;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3028;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3029 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3029 & columns_7;
                    const f32 t3031 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3032 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3032 - mean_6;
                    f32 t3034;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(distance_115), "f"(distance_115), "f"(t3031));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3035 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3036 = exists_113 ? t3034 : t3035;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3036;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3037 = 8u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3037 & columns_8;
                    const f32 t3039 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3040 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3040 - mean_6;
                    f32 t3042;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(distance_116), "f"(distance_116), "f"(t3039));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3043 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3044 = exists_114 ? t3042 : t3043;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3044;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3045 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3045 & columns_7;
                    const f32 t3047 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3048 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3048 - mean_6;
                    f32 t3050;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(distance_117), "f"(distance_117), "f"(t3047));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3051 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3052 = exists_115 ? t3050 : t3051;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3052;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3053 = 9u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3053 & columns_8;
                    const f32 t3055 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3056 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3056 - mean_6;
                    f32 t3058;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3058) : "f"(distance_118), "f"(distance_118), "f"(t3055));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3059 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3060 = exists_116 ? t3058 : t3059;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3060;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3061 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3061 & columns_7;
                    const f32 t3063 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3064 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3064 - mean_6;
                    f32 t3066;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(distance_119), "f"(distance_119), "f"(t3063));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3067 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3068 = exists_117 ? t3066 : t3067;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3068;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3069 = 10u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3069 & columns_8;
                    const f32 t3071 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3072 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3072 - mean_6;
                    f32 t3074;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3074) : "f"(distance_120), "f"(distance_120), "f"(t3071));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3075 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3076 = exists_118 ? t3074 : t3075;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3076;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3077 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3077 & columns_7;
                    const f32 t3079 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3080 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3080 - mean_6;
                    f32 t3082;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(distance_121), "f"(distance_121), "f"(t3079));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3083 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3084 = exists_119 ? t3082 : t3083;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3084;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3085 = 11u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3085 & columns_8;
                    const f32 t3087 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3088 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3088 - mean_6;
                    f32 t3090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3090) : "f"(distance_122), "f"(distance_122), "f"(t3087));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3091 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3092 = exists_120 ? t3090 : t3091;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3092;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3093 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3093 & columns_7;
                    const f32 t3095 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3096 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3096 - mean_6;
                    f32 t3098;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3098) : "f"(distance_123), "f"(distance_123), "f"(t3095));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3099 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3100 = exists_121 ? t3098 : t3099;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3100;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3101 = 12u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3101 & columns_8;
                    const f32 t3103 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3104 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3104 - mean_6;
                    f32 t3106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(distance_124), "f"(distance_124), "f"(t3103));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3107 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3108 = exists_122 ? t3106 : t3107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3108;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3109 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3109 & columns_7;
                    const f32 t3111 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3112 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3112 - mean_6;
                    f32 t3114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3114) : "f"(distance_125), "f"(distance_125), "f"(t3111));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3115 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3116 = exists_123 ? t3114 : t3115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3116;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3117 = 13u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3117 & columns_8;
                    const f32 t3119 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3120 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3120 - mean_6;
                    f32 t3122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(distance_126), "f"(distance_126), "f"(t3119));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3123 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3124 = exists_124 ? t3122 : t3123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3124;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3125 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3125 & columns_7;
                    const f32 t3127 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3128 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3128 - mean_6;
                    f32 t3130;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(distance_127), "f"(distance_127), "f"(t3127));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3131 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3132 = exists_125 ? t3130 : t3131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3132;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3133 = 14u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3133 & columns_8;
                    const f32 t3135 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3136 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3136 - mean_6;
                    f32 t3138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(distance_128), "f"(distance_128), "f"(t3135));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3139 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3140 = exists_126 ? t3138 : t3139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3140;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3141 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3141 & columns_7;
                    const f32 t3143 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3144 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3144 - mean_6;
                    f32 t3146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3146) : "f"(distance_129), "f"(distance_129), "f"(t3143));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3147 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3148 = exists_127 ? t3146 : t3147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3148;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool t3149 = 15u < t1787;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3149 & columns_8;
                    const f32 t3151 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3152 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3152 - mean_6;
                    f32 t3154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3154) : "f"(distance_130), "f"(distance_130), "f"(t3151));
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3155 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3156 = exists_128 ? t3154 : t3155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3156;
                }
#line 57 "fa-kernels/src/conv/statistics.rs"
                const f32 all_4 = sum_4;
                f32 t3158;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3158) : "f"(all_4));
#line 58 "fa-kernels/src/conv/statistics.rs"
                const f32 pair_4 = all_4 + t3158;
                f32 t3160;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3160) : "f"(pair_4));
#line 59 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = pair_4 + t3160;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3162 = lane & 3u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3163 = t3162 == 0u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                if (t3163) {
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3164 = t1798 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3165 = t3164 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3166 = t3165 + at_19;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3166 + 1056u;
                    const u32 t3168 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3169 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3170 = t3169 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3171 = t3170 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3172 = words + t3171;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3173 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3174 = t3173 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3175 = t3174 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3176 = t3172 + t3175;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3177 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3178 = t3177 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3179 = t3178 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3180 = words + t3179;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3181 = (u64)t3168;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3182 = t3181 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3183 = t3182 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3184 = t3180 + t3183;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3186 = bits_21 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3187 = t3186 ? 2147483648u : bits_21;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3176), "r"(t3187) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3189 = bits_22 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3190 = t3189 ? 2147483648u : bits_22;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3184), "r"(t3190) : "memory");
                }
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3191;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3191) : );
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3192 = t3191 == 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                if (t3192) {
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3193 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3194 = t3193 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3195 = t3194 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3196 = t1191 + t3195;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3196) : "memory");
                }
            }
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3197 = 3u <= i_6;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t3197) {
                const u32 t3198 = i_6 - 3u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3198 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3200 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3201 = t3200 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3202 = t3201 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3203 = t1191 + t3202;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3204 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3205 = t3204 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3203), "r"(t3205) : "memory");
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3206 = index + 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3206) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3207 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3208 = t3207 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3209 = t3208 << 3u;
#line 194 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3209 < 56u ? t3209 : 56u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3211 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3212 = t3211 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_10 = coefficients_4 + t3212;
                const u32 t3214 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_10 + t3214;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3216 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3217 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3218 = t3198 * t3217;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3216 + t3218;
                const u32 t3220 = number_4 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3221;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3221) : "r"(t3220), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3221 >> tiles_shift;
                const u32 t3223 = sample_4 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3224 = number_4 - t3223;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3225 = t3224 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t3226;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3226) : "r"(t3225), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3227 = t3226 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3227 << 4u;
                const u32 t3229 = t3224 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t3230;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3230) : "r"(t3229), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3231 = t3230 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3232 = t3231 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3233 = t3224 - t3232;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3233 << 3u;
                const bool t3235 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t3236 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_11 = t3235 ? t3236 : 0u;
                const u32 t3238 = left_11 < 16u ? left_11 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3239 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3240 = t3239 < 8u ? t3239 : 8u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3241;
                asm("mov.b32 %0, %1;" : "=f"(t3241) : "r"(row));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3242;
                asm("mov.b32 %0, %1;" : "=f"(t3242) : "r"(row_2));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3243;
                asm("mov.b32 %0, %1;" : "=f"(t3243) : "r"(row_3));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3244;
                asm("mov.b32 %0, %1;" : "=f"(t3244) : "r"(row_4));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3245;
                asm("mov.b32 %0, %1;" : "=f"(t3245) : "r"(row_5));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3246;
                asm("mov.b32 %0, %1;" : "=f"(t3246) : "r"(row_6));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3247;
                asm("mov.b32 %0, %1;" : "=f"(t3247) : "r"(row_7));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3248;
                asm("mov.b32 %0, %1;" : "=f"(t3248) : "r"(row_8));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3249;
                asm("mov.b32 %0, %1;" : "=f"(t3249) : "r"(row_9));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3250;
                asm("mov.b32 %0, %1;" : "=f"(t3250) : "r"(row_10));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3251;
                asm("mov.b32 %0, %1;" : "=f"(t3251) : "r"(row_11));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3252;
                asm("mov.b32 %0, %1;" : "=f"(t3252) : "r"(row_12));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3253;
                asm("mov.b32 %0, %1;" : "=f"(t3253) : "r"(row_13));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3254;
                asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(row_14));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3255;
                asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(row_15));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3256;
                asm("mov.b32 %0, %1;" : "=f"(t3256) : "r"(row_16));
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t3257 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t3257 & 127u;
                const u32 t3259 = thread_2 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
                const u32 t3260 = thread_2 >> 3u;
                const u32 channel_3 = t3259 << 3u;
#line 75 "fa-kernels/src/conv/output.rs"
                const bool t3262 = channel_3 < 64u;
#line 75 "fa-kernels/src/conv/output.rs"
                if (t3262) {
#line 77 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 t3263 = i_7 << 4u;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t3260 + t3263;
                        const u32 t3265 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 t3266 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3267 = pixel < 127u ? pixel : 127u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3268 = t3267 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3269 = t3259 ^ t3268;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3270 = t3267 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3271 = t3269 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t3272 = t3270 + t3271;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1194 + t3272;
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(from_2) : "memory");
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t3274 = row_17 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3275;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3275) : "r"(row_17));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3276;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3276) : "h"(t3275));
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3277;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3277) : "r"(t3274));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3278;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3278) : "h"(t3277));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(t3276), "f"(t3241), "f"(t3242));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3280;
                        asm("abs.f32 %0, %1;" : "=f"(t3280) : "f"(t3279));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3281;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3281) : "f"(t3280), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(t3281), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(t3281), "f"(t3282), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(t3281), "f"(t3283), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(t3281), "f"(t3284), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3281), "f"(t3285), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(t3281), "f"(t3286), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3288 = -t3281;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3289;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3289) : "f"(t3287));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3290;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3290) : "f"(t3279), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(t3288), "f"(t3289), "f"(t3290));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(t3278), "f"(t3243), "f"(t3244));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3293;
                        asm("abs.f32 %0, %1;" : "=f"(t3293) : "f"(t3292));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3294;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3294) : "f"(t3293), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(t3294), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(t3294), "f"(t3295), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(t3294), "f"(t3296), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(t3294), "f"(t3297), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(t3294), "f"(t3298), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3300) : "f"(t3294), "f"(t3299), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3301 = -t3294;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3302;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3302) : "f"(t3300));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3303;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3303) : "f"(t3292), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(t3301), "f"(t3302), "f"(t3303));
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3291), "f"(t3304));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t3306 = row_18 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3307;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3307) : "r"(row_18));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3308;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3308) : "h"(t3307));
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3309;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3309) : "r"(t3306));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3310;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3310) : "h"(t3309));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3308), "f"(t3245), "f"(t3246));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3312;
                        asm("abs.f32 %0, %1;" : "=f"(t3312) : "f"(t3311));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3313;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3313) : "f"(t3312), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(t3313), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3313), "f"(t3314), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3313), "f"(t3315), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(t3313), "f"(t3316), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(t3313), "f"(t3317), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3313), "f"(t3318), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3320 = -t3313;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3321;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3321) : "f"(t3319));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3322;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3322) : "f"(t3311), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3320), "f"(t3321), "f"(t3322));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(t3310), "f"(t3247), "f"(t3248));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3325;
                        asm("abs.f32 %0, %1;" : "=f"(t3325) : "f"(t3324));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3326;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3326) : "f"(t3325), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(t3326), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(t3326), "f"(t3327), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3326), "f"(t3328), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(t3326), "f"(t3329), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(t3326), "f"(t3330), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(t3326), "f"(t3331), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3333 = -t3326;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3334;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3334) : "f"(t3332));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3335;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3335) : "f"(t3324), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(t3333), "f"(t3334), "f"(t3335));
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3323), "f"(t3336));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t3338 = row_19 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3339;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3339) : "r"(row_19));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3340;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3340) : "h"(t3339));
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3341;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3341) : "r"(t3338));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3342;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3342) : "h"(t3341));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3340), "f"(t3249), "f"(t3250));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3344;
                        asm("abs.f32 %0, %1;" : "=f"(t3344) : "f"(t3343));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3345;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3345) : "f"(t3344), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(t3345), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3345), "f"(t3346), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(t3345), "f"(t3347), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3345), "f"(t3348), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(t3345), "f"(t3349), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(t3345), "f"(t3350), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3352 = -t3345;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3353) : "f"(t3351));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3354) : "f"(t3343), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3352), "f"(t3353), "f"(t3354));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3342), "f"(t3251), "f"(t3252));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("abs.f32 %0, %1;" : "=f"(t3357) : "f"(t3356));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3358) : "f"(t3357), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3358), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(t3358), "f"(t3359), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3358), "f"(t3360), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3358), "f"(t3361), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3358), "f"(t3362), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t3358), "f"(t3363), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3365 = -t3358;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3366;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3366) : "f"(t3364));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3367) : "f"(t3356), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3365), "f"(t3366), "f"(t3367));
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3355), "f"(t3368));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t3370 = row_20 >> 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3371;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3371) : "r"(row_20));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3372;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3372) : "h"(t3371));
#line 83 "fa-kernels/src/conv/output.rs"
                        f16 t3373;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3373) : "r"(t3370));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3374;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3374) : "h"(t3373));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3372), "f"(t3253), "f"(t3254));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("abs.f32 %0, %1;" : "=f"(t3376) : "f"(t3375));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3377) : "f"(t3376), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3377), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3377), "f"(t3378), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3377), "f"(t3379), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3377), "f"(t3380), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3377), "f"(t3381), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3377), "f"(t3382), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3384 = -t3377;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3385) : "f"(t3383));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3386) : "f"(t3375), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3384), "f"(t3385), "f"(t3386));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3374), "f"(t3255), "f"(t3256));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("abs.f32 %0, %1;" : "=f"(t3389) : "f"(t3388));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3390;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3390) : "f"(t3389), "f"(5.6f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3390), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3390), "f"(t3391), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3390), "f"(t3392), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3390), "f"(t3393), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3390), "f"(t3394), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3390), "f"(t3395), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t3397 = -t3390;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3398;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3398) : "f"(t3396));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3399;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3399) : "f"(t3388), "f"(0.0f));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3397), "f"(t3398), "f"(t3399));
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t3387), "f"(t3400));
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t3402 = t3265 < t3238;
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t3403 = t3266 < t3240;
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t3404 = t3402 & t3403;
#line 87 "fa-kernels/src/conv/output.rs"
                        if (t3404) {
                            const u32 at_22 = y_12 + t3265;
#line 88 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t3266;
                            const u64 t3407 = (u64)sample_4;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3408 = t3407 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3409 = t3408 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3410 = y + t3409;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3411 = (u64)at_22;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3412 = t3411 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3413 = t3412 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3414 = t3410 + t3413;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3415 = (u64)at_23;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3416 = t3415 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3417 = t3416 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3418 = t3414 + t3417;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3419 = (u64)channel_3 * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t3420 = t3418 + t3419;
#line 89 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3420), "r"(words_2), "r"(words_3), "r"(words_4), "r"(words_5) : "memory");
                        }
                    }
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3421 = i_6 < rounds;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t3421) {
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3422 = index + 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3422) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3423 = t1192 << 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3424 = lane & 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3425 = lane >> 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3426 = t3425 << 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3427 = t3424 + t3426;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3428 = t3423 >> 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3429 = lane >> 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3430 = t3429 & 1u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3431 = t3428 + t3430;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3432 = t3427 & 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3433 = t3431 ^ t3432;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3434 = t3427 << 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3435 = t3433 << 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3436 = t3434 + t3435;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3437 = t1194 + t3436;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3438;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc), "f"(acc_2));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3439;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_3), "f"(acc_4));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3440;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_5), "f"(acc_6));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3441;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_7), "f"(acc_8));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3438), "r"(t3439), "r"(t3440), "r"(t3441) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3442;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_9), "f"(acc_10));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3443;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_11), "f"(acc_12));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3444;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_13), "f"(acc_14));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3445;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_15), "f"(acc_16));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3442), "r"(t3443), "r"(t3444), "r"(t3445) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3446;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_17), "f"(acc_18));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3447;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_19), "f"(acc_20));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3448;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_21), "f"(acc_22));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3449;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3449) : "f"(acc_23), "f"(acc_24));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3446), "r"(t3447), "r"(t3448), "r"(t3449) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3450;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc_25), "f"(acc_26));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3451;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_27), "f"(acc_28));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3452;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_29), "f"(acc_30));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3453;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3453) : "f"(acc_31), "f"(acc_32));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3450), "r"(t3451), "r"(t3452), "r"(t3453) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3454;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3454) : "f"(acc_33), "f"(acc_34));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3455;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3455) : "f"(acc_35), "f"(acc_36));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3456;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3456) : "f"(acc_37), "f"(acc_38));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3457;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3457) : "f"(acc_39), "f"(acc_40));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3454), "r"(t3455), "r"(t3456), "r"(t3457) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3458;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3458) : "f"(acc_41), "f"(acc_42));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3459;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3459) : "f"(acc_43), "f"(acc_44));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3460;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3460) : "f"(acc_45), "f"(acc_46));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3461;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3461) : "f"(acc_47), "f"(acc_48));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3458), "r"(t3459), "r"(t3460), "r"(t3461) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3462;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3462) : "f"(acc_49), "f"(acc_50));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3463;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3463) : "f"(acc_51), "f"(acc_52));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3464;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3464) : "f"(acc_53), "f"(acc_54));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3465;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3465) : "f"(acc_55), "f"(acc_56));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3462), "r"(t3463), "r"(t3464), "r"(t3465) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3466;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3466) : "f"(acc_57), "f"(acc_58));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3467;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3467) : "f"(acc_59), "f"(acc_60));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3468;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3468) : "f"(acc_61), "f"(acc_62));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3469;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3469) : "f"(acc_63), "f"(acc_64));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3437), "r"(t3466), "r"(t3467), "r"(t3468), "r"(t3469) : "memory");
            }
        }
    }
}
