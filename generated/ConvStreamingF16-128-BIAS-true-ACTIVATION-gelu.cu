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
    const u32 outputs = smem_1 + 167936u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 94208u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 167936u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 136u;
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = barriers + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = barriers + 32u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t29) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = barriers + 40u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = barriers + 48u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t31) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = barriers + 56u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t40 = barriers + 120u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t40) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t41 = barriers + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t41) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t44 = index == 3u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t44) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t46 = index_2 == 3u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t46) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t47 - t48;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t51 = t49 / t50;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t52 = t51 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t52; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t53 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t54 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t55 = i * t54;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t53 + t55;
                const u32 t57 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t58;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t58) : "r"(t57), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t58 >> tiles_shift;
                const u32 t60 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t61 = number - t60;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t62 = t61 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t63;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t63) : "r"(t62), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t64 = t63 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t64 << 4u;
                const u32 t66 = t61 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t67;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t67) : "r"(t66), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t68 = t67 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = t68 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = t61 - t69;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t70 << 3u;
                const bool t72 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t73 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t72 ? t73 : 0u;
                const u32 t75 = left < 16u ? left : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t76 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t77 = t76 < 8u ? t76 : 8u;
#line 72 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 slot = i & 3u;
                const u32 t79 = slot + 4u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = t79 << 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t81 = barriers + t80;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = i >> 2u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t83 = t82 & 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t84 = t83 ^ 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t81), "r"(t84) : "memory");
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 3u;
                const u32 t86 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t87 = barriers + t86;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t88 = i >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t89 = t88 & 1u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t90 = slot * 23552u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t90;
                const u32 t92 = x_2 - 1u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t93 = y_2 - 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t94;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t95 = t94 == 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                if (t95) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t87) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t87), "r"(0u), "r"(t92), "r"(t93), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t96 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t96) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t97 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t98 = t97 + i_2;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t98 % 9u;
                        const u32 t100 = tap + 8u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t101 = t100 << 3u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t102 = barriers + t101;
                        const u32 t103 = tap << 13u;
#line 116 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t8 + t103;
                        const u32 t105 = tap % 3u;
#line 117 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t106 = tap / 3u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t107;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t107) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t108 = t107 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t108) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t102) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t102), "r"(0u), "r"(t105), "r"(t106), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t109 = index_2 < 3u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t109) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t110 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t110;
                const u32 t112 = coefficients_3 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t114 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t115 = t113 - t114;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t116 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t117 = t115 / t116;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t118 = t117 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t118; i_3 += 3u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t119 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t120 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t121 = i_3 * t120;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t119 + t121;
                    const u32 t123 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t124;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t124) : "r"(t123), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t124 >> tiles_shift;
                    const u32 t126 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t126;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t131 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t131) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t132 = share < shares;
                            if (!t132) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t133 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t133 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t135 = channel < 63u ? channel : 63u;
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
                                    const u32 t139 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t140 = i_4 < t139 ? i_4 : t139;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t135 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t142 = t141 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t143 = t142 + t140;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t143 + 1056u;
                                    const u32 t145 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = counters + t148;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t149 + t152;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = t154 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t155 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = counters + t156;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = (u64)t145;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t158 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = t159 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = t157 + t160;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t162 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t163 = own < t162 ? own : t162;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t135 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t165 = t164 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t166 = t165 + t163;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t166 + 1056u;
                                    const u32 t168 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = counters + t171;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t172 + t175;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = t177 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t178 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = counters + t179;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = (u64)t168;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t181 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = t182 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = t180 + t183;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t185 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t186 = own_2 < t185 ? own_2 : t185;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t135 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t188 = t187 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t189 = t188 + t186;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t189 + 1056u;
                                    const u32 t191 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = counters + t194;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t195 + t198;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = t200 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t201 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = counters + t202;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = (u64)t191;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t204 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = t205 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = t203 + t206;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t208 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t209 = own_3 < t208 ? own_3 : t208;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t135 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t211 = t210 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t212 = t211 + t209;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t212 + 1056u;
                                    const u32 t214 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = counters + t217;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t220 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t218 + t221;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = t223 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = t224 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t226 = counters + t225;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t227 = (u64)t214;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t228 = t227 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t229 = t228 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t230 = t226 + t229;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t231 = i_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t232;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t232) : "r"(t231), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t232 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t233 << 4u;
                                    const u32 t235 = i_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t236;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t236) : "r"(t235), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = t236 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t238 = t237 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t239 = i_4 - t238;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t239 << 3u;
                                    const bool t241 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t241 ? t242 : 0u;
                                    const u32 t244 = left_2 < 16u ? left_2 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t245 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t246 = t245 < 8u ? t245 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t247 = i_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t248 = 0u < t244;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t248 ? t244 : 0u;
                                    const u32 t250 = left_3 < 16u ? left_3 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t251 = t250 * t246;
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
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t268 = own < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t269 = 0u < t265;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t269 ? t265 : 0u;
                                    const u32 t271 = left_5 < 16u ? left_5 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t272 = t271 * t267;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t274;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t274) : "r"(t273), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t275 << 4u;
                                    const u32 t277 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t278;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t278) : "r"(t277), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = t279 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = own_2 - t280;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t281 << 3u;
                                    const bool t283 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t283 ? t284 : 0u;
                                    const u32 t286 = left_6 < 16u ? left_6 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t287 < 8u ? t287 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t289 = own_2 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t290 = 0u < t286;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t290 ? t286 : 0u;
                                    const u32 t292 = left_7 < 16u ? left_7 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t293 = t292 * t288;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t295;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t295) : "r"(t294), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = t295 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t296 << 4u;
                                    const u32 t298 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t299;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t299) : "r"(t298), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = t299 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t301 = t300 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = own_3 - t301;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t302 << 3u;
                                    const bool t304 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t305 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t304 ? t305 : 0u;
                                    const u32 t307 = left_8 < 16u ? left_8 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t308 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t309 = t308 < 8u ? t308 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t310 = own_3 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t311 = 0u < t307;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t311 ? t307 : 0u;
                                    const u32 t313 = left_9 < 16u ? left_9 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t314 = t313 * t309;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t315 = t247 ? t251 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t315;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t317 = t268 ? t272 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t317;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t319 = t289 ? t293 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t319;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t321 = t310 ? t314 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t321;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t323;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t153) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t323;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t324;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t161) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t324;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t325;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t176) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t325;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t326;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t326) : "l"(t184) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t326;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t327;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t199) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t327;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t328;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t207) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t328;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t329;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t329) : "l"(t222) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t329;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t330;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t330) : "l"(t230) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t330;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t331 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t332 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t334 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t335 = t333 < t334 ? t333 : t334;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t336 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t337 = t335 < t336 ? t335 : t336;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t338 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t339 = t337 < t338 ? t337 : t338;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t340 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t341 = t339 < t340 ? t339 : t340;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t342 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t343 = t341 < t342 ? t341 : t342;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t344 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t345 = t343 < t344 ? t343 : t344;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t346 = t345 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t347 = __any_sync(0xffffffffu, t346);
                                        if (!t347) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t348 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t349 = t348 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t349) {
                                            u32 t350;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t350) : "l"(t153) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t350;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t351 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t352 = t351 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t352) {
                                            u32 t353;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t353) : "l"(t161) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t353;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t354 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t355 = t354 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t355) {
                                            u32 t356;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t356) : "l"(t176) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t356;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t357 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t358 = t357 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t184) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t359;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t360 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t361 = t360 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t361) {
                                            u32 t362;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t362) : "l"(t199) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t362;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t363 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t364 = t363 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t364) {
                                            u32 t365;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t365) : "l"(t207) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t365;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t366 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t367 = t366 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t367) {
                                            u32 t368;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t222) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t368;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t369 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t370 = t369 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t370) {
                                            u32 t371;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t230) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t371;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t389 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t389));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t391 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t391));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t393 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t393));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t395 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t395));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t397 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t397));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t399 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t399));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t401 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t401));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t403 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t403));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t405 = t247 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t406 = t268 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t407 = t289 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t408 = t310 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = t409 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t410 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = counts * t412;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = counts_2 * t414;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = t413 + t415;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = counts_3 * t417;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = t416 + t418;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = counts_4 * t420;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = t419 + t421;
                                    f32 t423;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t423) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t424;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t422 * t424;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t427 - distance;
                                    const f32 t429 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t430;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(counts), "f"(t405));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t431 - distance;
                                    const f32 t433 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t434;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t433), "f"(counts_2), "f"(t406));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = t430 + t434;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t436 - distance;
                                    const f32 t438 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t439;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t438), "f"(counts_3), "f"(t407));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = t435 + t439;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t441 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t441 - distance;
                                    const f32 t443 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t444;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(counts_4), "f"(t408));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t440 + t444;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t446 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t447 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t448 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t446 + count_2;
                                    const f32 difference = mean_2 - t447;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t451;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t452;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t452;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t447));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t455 = t446 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t456 = t455 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t457 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t458 = t457 * t446;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t459 = t448 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t460;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t458), "f"(share_2), "f"(t459));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t456;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t460;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t461 = i_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t461) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t153), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t161), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t462 = own < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t462) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t176), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t184), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t463 = own_2 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t463) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t199), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t207), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t464 = own_3 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t464) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t222), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t230), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t465 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t467 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t468 = channel < 64u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t468) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t469;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t465), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t470;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(t469));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t467 * t470;
                                    const f32 t472 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t472));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t474 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t475 = 0u < t474;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t475) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t477 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = t478 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = t479 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = counters + t480;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t482 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = t483 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t481 + t484;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t486 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = t487 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = counters + t488;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = (u64)t477;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t489 + t492;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t495 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t496 = t495 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t485), "r"(t496) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t498 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t499 = t498 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t493), "r"(t499) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t500 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t501 = 1u < t500;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t501) {
                                        const u32 t502 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t502;
                                        const u32 t504 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t506 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = counters + t507;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t510 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t508 + t511;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t513 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = counters + t515;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = (u64)t504;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t516 + t519;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t522 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t523 = t522 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t512), "r"(t523) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t525 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t526 = t525 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t520), "r"(t526) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t527 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t528 = 2u < t527;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t528) {
                                        const u32 t529 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t529;
                                        const u32 t531 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t533 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = counters + t534;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t537 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t535 + t538;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t540 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = counters + t542;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = (u64)t531;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t543 + t546;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t549 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t550 = t549 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t539), "r"(t550) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t552 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t553 = t552 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t547), "r"(t553) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t554 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t555 = 3u < t554;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t555) {
                                        const u32 t556 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t556;
                                        const u32 t558 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t560 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = counters + t561;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t564 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t562 + t565;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t567 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = counters + t569;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = (u64)t558;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t570 + t573;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t576 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t577 = t576 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t566), "r"(t577) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t579 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t580 = t579 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t574), "r"(t580) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t581 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t582 = 4u < t581;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t582) {
                                        const u32 t583 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t583;
                                        const u32 t585 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t587 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = counters + t588;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t591 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t589 + t592;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t594 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = counters + t596;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = (u64)t585;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t597 + t600;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t603 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t604 = t603 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t593), "r"(t604) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t606 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t607 = t606 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t601), "r"(t607) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t608 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t609 = 5u < t608;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t609) {
                                        const u32 t610 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t610;
                                        const u32 t612 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t614 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = counters + t615;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t618 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t616 + t619;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t621 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = counters + t623;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = (u64)t612;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t624 + t627;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t630 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t631 = t630 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t620), "r"(t631) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t633 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t634 = t633 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t628), "r"(t634) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t635 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t636 = 6u < t635;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t636) {
                                        const u32 t637 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t637;
                                        const u32 t639 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t641 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = counters + t642;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t645 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t643 + t646;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t648 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = counters + t650;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = (u64)t639;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t651 + t654;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t657 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t658 = t657 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t647), "r"(t658) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t660 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t661 = t660 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t655), "r"(t661) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t662 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t663 = 7u < t662;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t663) {
                                        const u32 t664 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t664;
                                        const u32 t666 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t668 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = counters + t669;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t672 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t670 + t673;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t675 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = t676 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = counters + t677;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = (u64)t666;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t679 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = t680 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t678 + t681;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t684 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t685 = t684 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t674), "r"(t685) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t687 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t688 = t687 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t682), "r"(t688) : "memory");
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
                                    const u32 t690 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t690 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t692 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t692 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t694 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t694 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t696 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t697 = own_4 < t696 ? own_4 : t696;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t698 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t699 = t698 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t700 = t699 + t697;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t700 + 1056u;
                                    const u32 t702 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = t703 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = t704 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = counters + t705;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t707 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = t708 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t706 + t709;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t711 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = counters + t713;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = (u64)t702;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t714 + t717;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t719 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t720 = own_5 < t719 ? own_5 : t719;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t722 = t721 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t723 = t722 + t720;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t723 + 1056u;
                                    const u32 t725 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = counters + t728;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t731 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t729 + t732;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = counters + t736;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = (u64)t725;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t737 + t740;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t742 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t743 = own_6 < t742 ? own_6 : t742;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t745 = t744 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t746 = t745 + t743;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t746 + 1056u;
                                    const u32 t748 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = counters + t751;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t754 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t752 + t755;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = counters + t759;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = (u64)t748;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t760 + t763;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t765 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t766 = own_7 < t765 ? own_7 : t765;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t767 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t768 = t767 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t769 = t768 + t766;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t769 + 1056u;
                                    const u32 t771 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = counters + t774;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = t777 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = t775 + t778;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = t780 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = t781 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = counters + t782;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = (u64)t771;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = t784 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = t785 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t783 + t786;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t788 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t789;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t789) : "r"(t788), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = t789 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t790 << 4u;
                                    const u32 t792 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t793;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t793) : "r"(t792), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = t793 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t795 = t794 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t796 = own_4 - t795;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t796 << 3u;
                                    const bool t798 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t799 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t798 ? t799 : 0u;
                                    const u32 t801 = left_10 < 16u ? left_10 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = t802 < 8u ? t802 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t804 = own_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t805 = 0u < t801;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t805 ? t801 : 0u;
                                    const u32 t807 = left_11 < 16u ? left_11 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t808 = t807 * t803;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t810;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t810) : "r"(t809), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = t810 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t811 << 4u;
                                    const u32 t813 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t814;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t814) : "r"(t813), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = t814 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = t815 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = own_5 - t816;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t817 << 3u;
                                    const bool t819 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t819 ? t820 : 0u;
                                    const u32 t822 = left_12 < 16u ? left_12 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t824 = t823 < 8u ? t823 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t825 = own_5 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t826 = 0u < t822;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t826 ? t822 : 0u;
                                    const u32 t828 = left_13 < 16u ? left_13 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t829 = t828 * t824;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t831;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t831) : "r"(t830), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t832 = t831 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t832 << 4u;
                                    const u32 t834 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t835;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t835) : "r"(t834), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = t835 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = t836 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = own_6 - t837;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t838 << 3u;
                                    const bool t840 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t840 ? t841 : 0u;
                                    const u32 t843 = left_14 < 16u ? left_14 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t845 = t844 < 8u ? t844 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t846 = own_6 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t847 = 0u < t843;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t847 ? t843 : 0u;
                                    const u32 t849 = left_15 < 16u ? left_15 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t850 = t849 * t845;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t851 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t852;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t852) : "r"(t851), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = t852 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t853 << 4u;
                                    const u32 t855 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t856;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t856) : "r"(t855), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t857 = t856 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = t857 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = own_7 - t858;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t859 << 3u;
                                    const bool t861 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t861 ? t862 : 0u;
                                    const u32 t864 = left_16 < 16u ? left_16 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t865 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t866 = t865 < 8u ? t865 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t867 = own_7 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t868 = 0u < t864;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t868 ? t864 : 0u;
                                    const u32 t870 = left_17 < 16u ? left_17 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t871 = t870 * t866;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t872 = t804 ? t808 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t872;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t874 = t825 ? t829 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t874;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t876 = t846 ? t850 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t876;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t878 = t867 ? t871 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t878;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t880;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t880) : "l"(t710) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t880;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t881;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t881) : "l"(t718) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t881;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t882;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t733) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t882;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t883;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t883) : "l"(t741) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t883;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t884;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t756) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t884;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t885;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t764) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t885;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t886;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t886) : "l"(t779) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t886;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t887;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t887) : "l"(t787) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t887;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t888 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t889 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t891 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t893 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t895 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t896 = t894 < t895 ? t894 : t895;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t897 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t898 = t896 < t897 ? t896 : t897;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t899 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t900 = t898 < t899 ? t898 : t899;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t901 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t902 = t900 < t901 ? t900 : t901;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t903 = t902 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t904 = __any_sync(0xffffffffu, t903);
                                        if (!t904) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t905 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t906 = t905 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t906) {
                                            u32 t907;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t710) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t907;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t908 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t909 = t908 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t909) {
                                            u32 t910;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t718) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t910;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t911 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t912 = t911 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t912) {
                                            u32 t913;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t733) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t913;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t914 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t915 = t914 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t915) {
                                            u32 t916;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t916) : "l"(t741) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t916;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t917 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t918 = t917 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t918) {
                                            u32 t919;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t919) : "l"(t756) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t919;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t920 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t921 = t920 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t921) {
                                            u32 t922;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t922) : "l"(t764) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t922;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t923 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t924 = t923 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t924) {
                                            u32 t925;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t925) : "l"(t779) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t925;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t926 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t927 = t926 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t927) {
                                            u32 t928;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t928) : "l"(t787) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t928;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t946 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t946));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t948 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t948));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t950 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t950));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t952 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t952));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t954 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t954));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t956 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t956));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t958 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t958));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t960 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t960));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t962 = t804 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t963 = t825 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t964 = t846 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t965 = t867 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t966;
                                    asm("mov.b32 %0, %1;" : "=r"(t966) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t967;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t967) : "r"(t966));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t967));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t970 = t969 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t970 + counts_8;
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t971 + t972;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t973 + t974;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t975 + t976;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = t977 + t978;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t979 + t980;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = counts_5 * t982;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = counts_6 * t984;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = t983 + t985;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = counts_7 * t987;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = t986 + t988;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = counts_8 * t990;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t989 + t991;
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t992 + t993;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t994 + t995;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t998 + t999;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1000 + t1001;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1004;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(t1003));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1002 * t1004;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1007 - distance_2;
                                    const f32 t1009 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1010;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(t1009), "f"(counts_5), "f"(t962));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1011 - distance_2;
                                    const f32 t1013 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1014;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(t1013), "f"(counts_6), "f"(t963));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = t1010 + t1014;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1016 - distance_2;
                                    const f32 t1018 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1019;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1019) : "f"(t1018), "f"(counts_7), "f"(t964));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1015 + t1019;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1021 - distance_2;
                                    const f32 t1023 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(t1023), "f"(counts_8), "f"(t965));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1020 + t1024;
#line 67 "fa-kernels/src/conv/moments.rs"
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
                                    const f32 squares_4 = t1033 + t1034;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1036 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1037 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1038 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1036 + count_5;
                                    const f32 difference_2 = mean_5 - t1037;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1041;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(t1041));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1042;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1037));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1045 = t1036 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1046 = t1045 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1048 = t1047 * t1036;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1049 = t1038 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1050;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t1048), "f"(share_3), "f"(t1049));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1046;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1050;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1051 = own_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1051) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t710), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t718), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1052 = own_5 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1052) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t733), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t741), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1053 = own_6 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1053) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t756), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t764), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1054 = own_7 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1054) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t779), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t787), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1055 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1057 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1058;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1055), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1059;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(t1058));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1057 * t1059;
                                const f32 t1061 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1061));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1063 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1064 = lane < t1063;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1064) {
                                    const u32 t1065 = lane << 7u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1066 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1065 + t1066;
                                    const u32 t1068 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = t1069 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = t1070 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = counters + t1071;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1073 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1074 = t1073 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = t1074 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = t1072 + t1075;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = counters + t1079;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = (u64)t1068;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1081 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = t1082 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1080 + t1083;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1086 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1087 = t1086 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1076), "r"(t1087) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1089 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1090 = t1089 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1084), "r"(t1090) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1091 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1091;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1093 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1094 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1095 = t1094 << 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1095 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = t1097 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = counters + t1099;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1102 = t1101 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = t1102 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = t1100 + t1103;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1105 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = counters + t1108;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = (u64)t1105;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = t1110 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1111 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = t1109 + t1112;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1114 = first + 64u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = t1115 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = t1116 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = counters + t1117;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = (u64)t1114;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1119 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1120 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = t1118 + t1121;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1123 = first + 96u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = t1124 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = t1125 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = counters + t1126;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = (u64)t1123;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1128 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1129 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = t1127 + t1130;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1132;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1132) : "l"(t1104) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1132;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1133;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1133) : "l"(t1113) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1133;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1134;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1134) : "l"(t1122) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_35 = t1134;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1135;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1135) : "l"(t1131) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_36 = t1135;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1136 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1137 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1138 = t1136 < t1137 ? t1136 : t1137;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1139 = heard_35;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1140 = t1138 < t1139 ? t1138 : t1139;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1141 = heard_36;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1142 = t1140 < t1141 ? t1140 : t1141;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1143 = t1142 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1144 = __any_sync(0xffffffffu, t1143);
                        if (!t1144) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1145 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1146 = t1145 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1146) {
                            u32 t1147;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1147) : "l"(t1104) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1147;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1148 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1149 = t1148 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1149) {
                            u32 t1150;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1150) : "l"(t1113) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1150;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1151 = heard_35;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1152 = t1151 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1152) {
                            u32 t1153;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1153) : "l"(t1122) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_35 = t1153;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1154 = heard_36;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1155 = t1154 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1155) {
                            u32 t1156;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1156) : "l"(t1131) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_36 = t1156;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1166 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1166));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1168 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1168));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1170 = heard_35;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1170));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1172 = heard_36;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1172));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1174 = t1093 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1175 = t1174 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1176 = t112 + t1175;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1177 = t1093 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1178 = t1177 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1176), "r"(t1178) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1179 = t1093 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1180 = t1179 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1180;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1182 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1182;
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
                    u32 t1184;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1184) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1185 = t1184 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1185) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1093 & 1u;
                        const u32 t1187 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1188 = t1187 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1189 = t112 + t1188;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1189) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1190 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1190) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1192 = copy + 1024u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1193 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1194 = t1193 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1195 = t1194 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1196 = counters + t1195;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1197 = (u64)t1192;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1198 = t1197 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1199 = t1198 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1200 = t1196 + t1199;
                        const u32 t1201 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1202 = t1201 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1202 >> 3u;
                        u32 t1204;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1204) : "l"(t1200), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1205 = t1204 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1206 = t1205 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1206;
                    }
                    const u32 t1207 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1208;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1208) : "r"(t1207));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1209 = t1208 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1209) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1104), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1113), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1122), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1131), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1210 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1210;
        const u32 t1212 = coefficients_6 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1213 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1214 = index << 14u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1215 = outputs + t1214;
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
        const u32 t1216 = t1213 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1217 = t1216 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1218 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1217 + t1218;
        const u32 channels = first_2 + 8u;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1221 = first_2 < 63u ? first_2 : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1222 = (u64)t1221;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1223 = t1222 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1224 = t1223 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1225 = bias + t1224;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1226;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1226) : "l"(t1225) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1226));
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1228 = channels < 63u ? channels : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1229 = (u64)t1228;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1230 = t1229 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1231 = t1230 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1232 = bias + t1231;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1233;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1233) : "l"(t1232) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1233));
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1235 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1236 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1237 = t1235 - t1236;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1238 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1239 = t1237 / t1238;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1239 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1241 = rounds + 3u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1241; i_6 += 3u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1242 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1242) {
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
                const bool t1243 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1243) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1244 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1244) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 3u;
                const u32 t1247 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1248 = barriers + t1247;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1249 = i_6 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1250 = t1249 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1248), "r"(t1250) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1251 = slot_3 * 23552u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1252 = smem_1 + t1251;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1253 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1253) {
                    const u32 t1254 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1254), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1256 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1257 = t1255 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1258 = (u64)t1257;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1260 = t1256 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1261 = (u64)t1260;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = t1261 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t1255 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1264 = (u64)t1263;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = t1264 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1266 = t1256 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1267 = (u64)t1266;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = t1267 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1269 = t1255 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1270 = (u64)t1269;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1272 = t1256 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1273 = (u64)t1272;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = t1273 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1275 = t1255 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1276 = (u64)t1275;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1278 = t1256 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1279 = (u64)t1278;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = t1279 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1281 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1281) {
                    const u32 t1282 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1282), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1284 = t1283 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1286 = t1285 + 8u;
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
                const u32 t1299 = t1284 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1300 = (u64)t1299;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1302 = t1286 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1303 = (u64)t1302;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = t1303 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1305 = t1284 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = (u64)t1305;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1308 = t1286 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = (u64)t1308;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = t1309 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1311 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1311) {
                    const u32 t1312 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1312), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1314 = t1313 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1315 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1316 = t1315 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1317 = t1314 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1318 = (u64)t1317;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1319 = t1318 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1320 = t1316 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1321 = (u64)t1320;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1322 = t1321 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1314 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1324 = (u64)t1323;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1326 = t1316 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1327 = (u64)t1326;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = t1327 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1329 = t1314 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = (u64)t1329;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1316 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1333 = (u64)t1332;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = t1333 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1314 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1336 = (u64)t1335;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1316 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = (u64)t1338;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = t1339 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1337), "l"(t1340) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1341 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1341) {
                    const u32 t1342 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1342), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1343 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1343 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1345 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1346 = t1345 + 80u;
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
                const u32 t1359 = t1344 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1360 = (u64)t1359;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = t1360 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1346 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1363 = (u64)t1362;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = t1363 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = t1344 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1366 = (u64)t1365;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = t1366 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1368 = t1346 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = (u64)t1368;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = t1369 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1349), "l"(t1352), "l"(t1355), "l"(t1358), "l"(t1361), "l"(t1364), "l"(t1367), "l"(t1370) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1371 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1371) {
                    const u32 t1372 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1372), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1373 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1375 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1376 = t1375 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1377 = t1374 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = (u64)t1377;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = t1378 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1376 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1381 = (u64)t1380;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = t1381 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1374 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1384 = (u64)t1383;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = t1384 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1386 = t1376 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1387 = (u64)t1386;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = t1387 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = t1374 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1390 = (u64)t1389;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = t1390 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1392 = t1376 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1393 = (u64)t1392;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = t1393 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1395 = t1374 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1396 = (u64)t1395;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = t1396 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1398 = t1376 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = (u64)t1398;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = t1399 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1379), "l"(t1382), "l"(t1385), "l"(t1388), "l"(t1391), "l"(t1394), "l"(t1397), "l"(t1400) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1401 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1401) {
                    const u32 t1402 = barriers + 104u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1402), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1403 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1405 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1405 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1407 = t1404 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = (u64)t1407;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1409 = t1408 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1410 = t1406 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1411 = (u64)t1410;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1412 = t1411 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1404 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1414 = (u64)t1413;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = t1414 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1416 = t1406 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1417 = (u64)t1416;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = t1417 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1419 = t1404 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1420 = (u64)t1419;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = t1420 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1422 = t1406 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1423 = (u64)t1422;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = t1423 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1425 = t1404 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = (u64)t1425;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = t1426 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1428 = t1406 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = (u64)t1428;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = t1429 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1409), "l"(t1412), "l"(t1415), "l"(t1418), "l"(t1421), "l"(t1424), "l"(t1427), "l"(t1430) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1431 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1431) {
                    const u32 t1432 = barriers + 112u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1432), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1433 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1435 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1436 = t1435 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1437 = t1434 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1438 = (u64)t1437;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1436 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1441 = (u64)t1440;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1442 = t1441 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1443 = t1434 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1444 = (u64)t1443;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1446 = t1436 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1447 = (u64)t1446;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = t1447 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1449 = t1434 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1450 = (u64)t1449;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = t1450 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1452 = t1436 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1453 = (u64)t1452;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = t1453 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1455 = t1434 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1456 = (u64)t1455;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1436 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = (u64)t1458;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = t1459 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454), "l"(t1457), "l"(t1460) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1461 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1461) {
                    const u32 t1462 = barriers + 120u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1462), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1463 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1463 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1465 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1466 = t1465 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1467 = t1464 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1468 = (u64)t1467;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1469 = t1468 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1466 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1471 = (u64)t1470;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1472 = t1471 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1464 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1474 = (u64)t1473;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1475 = t1474 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1476 = t1466 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1477 = (u64)t1476;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = t1477 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1479 = t1464 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1480 = (u64)t1479;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = t1480 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1482 = t1466 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1483 = (u64)t1482;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = t1483 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1485 = t1464 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1486 = (u64)t1485;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = t1486 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1488 = t1466 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1489 = (u64)t1488;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = t1489 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1469), "l"(t1472), "l"(t1475), "l"(t1478), "l"(t1481), "l"(t1484), "l"(t1487), "l"(t1490) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1491 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1491) {
                    const u32 t1492 = barriers + 128u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1492), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1494 = t1493 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1495 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1496 = t1495 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1497 = t1494 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1498 = (u64)t1497;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1499 = t1498 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1500 = t1496 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1501 = (u64)t1500;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1502 = t1501 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1503 = t1494 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1504 = (u64)t1503;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1505 = t1504 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1506 = t1496 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1507 = (u64)t1506;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1508 = t1507 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1509 = t1494 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = (u64)t1509;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = t1510 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1512 = t1496 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = (u64)t1512;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = t1513 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1515 = t1494 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = (u64)t1515;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = t1516 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1518 = t1496 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1519 = (u64)t1518;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1520 = t1519 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1499), "l"(t1502), "l"(t1505), "l"(t1508), "l"(t1511), "l"(t1514), "l"(t1517), "l"(t1520) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1521 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1522 = t1521 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1522) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1523 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1524 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1523 ? 0u : t1524;
                    const u32 t1526 = next + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1526) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1527;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1527) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1528 = t1527 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1528) {
                    const u32 t1529 = slot_3 + 4u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1530 = t1529 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1531 = barriers + t1530;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1531) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1533 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1534;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(t1532), "f"(t1533));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1535 = t1534 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1536;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1536) : "r"(t1534));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1537;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1537) : "h"(t1536));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1538;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1538) : "r"(t1535));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1539;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1539) : "h"(t1538));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1537;
                acc_2 = t1539;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1542;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(t1540), "f"(t1541));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1543 = t1542 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1544;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1544) : "r"(t1542));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1545;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1545) : "h"(t1544));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1546;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1546) : "r"(t1543));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1547;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1547) : "h"(t1546));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1545;
                acc_4 = t1547;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1550;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(t1548), "f"(t1549));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1551 = t1550 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1552;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1552) : "r"(t1550));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1553;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1553) : "h"(t1552));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1554;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1554) : "r"(t1551));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1555;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1555) : "h"(t1554));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1553;
                acc_6 = t1555;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1558;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(t1556), "f"(t1557));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1559 = t1558 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1560;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1560) : "r"(t1558));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1561;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1561) : "h"(t1560));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1562;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1562) : "r"(t1559));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1563;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1563) : "h"(t1562));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1561;
                acc_8 = t1563;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1566;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(t1564), "f"(t1565));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1567 = t1566 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1568;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1568) : "r"(t1566));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1569) : "h"(t1568));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1570;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1570) : "r"(t1567));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1571;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1571) : "h"(t1570));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1569;
                acc_10 = t1571;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1574;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(t1572), "f"(t1573));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1575 = t1574 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1576;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1576) : "r"(t1574));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1577;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1577) : "h"(t1576));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1578;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1578) : "r"(t1575));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1579;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1579) : "h"(t1578));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1577;
                acc_12 = t1579;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1582;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1582) : "f"(t1580), "f"(t1581));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1583 = t1582 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1584;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1584) : "r"(t1582));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1585;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1585) : "h"(t1584));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1586;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1586) : "r"(t1583));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1587;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1587) : "h"(t1586));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1585;
                acc_14 = t1587;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1590;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(t1588), "f"(t1589));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1591 = t1590 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1592;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1592) : "r"(t1590));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1593;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1593) : "h"(t1592));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1594;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1594) : "r"(t1591));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1595;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1595) : "h"(t1594));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1593;
                acc_16 = t1595;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1598;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(t1596), "f"(t1597));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1599 = t1598 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1600;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1600) : "r"(t1598));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1601;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1601) : "h"(t1600));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1602;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1602) : "r"(t1599));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1603;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1603) : "h"(t1602));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1601;
                acc_18 = t1603;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1606;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(t1604), "f"(t1605));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1607 = t1606 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1608;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1608) : "r"(t1606));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1609;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1609) : "h"(t1608));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1610;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1610) : "r"(t1607));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1611) : "h"(t1610));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1609;
                acc_20 = t1611;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1614;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(t1612), "f"(t1613));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1615 = t1614 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1616;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1616) : "r"(t1614));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1617;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1617) : "h"(t1616));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1618;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1618) : "r"(t1615));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1619;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1619) : "h"(t1618));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1617;
                acc_22 = t1619;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1622;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(t1620), "f"(t1621));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1623 = t1622 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1624;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1624) : "r"(t1622));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1625) : "h"(t1624));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1626;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1626) : "r"(t1623));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1627;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1627) : "h"(t1626));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1625;
                acc_24 = t1627;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1630;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(t1628), "f"(t1629));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1631 = t1630 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1632;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1632) : "r"(t1630));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1633;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1633) : "h"(t1632));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1634;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1634) : "r"(t1631));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1635;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1635) : "h"(t1634));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1633;
                acc_26 = t1635;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1638;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(t1636), "f"(t1637));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1639 = t1638 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1640;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1640) : "r"(t1638));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1641;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1641) : "h"(t1640));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1642;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1642) : "r"(t1639));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1643;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1643) : "h"(t1642));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1641;
                acc_28 = t1643;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1646;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(t1644), "f"(t1645));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1647 = t1646 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1648;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1648) : "r"(t1646));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1649;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1649) : "h"(t1648));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1650;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1650) : "r"(t1647));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1651;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1651) : "h"(t1650));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1649;
                acc_30 = t1651;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1654;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(t1652), "f"(t1653));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1655 = t1654 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1656;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1656) : "r"(t1654));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1657;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1657) : "h"(t1656));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1658;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1658) : "r"(t1655));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1659;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1659) : "h"(t1658));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1657;
                acc_32 = t1659;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1662;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(t1660), "f"(t1661));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1663 = t1662 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1664;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1664) : "r"(t1662));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1665;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1665) : "h"(t1664));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1666;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1666) : "r"(t1663));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1667;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1667) : "h"(t1666));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1665;
                acc_34 = t1667;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1670;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(t1668), "f"(t1669));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1671 = t1670 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1672;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1672) : "r"(t1670));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1673;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1673) : "h"(t1672));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1674;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1674) : "r"(t1671));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1675;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1675) : "h"(t1674));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1673;
                acc_36 = t1675;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1678;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(t1676), "f"(t1677));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1679 = t1678 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1680;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1680) : "r"(t1678));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1681;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1681) : "h"(t1680));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1682;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1682) : "r"(t1679));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1683;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1683) : "h"(t1682));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1681;
                acc_38 = t1683;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1686;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(t1684), "f"(t1685));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1687 = t1686 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1688;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1688) : "r"(t1686));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1689;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1689) : "h"(t1688));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1690;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1690) : "r"(t1687));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1691;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1691) : "h"(t1690));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1689;
                acc_40 = t1691;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1694;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(t1692), "f"(t1693));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1695 = t1694 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1696;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1696) : "r"(t1694));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1697;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1697) : "h"(t1696));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1698;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1698) : "r"(t1695));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1699;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1699) : "h"(t1698));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1697;
                acc_42 = t1699;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1702;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(t1700), "f"(t1701));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1703 = t1702 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1704;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1704) : "r"(t1702));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1705;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1705) : "h"(t1704));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1706;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1706) : "r"(t1703));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1707;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1707) : "h"(t1706));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1705;
                acc_44 = t1707;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1710;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1710) : "f"(t1708), "f"(t1709));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1711 = t1710 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1712;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1712) : "r"(t1710));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1713;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1713) : "h"(t1712));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1714;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1714) : "r"(t1711));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1715;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1715) : "h"(t1714));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1713;
                acc_46 = t1715;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1718;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1718) : "f"(t1716), "f"(t1717));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1719 = t1718 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1720;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1720) : "r"(t1718));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1721;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1721) : "h"(t1720));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1722;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1722) : "r"(t1719));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1723;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1723) : "h"(t1722));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1721;
                acc_48 = t1723;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1726;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1726) : "f"(t1724), "f"(t1725));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1727 = t1726 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1728;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1728) : "r"(t1726));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1729;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1729) : "h"(t1728));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1730;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1730) : "r"(t1727));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1731;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1731) : "h"(t1730));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1729;
                acc_50 = t1731;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1734;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1734) : "f"(t1732), "f"(t1733));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1735 = t1734 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1736;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1736) : "r"(t1734));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1737;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1737) : "h"(t1736));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1738;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1738) : "r"(t1735));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1739;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1739) : "h"(t1738));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1737;
                acc_52 = t1739;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1742;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1742) : "f"(t1740), "f"(t1741));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1743 = t1742 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1744;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1744) : "r"(t1742));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1745;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1745) : "h"(t1744));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1746;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1746) : "r"(t1743));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1747;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1747) : "h"(t1746));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1745;
                acc_54 = t1747;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1750;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(t1748), "f"(t1749));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1751 = t1750 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1752;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1752) : "r"(t1750));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1753;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1753) : "h"(t1752));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1754;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1754) : "r"(t1751));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1755;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1755) : "h"(t1754));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1753;
                acc_56 = t1755;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1758;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(t1756), "f"(t1757));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1759 = t1758 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1760;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1760) : "r"(t1758));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1761;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1761) : "h"(t1760));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1762;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1762) : "r"(t1759));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1763;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1763) : "h"(t1762));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1761;
                acc_58 = t1763;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1766;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(t1764), "f"(t1765));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1767 = t1766 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1768;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1768) : "r"(t1766));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1769;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1769) : "h"(t1768));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1770;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1770) : "r"(t1767));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1771;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1771) : "h"(t1770));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1769;
                acc_60 = t1771;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1774;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(t1772), "f"(t1773));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1775 = t1774 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1776;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1776) : "r"(t1774));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1777;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1777) : "h"(t1776));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1778;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1778) : "r"(t1775));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1779;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1779) : "h"(t1778));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1777;
                acc_62 = t1779;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1782;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(t1780), "f"(t1781));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1783 = t1782 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1784;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1784) : "r"(t1782));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1785;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1785) : "h"(t1784));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1786;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1786) : "r"(t1783));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1787;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1787) : "h"(t1786));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1785;
                acc_64 = t1787;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1788 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1789 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1790 = i_6 * t1789;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1788 + t1790;
                const u32 t1792 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1793;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1793) : "r"(t1792), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1793 >> tiles_shift;
                const u32 t1795 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1795;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1797 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1798;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1798) : "r"(t1797), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1799 = t1798 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1799 << 4u;
                const u32 t1801 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1802;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1802) : "r"(t1801), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1803 = t1802 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1804 = t1803 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1805 = at_19 - t1804;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1805 << 3u;
                const bool t1807 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1808 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1807 ? t1808 : 0u;
                const u32 t1810 = left_18 < 16u ? left_18 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1811 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1812 = t1811 < 8u ? t1811 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1213 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 4u;
                const bool t1816 = before < t1810;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1817 = t1810 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1816 ? t1817 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1812;
                const bool t1821 = pixels == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels;
                f32 t1823;
                asm("max.f32 %0, %1, %2;" : "=f"(t1823) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1823));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1825 = t1213 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1826 = t1825 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1827 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1826 + t1827;
                const u32 t1829 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1821) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1830 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1831 = 0.0f + t1830;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1832 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1833 = t1831 + t1832;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1834 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1835 = t1833 + t1834;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1836 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1837 = t1835 + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1843 = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1843 + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1846 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = 0.0f + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1849 = t1847 + t1848;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1851 = t1849 + t1850;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1853 = t1851 + t1852;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = t1853 + t1854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = t1855 + t1856;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = t1857 + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = 0.0f + t1862;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = t1865 + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1875 + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = 0.0f + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = t1881 + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1891 + t1892;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = t1894 + t1895;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1896;
                } else {
                    const u32 t1897 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1897 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1812;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1900 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1900 < t1812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1902 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1902 & columns;
                    const f32 t1904 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1905 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1906 = t1904 + t1905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1907 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1908 = exists ? t1906 : t1907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1908;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1909 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1909 & columns_2;
                    const f32 t1911 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = t1911 + t1912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1915 = exists_2 ? t1913 : t1914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1915;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1916 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1916 & columns;
                    const f32 t1918 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = t1918 + t1919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1921 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1922 = exists_3 ? t1920 : t1921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1923 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1923 & columns_2;
                    const f32 t1925 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1927 = t1925 + t1926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1928 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1929 = exists_4 ? t1927 : t1928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1929;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1930 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1930 & columns;
                    const f32 t1932 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1934 = t1932 + t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1935 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1936 = exists_5 ? t1934 : t1935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1936;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1937 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1937 & columns_2;
                    const f32 t1939 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = t1939 + t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1943 = exists_6 ? t1941 : t1942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1943;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1944 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1944 & columns;
                    const f32 t1946 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = t1946 + t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1950 = exists_7 ? t1948 : t1949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1951 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1951 & columns_2;
                    const f32 t1953 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = t1953 + t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1957 = exists_8 ? t1955 : t1956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1958 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1958 & columns;
                    const f32 t1960 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = t1960 + t1961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1964 = exists_9 ? t1962 : t1963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1964;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1965 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1965 & columns_2;
                    const f32 t1967 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = t1967 + t1968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1971 = exists_10 ? t1969 : t1970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1971;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1972 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1972 & columns;
                    const f32 t1974 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = t1974 + t1975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1978 = exists_11 ? t1976 : t1977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1979 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1979 & columns_2;
                    const f32 t1981 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = t1981 + t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1985 = exists_12 ? t1983 : t1984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1986 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1986 & columns;
                    const f32 t1988 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = t1988 + t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1992 = exists_13 ? t1990 : t1991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1993 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t1993 & columns_2;
                    const f32 t1995 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = t1995 + t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1999 = exists_14 ? t1997 : t1998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2000 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2000 & columns;
                    const f32 t2002 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = t2002 + t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2006 = exists_15 ? t2004 : t2005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2007 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2007 & columns_2;
                    const f32 t2009 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = t2009 + t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2013 = exists_16 ? t2011 : t2012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2014 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2014 & columns;
                    const f32 t2016 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = t2016 + t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2020 = exists_17 ? t2018 : t2019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2020;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2021 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2021 & columns_2;
                    const f32 t2023 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = t2023 + t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2027 = exists_18 ? t2025 : t2026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2028 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2028 & columns;
                    const f32 t2030 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = t2030 + t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2034 = exists_19 ? t2032 : t2033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2035 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2035 & columns_2;
                    const f32 t2037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = t2037 + t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2041 = exists_20 ? t2039 : t2040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2042 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2042 & columns;
                    const f32 t2044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = t2044 + t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2048 = exists_21 ? t2046 : t2047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2049 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2049 & columns_2;
                    const f32 t2051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = t2051 + t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2055 = exists_22 ? t2053 : t2054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2056 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2056 & columns;
                    const f32 t2058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = t2058 + t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2062 = exists_23 ? t2060 : t2061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2063 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2063 & columns_2;
                    const f32 t2065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = t2065 + t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2069 = exists_24 ? t2067 : t2068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2070 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2070 & columns;
                    const f32 t2072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = t2072 + t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2076 = exists_25 ? t2074 : t2075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2077 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2077 & columns_2;
                    const f32 t2079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = t2079 + t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2083 = exists_26 ? t2081 : t2082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2084 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2084 & columns;
                    const f32 t2086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = t2086 + t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2090 = exists_27 ? t2088 : t2089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2091 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2091 & columns_2;
                    const f32 t2093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = t2093 + t2094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2097 = exists_28 ? t2095 : t2096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2098 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2098 & columns;
                    const f32 t2100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = t2100 + t2101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2104 = exists_29 ? t2102 : t2103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2105 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2105 & columns_2;
                    const f32 t2107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = t2107 + t2108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2111 = exists_30 ? t2109 : t2110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2112 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2112 & columns;
                    const f32 t2114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = t2114 + t2115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2118 = exists_31 ? t2116 : t2117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2119 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2119 & columns_2;
                    const f32 t2121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = t2121 + t2122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2125 = exists_32 ? t2123 : t2124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2125;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2126 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2127;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2127) : "f"(t2126));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2128 = t2126 + t2127;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2129;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2129) : "f"(t2128));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = t2128 + t2129;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2130 * share_4;
                const f32 t2132 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2132), "f"(count_7), "f"(t2130));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1821) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2135 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2135 - mean_7;
                    f32 t2137;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2137) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2138 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2138 - mean_7;
                    f32 t2140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2140) : "f"(distance_4), "f"(distance_4), "f"(t2137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2141 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2141 - mean_7;
                    f32 t2143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_5), "f"(distance_5), "f"(t2140));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2144 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2144 - mean_7;
                    f32 t2146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(distance_6), "f"(distance_6), "f"(t2143));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2147 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2147 - mean_7;
                    f32 t2149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2149) : "f"(distance_7), "f"(distance_7), "f"(t2146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2150 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2150 - mean_7;
                    f32 t2152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2152) : "f"(distance_8), "f"(distance_8), "f"(t2149));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2153 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2153 - mean_7;
                    f32 t2155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2155) : "f"(distance_9), "f"(distance_9), "f"(t2152));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2156 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2156 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2155));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2159 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2159 - mean_7;
                    f32 t2161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2161) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2162 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2162 - mean_7;
                    f32 t2164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2164) : "f"(distance_12), "f"(distance_12), "f"(t2161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2165 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2165 - mean_7;
                    f32 t2167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(distance_13), "f"(distance_13), "f"(t2164));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2168 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2168 - mean_7;
                    f32 t2170;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2170) : "f"(distance_14), "f"(distance_14), "f"(t2167));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2171 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2171 - mean_7;
                    f32 t2173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_15), "f"(distance_15), "f"(t2170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2174 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2174 - mean_7;
                    f32 t2176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(distance_16), "f"(distance_16), "f"(t2173));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2177 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2177 - mean_7;
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(distance_17), "f"(distance_17), "f"(t2176));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2180 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2180 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2179));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2183 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2183 - mean_7;
                    f32 t2185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2186 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2186 - mean_7;
                    f32 t2188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(distance_20), "f"(distance_20), "f"(t2185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2189 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2189 - mean_7;
                    f32 t2191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_21), "f"(distance_21), "f"(t2188));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2192 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2192 - mean_7;
                    f32 t2194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(distance_22), "f"(distance_22), "f"(t2191));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2195 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2195 - mean_7;
                    f32 t2197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_23), "f"(distance_23), "f"(t2194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2198 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2198 - mean_7;
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(distance_24), "f"(distance_24), "f"(t2197));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2201 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2201 - mean_7;
                    f32 t2203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(distance_25), "f"(distance_25), "f"(t2200));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2204 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2204 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2203));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2207 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2207 - mean_7;
                    f32 t2209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2210 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2210 - mean_7;
                    f32 t2212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(distance_28), "f"(distance_28), "f"(t2209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2213 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2213 - mean_7;
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(distance_29), "f"(distance_29), "f"(t2212));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2216 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2216 - mean_7;
                    f32 t2218;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2218) : "f"(distance_30), "f"(distance_30), "f"(t2215));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2219 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2219 - mean_7;
                    f32 t2221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_31), "f"(distance_31), "f"(t2218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2222 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2222 - mean_7;
                    f32 t2224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(distance_32), "f"(distance_32), "f"(t2221));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2225 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2225 - mean_7;
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(distance_33), "f"(distance_33), "f"(t2224));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2228 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2228 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2227));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2231 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2232 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2233 = t2231 + t2232;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2233;
                } else {
                    const u32 t2234 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2234 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1812;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2237 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2237 < t1812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2239 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2239 & columns_3;
                    const f32 t2241 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2242 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2242 - mean_7;
                    f32 t2244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(distance_35), "f"(distance_35), "f"(t2241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2245 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2246 = exists_33 ? t2244 : t2245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2247 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2247 & columns_4;
                    const f32 t2249 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2250 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2250 - mean_7;
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(distance_36), "f"(distance_36), "f"(t2249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2253 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2254 = exists_34 ? t2252 : t2253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2255 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2255 & columns_3;
                    const f32 t2257 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2258 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2258 - mean_7;
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(distance_37), "f"(distance_37), "f"(t2257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2261 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2262 = exists_35 ? t2260 : t2261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2263 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2263 & columns_4;
                    const f32 t2265 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2266 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2266 - mean_7;
                    f32 t2268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(distance_38), "f"(distance_38), "f"(t2265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2269 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2270 = exists_36 ? t2268 : t2269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2271 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2271 & columns_3;
                    const f32 t2273 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2274 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2274 - mean_7;
                    f32 t2276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(distance_39), "f"(distance_39), "f"(t2273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2277 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2278 = exists_37 ? t2276 : t2277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2279 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2279 & columns_4;
                    const f32 t2281 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2282 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2282 - mean_7;
                    f32 t2284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(distance_40), "f"(distance_40), "f"(t2281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2285 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = exists_38 ? t2284 : t2285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2287 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2287 & columns_3;
                    const f32 t2289 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2290 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2290 - mean_7;
                    f32 t2292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(distance_41), "f"(distance_41), "f"(t2289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2293 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2294 = exists_39 ? t2292 : t2293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2295 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2295 & columns_4;
                    const f32 t2297 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2298 - mean_7;
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(distance_42), "f"(distance_42), "f"(t2297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2301 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = exists_40 ? t2300 : t2301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2303 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2303 & columns_3;
                    const f32 t2305 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2306 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2306 - mean_7;
                    f32 t2308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(distance_43), "f"(distance_43), "f"(t2305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2309 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = exists_41 ? t2308 : t2309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2311 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2311 & columns_4;
                    const f32 t2313 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2314 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2314 - mean_7;
                    f32 t2316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(distance_44), "f"(distance_44), "f"(t2313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2317 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = exists_42 ? t2316 : t2317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2319 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2319 & columns_3;
                    const f32 t2321 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2322 - mean_7;
                    f32 t2324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(distance_45), "f"(distance_45), "f"(t2321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2325 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2326 = exists_43 ? t2324 : t2325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2326;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2327 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2327 & columns_4;
                    const f32 t2329 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2330 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2330 - mean_7;
                    f32 t2332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(distance_46), "f"(distance_46), "f"(t2329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2333 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2334 = exists_44 ? t2332 : t2333;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2335 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2335 & columns_3;
                    const f32 t2337 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2338 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2338 - mean_7;
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(distance_47), "f"(distance_47), "f"(t2337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2341 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2342 = exists_45 ? t2340 : t2341;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2342;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2343 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2343 & columns_4;
                    const f32 t2345 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2346 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2346 - mean_7;
                    f32 t2348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(distance_48), "f"(distance_48), "f"(t2345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2349 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2350 = exists_46 ? t2348 : t2349;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2351 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2351 & columns_3;
                    const f32 t2353 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2354 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2354 - mean_7;
                    f32 t2356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(distance_49), "f"(distance_49), "f"(t2353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2357 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2358 = exists_47 ? t2356 : t2357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2359 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2359 & columns_4;
                    const f32 t2361 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2362 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2362 - mean_7;
                    f32 t2364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(distance_50), "f"(distance_50), "f"(t2361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2365 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2366 = exists_48 ? t2364 : t2365;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2366;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2367 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2367 & columns_3;
                    const f32 t2369 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2370 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2370 - mean_7;
                    f32 t2372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(distance_51), "f"(distance_51), "f"(t2369));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2373 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2374 = exists_49 ? t2372 : t2373;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2374;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2375 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2375 & columns_4;
                    const f32 t2377 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2378 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2378 - mean_7;
                    f32 t2380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(distance_52), "f"(distance_52), "f"(t2377));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2381 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2382 = exists_50 ? t2380 : t2381;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2382;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2383 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2383 & columns_3;
                    const f32 t2385 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2386 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2386 - mean_7;
                    f32 t2388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(distance_53), "f"(distance_53), "f"(t2385));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2389 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2390 = exists_51 ? t2388 : t2389;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2391 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2391 & columns_4;
                    const f32 t2393 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2394 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2394 - mean_7;
                    f32 t2396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(distance_54), "f"(distance_54), "f"(t2393));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2397 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2398 = exists_52 ? t2396 : t2397;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2398;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2399 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2399 & columns_3;
                    const f32 t2401 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2402 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2402 - mean_7;
                    f32 t2404;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(distance_55), "f"(distance_55), "f"(t2401));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2405 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2406 = exists_53 ? t2404 : t2405;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2406;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2407 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2407 & columns_4;
                    const f32 t2409 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2410 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2410 - mean_7;
                    f32 t2412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(distance_56), "f"(distance_56), "f"(t2409));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2413 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2414 = exists_54 ? t2412 : t2413;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2414;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2415 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2415 & columns_3;
                    const f32 t2417 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2418 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2418 - mean_7;
                    f32 t2420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(distance_57), "f"(distance_57), "f"(t2417));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2421 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2422 = exists_55 ? t2420 : t2421;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2422;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2423 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2423 & columns_4;
                    const f32 t2425 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2426 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2426 - mean_7;
                    f32 t2428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(distance_58), "f"(distance_58), "f"(t2425));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2429 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2430 = exists_56 ? t2428 : t2429;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2430;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2431 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2431 & columns_3;
                    const f32 t2433 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2434 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2434 - mean_7;
                    f32 t2436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(distance_59), "f"(distance_59), "f"(t2433));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2437 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2438 = exists_57 ? t2436 : t2437;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2438;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2439 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2439 & columns_4;
                    const f32 t2441 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2442 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2442 - mean_7;
                    f32 t2444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(distance_60), "f"(distance_60), "f"(t2441));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2445 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2446 = exists_58 ? t2444 : t2445;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2447 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2447 & columns_3;
                    const f32 t2449 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2450 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2450 - mean_7;
                    f32 t2452;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(distance_61), "f"(distance_61), "f"(t2449));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2453 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2454 = exists_59 ? t2452 : t2453;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2454;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2455 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2455 & columns_4;
                    const f32 t2457 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2458 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2458 - mean_7;
                    f32 t2460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(distance_62), "f"(distance_62), "f"(t2457));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2461 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2462 = exists_60 ? t2460 : t2461;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2462;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2463 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2463 & columns_3;
                    const f32 t2465 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2466 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2466 - mean_7;
                    f32 t2468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(distance_63), "f"(distance_63), "f"(t2465));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2469 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2470 = exists_61 ? t2468 : t2469;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2471 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2471 & columns_4;
                    const f32 t2473 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2474 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2474 - mean_7;
                    f32 t2476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(distance_64), "f"(distance_64), "f"(t2473));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2477 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2478 = exists_62 ? t2476 : t2477;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2478;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2479 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2479 & columns_3;
                    const f32 t2481 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2482 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2482 - mean_7;
                    f32 t2484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(distance_65), "f"(distance_65), "f"(t2481));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2485 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2486 = exists_63 ? t2484 : t2485;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2486;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2487 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2487 & columns_4;
                    const f32 t2489 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2490 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2490 - mean_7;
                    f32 t2492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(distance_66), "f"(distance_66), "f"(t2489));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2493 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2494 = exists_64 ? t2492 : t2493;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2494;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2495 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2496;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2496) : "f"(t2495));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2497 = t2495 + t2496;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2498;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2498) : "f"(t2497));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2497 + t2498;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2500 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2501 = t2500 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2501) {
                    const u32 part_2 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2503 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2504 = t2503 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2505 = t2504 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2505 + 1056u;
                    const u32 t2507 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2508 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2509 = t2508 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2510 = t2509 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2511 = counters + t2510;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2512 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2513 = t2512 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2514 = t2513 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2515 = t2511 + t2514;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2516 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2517 = t2516 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2518 = t2517 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2519 = counters + t2518;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2520 = (u64)t2507;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2521 = t2520 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2522 = t2521 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2523 = t2519 + t2522;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2525 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2526 = t2525 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2515), "r"(t2526) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2528 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2529 = t2528 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2523), "r"(t2529) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1821) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2530 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2531 = 0.0f + t2530;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2532 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2533 = t2531 + t2532;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2534 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2535 = t2533 + t2534;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2536 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2537 = t2535 + t2536;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = t2537 + t2538;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = t2539 + t2540;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2542 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2543 = t2541 + t2542;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2543 + t2544;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2546 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = 0.0f + t2546;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = t2547 + t2548;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2551 = t2549 + t2550;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2553 = t2551 + t2552;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = t2553 + t2554;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = t2555 + t2556;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2558 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = t2557 + t2558;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2559 + t2560;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = 0.0f + t2562;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = t2563 + t2564;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = t2565 + t2566;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = t2567 + t2568;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = t2569 + t2570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = t2571 + t2572;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = t2573 + t2574;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2575 + t2576;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = 0.0f + t2578;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = t2579 + t2580;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = t2581 + t2582;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = t2583 + t2584;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = t2585 + t2586;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = t2587 + t2588;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = t2589 + t2590;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2591 + t2592;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = t2594 + t2595;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2596;
                } else {
                    const u32 t2597 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2597 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1812;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2600 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2600 < t1812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2602 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2602 & columns_5;
                    const f32 t2604 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = t2604 + t2605;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = exists_65 ? t2606 : t2607;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2608;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2609 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2609 & columns_6;
                    const f32 t2611 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = t2611 + t2612;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = exists_66 ? t2613 : t2614;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2615;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2616 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2616 & columns_5;
                    const f32 t2618 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = t2618 + t2619;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = exists_67 ? t2620 : t2621;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2622;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2623 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2623 & columns_6;
                    const f32 t2625 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = t2625 + t2626;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2629 = exists_68 ? t2627 : t2628;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2629;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2630 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2630 & columns_5;
                    const f32 t2632 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2633 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = t2632 + t2633;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2636 = exists_69 ? t2634 : t2635;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2636;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2637 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2637 & columns_6;
                    const f32 t2639 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2640 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = t2639 + t2640;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = exists_70 ? t2641 : t2642;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2643;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2644 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2644 & columns_5;
                    const f32 t2646 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2647 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = t2646 + t2647;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = exists_71 ? t2648 : t2649;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2650;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2651 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2651 & columns_6;
                    const f32 t2653 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2654 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = t2653 + t2654;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = exists_72 ? t2655 : t2656;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2657;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2658 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2658 & columns_5;
                    const f32 t2660 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2661 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = t2660 + t2661;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = exists_73 ? t2662 : t2663;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2664;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2665 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2665 & columns_6;
                    const f32 t2667 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2668 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = t2667 + t2668;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = exists_74 ? t2669 : t2670;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2671;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2672 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2672 & columns_5;
                    const f32 t2674 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2675 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = t2674 + t2675;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = exists_75 ? t2676 : t2677;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2678;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2679 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2679 & columns_6;
                    const f32 t2681 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2682 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = t2681 + t2682;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = exists_76 ? t2683 : t2684;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2685;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2686 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2686 & columns_5;
                    const f32 t2688 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2689 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = t2688 + t2689;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = exists_77 ? t2690 : t2691;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2692;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2693 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2693 & columns_6;
                    const f32 t2695 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2696 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = t2695 + t2696;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = exists_78 ? t2697 : t2698;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2699;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2700 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2700 & columns_5;
                    const f32 t2702 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2703 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = t2702 + t2703;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = exists_79 ? t2704 : t2705;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2706;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2707 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2707 & columns_6;
                    const f32 t2709 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2710 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = t2709 + t2710;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = exists_80 ? t2711 : t2712;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2713;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2714 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2714 & columns_5;
                    const f32 t2716 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2717 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = t2716 + t2717;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = exists_81 ? t2718 : t2719;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2720;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2721 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2721 & columns_6;
                    const f32 t2723 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2724 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = t2723 + t2724;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = exists_82 ? t2725 : t2726;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2727;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2728 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2728 & columns_5;
                    const f32 t2730 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2731 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = t2730 + t2731;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = exists_83 ? t2732 : t2733;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2734;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2735 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2735 & columns_6;
                    const f32 t2737 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2738 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = t2737 + t2738;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = exists_84 ? t2739 : t2740;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2741;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2742 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2742 & columns_5;
                    const f32 t2744 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2745 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = t2744 + t2745;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = exists_85 ? t2746 : t2747;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2748;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2749 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2749 & columns_6;
                    const f32 t2751 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2752 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = t2751 + t2752;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = exists_86 ? t2753 : t2754;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2755;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2756 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2756 & columns_5;
                    const f32 t2758 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2759 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = t2758 + t2759;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = exists_87 ? t2760 : t2761;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2762;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2763 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2763 & columns_6;
                    const f32 t2765 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2766 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = t2765 + t2766;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = exists_88 ? t2767 : t2768;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2769;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2770 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2770 & columns_5;
                    const f32 t2772 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2773 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = t2772 + t2773;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = exists_89 ? t2774 : t2775;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2776;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2777 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2777 & columns_6;
                    const f32 t2779 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = t2779 + t2780;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = exists_90 ? t2781 : t2782;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2783;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2784 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2784 & columns_5;
                    const f32 t2786 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2787 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = t2786 + t2787;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = exists_91 ? t2788 : t2789;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2790;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2791 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2791 & columns_6;
                    const f32 t2793 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2794 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = t2793 + t2794;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = exists_92 ? t2795 : t2796;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2797;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2798 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2798 & columns_5;
                    const f32 t2800 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2801 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = t2800 + t2801;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2804 = exists_93 ? t2802 : t2803;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2804;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2805 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2805 & columns_6;
                    const f32 t2807 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2808 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = t2807 + t2808;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2811 = exists_94 ? t2809 : t2810;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2811;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2812 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2812 & columns_5;
                    const f32 t2814 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2815 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = t2814 + t2815;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = exists_95 ? t2816 : t2817;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2819 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2819 & columns_6;
                    const f32 t2821 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2822 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = t2821 + t2822;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2825 = exists_96 ? t2823 : t2824;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2825;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2826 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2827;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2827) : "f"(t2826));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2828 = t2826 + t2827;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2829;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2829) : "f"(t2828));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2830 = t2828 + t2829;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2830 * share_4;
                const f32 t2832 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2832), "f"(count_7), "f"(t2830));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1821) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2835 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2835 - mean_8;
                    f32 t2837;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2838 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2838 - mean_8;
                    f32 t2840;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(distance_68), "f"(distance_68), "f"(t2837));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2841 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2841 - mean_8;
                    f32 t2843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(distance_69), "f"(distance_69), "f"(t2840));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2844 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2844 - mean_8;
                    f32 t2846;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(distance_70), "f"(distance_70), "f"(t2843));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2847 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2847 - mean_8;
                    f32 t2849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(distance_71), "f"(distance_71), "f"(t2846));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2850 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2850 - mean_8;
                    f32 t2852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(distance_72), "f"(distance_72), "f"(t2849));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2853 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2853 - mean_8;
                    f32 t2855;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(distance_73), "f"(distance_73), "f"(t2852));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2856 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2856 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2855));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2859 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2859 - mean_8;
                    f32 t2861;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2862 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2862 - mean_8;
                    f32 t2864;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(distance_76), "f"(distance_76), "f"(t2861));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2865 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2865 - mean_8;
                    f32 t2867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(distance_77), "f"(distance_77), "f"(t2864));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2868 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2868 - mean_8;
                    f32 t2870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(distance_78), "f"(distance_78), "f"(t2867));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2871 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2871 - mean_8;
                    f32 t2873;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(distance_79), "f"(distance_79), "f"(t2870));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2874 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2874 - mean_8;
                    f32 t2876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(distance_80), "f"(distance_80), "f"(t2873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2877 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2877 - mean_8;
                    f32 t2879;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(distance_81), "f"(distance_81), "f"(t2876));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2880 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2880 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2879));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2883 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2883 - mean_8;
                    f32 t2885;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2886 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2886 - mean_8;
                    f32 t2888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(distance_84), "f"(distance_84), "f"(t2885));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2889 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2889 - mean_8;
                    f32 t2891;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(distance_85), "f"(distance_85), "f"(t2888));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2892 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2892 - mean_8;
                    f32 t2894;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(distance_86), "f"(distance_86), "f"(t2891));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2895 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2895 - mean_8;
                    f32 t2897;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(distance_87), "f"(distance_87), "f"(t2894));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2898 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2898 - mean_8;
                    f32 t2900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(distance_88), "f"(distance_88), "f"(t2897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2901 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2901 - mean_8;
                    f32 t2903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(distance_89), "f"(distance_89), "f"(t2900));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2904 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2904 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2903));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2907 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2907 - mean_8;
                    f32 t2909;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2910 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2910 - mean_8;
                    f32 t2912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(distance_92), "f"(distance_92), "f"(t2909));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2913 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2913 - mean_8;
                    f32 t2915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(distance_93), "f"(distance_93), "f"(t2912));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2916 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2916 - mean_8;
                    f32 t2918;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(distance_94), "f"(distance_94), "f"(t2915));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2919 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2919 - mean_8;
                    f32 t2921;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(distance_95), "f"(distance_95), "f"(t2918));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2922 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2922 - mean_8;
                    f32 t2924;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(distance_96), "f"(distance_96), "f"(t2921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2925 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2925 - mean_8;
                    f32 t2927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(distance_97), "f"(distance_97), "f"(t2924));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2928 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2928 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2927));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2931 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2932 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2933 = t2931 + t2932;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2933;
                } else {
                    const u32 t2934 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2934 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1812;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2937 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2937 < t1812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2939 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2939 & columns_7;
                    const f32 t2941 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2942 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2942 - mean_8;
                    f32 t2944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(distance_99), "f"(distance_99), "f"(t2941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2945 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2946 = exists_97 ? t2944 : t2945;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2946;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2947 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2947 & columns_8;
                    const f32 t2949 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2950 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2950 - mean_8;
                    f32 t2952;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(distance_100), "f"(distance_100), "f"(t2949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2953 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2954 = exists_98 ? t2952 : t2953;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2954;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2955 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2955 & columns_7;
                    const f32 t2957 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2958 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2958 - mean_8;
                    f32 t2960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(distance_101), "f"(distance_101), "f"(t2957));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2961 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2962 = exists_99 ? t2960 : t2961;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2963 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2963 & columns_8;
                    const f32 t2965 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2966 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2966 - mean_8;
                    f32 t2968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(distance_102), "f"(distance_102), "f"(t2965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2969 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2970 = exists_100 ? t2968 : t2969;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2970;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2971 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2971 & columns_7;
                    const f32 t2973 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2974 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2974 - mean_8;
                    f32 t2976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(distance_103), "f"(distance_103), "f"(t2973));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2977 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2978 = exists_101 ? t2976 : t2977;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2979 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2979 & columns_8;
                    const f32 t2981 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2982 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2982 - mean_8;
                    f32 t2984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(distance_104), "f"(distance_104), "f"(t2981));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2985 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2986 = exists_102 ? t2984 : t2985;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2987 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2987 & columns_7;
                    const f32 t2989 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2990 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2990 - mean_8;
                    f32 t2992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(distance_105), "f"(distance_105), "f"(t2989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2993 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2994 = exists_103 ? t2992 : t2993;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2995 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t2995 & columns_8;
                    const f32 t2997 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2998 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t2998 - mean_8;
                    f32 t3000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(distance_106), "f"(distance_106), "f"(t2997));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3001 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3002 = exists_104 ? t3000 : t3001;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3002;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3003 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3003 & columns_7;
                    const f32 t3005 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3006 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3006 - mean_8;
                    f32 t3008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(distance_107), "f"(distance_107), "f"(t3005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3009 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3010 = exists_105 ? t3008 : t3009;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3010;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3011 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3011 & columns_8;
                    const f32 t3013 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3014 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3014 - mean_8;
                    f32 t3016;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(distance_108), "f"(distance_108), "f"(t3013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3017 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3018 = exists_106 ? t3016 : t3017;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3019 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3019 & columns_7;
                    const f32 t3021 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3022 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3022 - mean_8;
                    f32 t3024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(distance_109), "f"(distance_109), "f"(t3021));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3025 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3026 = exists_107 ? t3024 : t3025;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3026;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3027 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3027 & columns_8;
                    const f32 t3029 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3030 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3030 - mean_8;
                    f32 t3032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(distance_110), "f"(distance_110), "f"(t3029));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3033 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3034 = exists_108 ? t3032 : t3033;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3035 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3035 & columns_7;
                    const f32 t3037 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3038 - mean_8;
                    f32 t3040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(distance_111), "f"(distance_111), "f"(t3037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3041 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3042 = exists_109 ? t3040 : t3041;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3043 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3043 & columns_8;
                    const f32 t3045 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3046 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3046 - mean_8;
                    f32 t3048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(distance_112), "f"(distance_112), "f"(t3045));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3049 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3050 = exists_110 ? t3048 : t3049;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3050;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3051 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3051 & columns_7;
                    const f32 t3053 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3054 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3054 - mean_8;
                    f32 t3056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(distance_113), "f"(distance_113), "f"(t3053));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3057 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3058 = exists_111 ? t3056 : t3057;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3058;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3059 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3059 & columns_8;
                    const f32 t3061 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3062 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3062 - mean_8;
                    f32 t3064;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(distance_114), "f"(distance_114), "f"(t3061));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3065 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3066 = exists_112 ? t3064 : t3065;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3066;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3067 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3067 & columns_7;
                    const f32 t3069 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3070 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3070 - mean_8;
                    f32 t3072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(distance_115), "f"(distance_115), "f"(t3069));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3073 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3074 = exists_113 ? t3072 : t3073;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3075 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3075 & columns_8;
                    const f32 t3077 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3078 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3078 - mean_8;
                    f32 t3080;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(distance_116), "f"(distance_116), "f"(t3077));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3081 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3082 = exists_114 ? t3080 : t3081;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3082;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3083 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3083 & columns_7;
                    const f32 t3085 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3086 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3086 - mean_8;
                    f32 t3088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(distance_117), "f"(distance_117), "f"(t3085));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3089 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3090 = exists_115 ? t3088 : t3089;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3091 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3091 & columns_8;
                    const f32 t3093 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3094 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3094 - mean_8;
                    f32 t3096;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(distance_118), "f"(distance_118), "f"(t3093));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3097 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3098 = exists_116 ? t3096 : t3097;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3098;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3099 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3099 & columns_7;
                    const f32 t3101 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3102 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3102 - mean_8;
                    f32 t3104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3104) : "f"(distance_119), "f"(distance_119), "f"(t3101));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3105 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3106 = exists_117 ? t3104 : t3105;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3106;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3107 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3107 & columns_8;
                    const f32 t3109 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3110 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3110 - mean_8;
                    f32 t3112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(distance_120), "f"(distance_120), "f"(t3109));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3113 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3114 = exists_118 ? t3112 : t3113;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3114;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3115 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3115 & columns_7;
                    const f32 t3117 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3118 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3118 - mean_8;
                    f32 t3120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(distance_121), "f"(distance_121), "f"(t3117));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3121 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3122 = exists_119 ? t3120 : t3121;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3122;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3123 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3123 & columns_8;
                    const f32 t3125 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3126 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3126 - mean_8;
                    f32 t3128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(distance_122), "f"(distance_122), "f"(t3125));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3129 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3130 = exists_120 ? t3128 : t3129;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3130;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3131 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3131 & columns_7;
                    const f32 t3133 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3134 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3134 - mean_8;
                    f32 t3136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(distance_123), "f"(distance_123), "f"(t3133));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3137 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3138 = exists_121 ? t3136 : t3137;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3138;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3139 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3139 & columns_8;
                    const f32 t3141 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3142 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3142 - mean_8;
                    f32 t3144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(distance_124), "f"(distance_124), "f"(t3141));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3145 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3146 = exists_122 ? t3144 : t3145;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3147 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3147 & columns_7;
                    const f32 t3149 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3150 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3150 - mean_8;
                    f32 t3152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(distance_125), "f"(distance_125), "f"(t3149));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3153 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3154 = exists_123 ? t3152 : t3153;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3154;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3155 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3155 & columns_8;
                    const f32 t3157 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3158 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3158 - mean_8;
                    f32 t3160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(distance_126), "f"(distance_126), "f"(t3157));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3161 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3162 = exists_124 ? t3160 : t3161;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3162;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3163 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3163 & columns_7;
                    const f32 t3165 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3166 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3166 - mean_8;
                    f32 t3168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(distance_127), "f"(distance_127), "f"(t3165));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3169 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3170 = exists_125 ? t3168 : t3169;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3170;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3171 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3171 & columns_8;
                    const f32 t3173 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3174 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3174 - mean_8;
                    f32 t3176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(distance_128), "f"(distance_128), "f"(t3173));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3177 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3178 = exists_126 ? t3176 : t3177;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3178;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3179 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3179 & columns_7;
                    const f32 t3181 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3182 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3182 - mean_8;
                    f32 t3184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(distance_129), "f"(distance_129), "f"(t3181));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3185 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3186 = exists_127 ? t3184 : t3185;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3186;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3187 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3187 & columns_8;
                    const f32 t3189 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3190 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3190 - mean_8;
                    f32 t3192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(distance_130), "f"(distance_130), "f"(t3189));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3193 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3194 = exists_128 ? t3192 : t3193;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3194;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3195 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3196;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3196) : "f"(t3195));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3197 = t3195 + t3196;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3198;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3198) : "f"(t3197));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3197 + t3198;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3200 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3201 = t3200 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3201) {
                    const u32 part_3 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3203 = t1829 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3204 = t3203 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3205 = t3204 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3205 + 1056u;
                    const u32 t3207 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3208 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3209 = t3208 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3210 = t3209 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3211 = counters + t3210;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3212 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3213 = t3212 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3214 = t3213 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3215 = t3211 + t3214;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3216 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3217 = t3216 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3218 = t3217 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3219 = counters + t3218;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3220 = (u64)t3207;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3221 = t3220 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3222 = t3221 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3223 = t3219 + t3222;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3225 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3226 = t3225 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3215), "r"(t3226) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3228 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3229 = t3228 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3223), "r"(t3229) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3230) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3231 = t3230 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3231) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3232 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3233 = t3232 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3234 = t3233 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3235 = t1212 + t3234;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3235) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3236 = 3u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t3236) {
                const u32 t3237 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3237 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3239 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3240 = t3239 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3241 = t3240 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3242 = t1212 + t3241;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3243 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3244 = t3243 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3242), "r"(t3244) : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3245 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3245) : "memory");
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3246 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3247 = t3246 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3248 = t3247 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3249 = t3248 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3249 < 56u ? t3249 : 56u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3251 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3252 = t3251 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3252;
                const u32 t3254 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t3254;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3256 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3257 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3258 = t3237 * t3257;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3256 + t3258;
                const u32 t3260 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3261;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3261) : "r"(t3260), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3261 >> tiles_shift;
                const u32 t3263 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3264 = number_4 - t3263;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3265 = t3264 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3266;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3266) : "r"(t3265), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3267 = t3266 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3267 << 4u;
                const u32 t3269 = t3264 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3270;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3270) : "r"(t3269), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3271 = t3270 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3272 = t3271 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3273 = t3264 - t3272;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3273 << 3u;
                const bool t3275 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3276 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3275 ? t3276 : 0u;
                const u32 t3278 = left_20 < 16u ? left_20 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3279 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3280 = t3279 < 8u ? t3279 : 8u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3281 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3282 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3283 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3284 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3285 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3286 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3287 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3288;
                asm("mov.b32 %0, %1;" : "=f"(t3288) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3289;
                asm("mov.b32 %0, %1;" : "=f"(t3289) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3290;
                asm("mov.b32 %0, %1;" : "=f"(t3290) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3291;
                asm("mov.b32 %0, %1;" : "=f"(t3291) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3292;
                asm("mov.b32 %0, %1;" : "=f"(t3292) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3293;
                asm("mov.b32 %0, %1;" : "=f"(t3293) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3294;
                asm("mov.b32 %0, %1;" : "=f"(t3294) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3295;
                asm("mov.b32 %0, %1;" : "=f"(t3295) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3296;
                asm("mov.b32 %0, %1;" : "=f"(t3296) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3297;
                asm("mov.b32 %0, %1;" : "=f"(t3297) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3298;
                asm("mov.b32 %0, %1;" : "=f"(t3298) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3299;
                asm("mov.b32 %0, %1;" : "=f"(t3299) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3300;
                asm("mov.b32 %0, %1;" : "=f"(t3300) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3301;
                asm("mov.b32 %0, %1;" : "=f"(t3301) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3302;
                asm("mov.b32 %0, %1;" : "=f"(t3302) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3303;
                asm("mov.b32 %0, %1;" : "=f"(t3303) : "r"(row_16));
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3304 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3305 = t3304 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3306 = t3305 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3307 = t3306 & 63u;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t3308 = t3307 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t3308) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t3309 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_2 = t3309 & 127u;
                    const u32 t3311 = thread_2 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t3312 = t3311 >> 3u;
                    const u32 t3313 = t3311 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3314 = thread_2 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3315 = t3314 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3316 = t3315 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3317 = t3316 << 4u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_17 = t3312 + t3317;
                    const u32 at_22 = y_12 + row_17;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_12 + t3313;
                    const u64 t3321 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3322 = t3321 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3323 = t3322 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3324 = y + t3323;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3325 = (u64)at_22;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3326 = t3325 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3327 = t3326 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3328 = t3324 + t3327;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3329 = (u64)at_23;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3330 = t3329 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3331 = t3330 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3332 = t3328 + t3331;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3333 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3334 = t3333 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3335 = t3334 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3336 = t3335 & 63u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3337 = (u64)t3336 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3338 = t3332 + t3337;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3339 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3340 = t3339 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t3341 = t3313 < t3280;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3342 = t3341 ? t3278 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3343 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3344 = t3343 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t3344 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3346 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3347 = t3346 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_8 = t3347 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3349 = first_8 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3350 = chunk ^ t3349;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3351 = first_8 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3352 = t3350 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3353 = t3351 + t3352;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from_2 = t1215 + t3353;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3355 = i_7 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3356 = from_2 + t3355;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t3356) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3357 = row_18 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3358;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3358) : "r"(row_18));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3359) : "h"(t3358));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3360;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3360) : "r"(t3357));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3361) : "h"(t3360));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3362 = t3359 - t3289;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3363 = t3362 * t3288;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3364;
                        asm("abs.f32 %0, %1;" : "=f"(t3364) : "f"(t3363));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3365;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3365) : "f"(t3364), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(t3365), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(t3365), "f"(t3366), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3365), "f"(t3367), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(t3365), "f"(t3368), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(t3365), "f"(t3369), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3365), "f"(t3370), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3372 = -t3365;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3373;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3373) : "f"(t3371));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3374;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3374) : "f"(t3363), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3372), "f"(t3373), "f"(t3374));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3376 = t3361 - t3291;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3377 = t3376 * t3290;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("abs.f32 %0, %1;" : "=f"(t3378) : "f"(t3377));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3379) : "f"(t3378), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3379), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3379), "f"(t3380), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3379), "f"(t3381), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3379), "f"(t3382), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t3379), "f"(t3383), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(t3379), "f"(t3384), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3386 = -t3379;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3387) : "f"(t3385));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3388) : "f"(t3377), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(t3386), "f"(t3387), "f"(t3388));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3375), "f"(t3389));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3391 = row_19 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3392;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3392) : "r"(row_19));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3393) : "h"(t3392));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3394;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3394) : "r"(t3391));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3395) : "h"(t3394));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3396 = t3393 - t3293;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3397 = t3396 * t3292;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3398;
                        asm("abs.f32 %0, %1;" : "=f"(t3398) : "f"(t3397));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3399;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3399) : "f"(t3398), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3399), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(t3399), "f"(t3400), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(t3399), "f"(t3401), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(t3399), "f"(t3402), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(t3399), "f"(t3403), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3399), "f"(t3404), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3406 = -t3399;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3407;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3407) : "f"(t3405));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3408;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3408) : "f"(t3397), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(t3406), "f"(t3407), "f"(t3408));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3410 = t3395 - t3295;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3411 = t3410 * t3294;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3412;
                        asm("abs.f32 %0, %1;" : "=f"(t3412) : "f"(t3411));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3413) : "f"(t3412), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3413), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3413), "f"(t3414), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3413), "f"(t3415), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3413), "f"(t3416), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3413), "f"(t3417), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3413), "f"(t3418), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3420 = -t3413;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3421;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3421) : "f"(t3419));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3422;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3422) : "f"(t3411), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(t3420), "f"(t3421), "f"(t3422));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3409), "f"(t3423));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3425 = row_20 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3426;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3426) : "r"(row_20));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3427;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3427) : "h"(t3426));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3428;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3428) : "r"(t3425));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3429;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3429) : "h"(t3428));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3430 = t3427 - t3297;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3431 = t3430 * t3296;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3432;
                        asm("abs.f32 %0, %1;" : "=f"(t3432) : "f"(t3431));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3433;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3433) : "f"(t3432), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3434) : "f"(t3433), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(t3433), "f"(t3434), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(t3433), "f"(t3435), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(t3433), "f"(t3436), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(t3433), "f"(t3437), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(t3433), "f"(t3438), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3440 = -t3433;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3441;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3441) : "f"(t3439));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3442;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3442) : "f"(t3431), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(t3440), "f"(t3441), "f"(t3442));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3444 = t3429 - t3299;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3445 = t3444 * t3298;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3446;
                        asm("abs.f32 %0, %1;" : "=f"(t3446) : "f"(t3445));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3447;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3447) : "f"(t3446), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3447), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3447), "f"(t3448), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3447), "f"(t3449), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3447), "f"(t3450), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(t3447), "f"(t3451), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(t3447), "f"(t3452), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3454 = -t3447;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3455;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3455) : "f"(t3453));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3456;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3456) : "f"(t3445), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(t3454), "f"(t3455), "f"(t3456));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3443), "f"(t3457));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3459 = row_21 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3460;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3460) : "r"(row_21));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3461;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3461) : "h"(t3460));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3462;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3462) : "r"(t3459));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3463;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3463) : "h"(t3462));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3464 = t3461 - t3301;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3465 = t3464 * t3300;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3466;
                        asm("abs.f32 %0, %1;" : "=f"(t3466) : "f"(t3465));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3467;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3467) : "f"(t3466), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3468) : "f"(t3467), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3469) : "f"(t3467), "f"(t3468), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t3467), "f"(t3469), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3471) : "f"(t3467), "f"(t3470), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3472) : "f"(t3467), "f"(t3471), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(t3467), "f"(t3472), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3474 = -t3467;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3475;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3475) : "f"(t3473));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3476;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3476) : "f"(t3465), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(t3474), "f"(t3475), "f"(t3476));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3478 = t3463 - t3303;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3479 = t3478 * t3302;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3480;
                        asm("abs.f32 %0, %1;" : "=f"(t3480) : "f"(t3479));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3481;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3481) : "f"(t3480), "f"(5.6f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3481), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3481), "f"(t3482), "f"(0.007938604f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3484) : "f"(t3481), "f"(t3483), "f"(-0.0530439f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3485) : "f"(t3481), "f"(t3484), "f"(-0.45917815f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3481), "f"(t3485), "f"(-1.1510339f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3481), "f"(t3486), "f"(-1.0000077f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3488 = -t3481;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3489;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3489) : "f"(t3487));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3490;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3490) : "f"(t3479), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3488), "f"(t3489), "f"(t3490));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3477), "f"(t3491));
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t3493 = i_7 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t3494 = row_17 + t3493;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t3495 = t3494 < t3342;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t3495) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t3496 = (u64)i_7 * t3340;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t3497 = t3338 + t3496;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3497), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3498 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t3498) {
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3499 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3499) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3500 = t1213 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3501 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3502 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3503 = t3502 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3504 = t3501 + t3503;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3505 = t3500 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3506 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3507 = t3506 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3508 = t3505 + t3507;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3509 = t3504 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3510 = t3508 ^ t3509;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3511 = t3504 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3512 = t3510 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3513 = t3511 + t3512;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3514 = t1215 + t3513;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3515;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3515) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3516;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3516) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3517;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3517) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3518;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3518) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3515), "r"(t3516), "r"(t3517), "r"(t3518) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3519;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3519) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3520;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3520) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3521;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3521) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3522;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3522) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3519), "r"(t3520), "r"(t3521), "r"(t3522) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3523;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3523) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3524;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3524) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3525;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3525) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3526;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3526) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3523), "r"(t3524), "r"(t3525), "r"(t3526) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3527;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3527) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3528;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3528) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3529;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3529) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3530;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3530) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3527), "r"(t3528), "r"(t3529), "r"(t3530) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3531;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3531) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3532;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3532) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3533;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3533) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3534;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3534) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3531), "r"(t3532), "r"(t3533), "r"(t3534) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3535;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3535) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3536;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3536) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3537;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3537) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3538;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3538) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3535), "r"(t3536), "r"(t3537), "r"(t3538) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3539;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3539) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3540;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3540) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3541;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3541) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3542;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3542) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3539), "r"(t3540), "r"(t3541), "r"(t3542) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3543;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3543) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3544;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3544) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3545;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3545) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3546;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3546) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3514), "r"(t3543), "r"(t3544), "r"(t3545), "r"(t3546) : "memory");
            }
        }
    }
}
