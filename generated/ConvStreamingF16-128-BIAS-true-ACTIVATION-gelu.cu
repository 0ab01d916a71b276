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
    const u32 outputs = smem_1 + 167936u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 94208u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 167936u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 136u;
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t44 = index == 3u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t44) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t46 = index_2 == 3u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t46) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t47 - t48;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t51 = t49 / t50;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t52 = t51 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t52; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t53 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t54 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t55 = i * t54;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t53 + t55;
                const u32 t57 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t58;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t58) : "r"(t57), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t58 >> tiles_shift;
                const u32 t60 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t109 = index_2 < 3u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t109) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t110 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t110;
                const u32 t112 = coefficients_3 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t114 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t115 = t113 - t114;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t116 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t117 = t115 / t116;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t118 = t117 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t118; i_3 += 3u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t119 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t120 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t121 = i_3 * t120;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t119 + t121;
                    const u32 t123 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t124;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t124) : "r"(t123), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t124 >> tiles_shift;
                    const u32 t126 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t126;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t131 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t131) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t132 = share < shares;
                            if (!t132) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t133 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t133 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t135 = channel < 63u ? channel : 63u;
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
                                    const u32 t139 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t140 = i_4 < t139 ? i_4 : t139;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t135 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t142 = t141 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t143 = t142 + t140;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t143 + 1056u;
                                    const u32 t145 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = counters + t148;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t149 + t152;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = t154 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t155 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = counters + t156;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = (u64)t145;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t159 = t158 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = t159 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = t157 + t160;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t162 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t163 = own < t162 ? own : t162;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t135 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t165 = t164 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t166 = t165 + t163;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t166 + 1056u;
                                    const u32 t168 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = counters + t171;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t172 + t175;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = t177 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t178 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = counters + t179;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = (u64)t168;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t182 = t181 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = t182 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = t180 + t183;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t185 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t186 = own_2 < t185 ? own_2 : t185;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t135 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t188 = t187 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t189 = t188 + t186;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t189 + 1056u;
                                    const u32 t191 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = counters + t194;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t195 + t198;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = t200 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t201 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = counters + t202;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = (u64)t191;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t205 = t204 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = t205 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = t203 + t206;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t208 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t209 = own_3 < t208 ? own_3 : t208;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t135 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t211 = t210 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t212 = t211 + t209;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t212 + 1056u;
                                    const u32 t214 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = counters + t217;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t220 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = t218 + t221;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = t223 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = t224 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t226 = counters + t225;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t227 = (u64)t214;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t228 = t227 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t229 = t228 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
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
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t247 = 0u < t244;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t247 ? t244 : 0u;
                                    const u32 t249 = left_3 < 16u ? left_3 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t249 * t246;
                                    const bool t251 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t252 = t251 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t252;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t255;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t255) : "r"(t254), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t256 << 4u;
                                    const u32 t258 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t259;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t259) : "r"(t258), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = t259 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = t260 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = own - t261;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t262 << 3u;
                                    const bool t264 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t264 ? t265 : 0u;
                                    const u32 t267 = left_4 < 16u ? left_4 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t269 = t268 < 8u ? t268 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t270 = 0u < t267;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t270 ? t267 : 0u;
                                    const u32 t272 = left_5 < 16u ? left_5 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t272 * t269;
                                    const bool t274 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t275 = t274 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t275;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t278;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t278) : "r"(t277), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t279 << 4u;
                                    const u32 t281 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t282;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t282) : "r"(t281), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = t282 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = t283 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t285 = own_2 - t284;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t285 << 3u;
                                    const bool t287 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t287 ? t288 : 0u;
                                    const u32 t290 = left_6 < 16u ? left_6 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t291 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t292 = t291 < 8u ? t291 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t293 = 0u < t290;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t293 ? t290 : 0u;
                                    const u32 t295 = left_7 < 16u ? left_7 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t295 * t292;
                                    const bool t297 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t298 = t297 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t298;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t301;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t301) : "r"(t300), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = t301 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t302 << 4u;
                                    const u32 t304 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t305;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t305) : "r"(t304), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = t305 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t307 = t306 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t308 = own_3 - t307;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t308 << 3u;
                                    const bool t310 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t310 ? t311 : 0u;
                                    const u32 t313 = left_8 < 16u ? left_8 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t314 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t315 = t314 < 8u ? t314 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t316 = 0u < t313;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t316 ? t313 : 0u;
                                    const u32 t318 = left_9 < 16u ? left_9 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t318 * t315;
                                    const bool t320 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t321 = t320 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t321;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t323;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t153) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t323;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t324;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t161) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t324;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t325;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t176) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t325;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t326;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t326) : "l"(t184) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t326;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t327;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t199) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t327;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t328;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t207) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t328;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t329;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t329) : "l"(t222) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t329;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t330;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t330) : "l"(t230) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t330;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t332 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t334 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t335 = t333 < t334 ? t333 : t334;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t336 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t337 = t335 < t336 ? t335 : t336;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t338 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t339 = t337 < t338 ? t337 : t338;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = t339 < t340 ? t339 : t340;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t342 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = t341 < t342 ? t341 : t342;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t344 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = t343 < t344 ? t343 : t344;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t346 = t345 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t347 = __any_sync(0xffffffffu, t346);
                                        if (!t347) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t349 = t348 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t349) {
                                            u32 t350;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t350) : "l"(t153) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t350;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t352 = t351 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t352) {
                                            u32 t353;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t353) : "l"(t161) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t353;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t354 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t355 = t354 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t355) {
                                            u32 t356;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t356) : "l"(t176) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t356;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t357 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t358 = t357 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t358) {
                                            u32 t359;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t359) : "l"(t184) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t359;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t360 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t361 = t360 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t361) {
                                            u32 t362;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t362) : "l"(t199) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t362;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t363 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t364 = t363 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t364) {
                                            u32 t365;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t365) : "l"(t207) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t365;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t366 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t367 = t366 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t367) {
                                            u32 t368;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t222) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t368;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t369 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t370 = t369 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t370) {
                                            u32 t371;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t230) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t371;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t389 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t389));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t391 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t391));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t393 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t393));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t395 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t395));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t397 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t397));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t399 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t399));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t401 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t401));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t403 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t403));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t405 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t406 = t405 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t407 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t408 = t407 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t409 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t410 = t409 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t411 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t412 = t411 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = t413 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t414 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = counts * t416;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = counts_2 * t418;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = t417 + t419;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = counts_3 * t421;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = t420 + t422;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = counts_4 * t424;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = t423 + t425;
                                    f32 t427;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t428;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(t427));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t426 * t428;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t431 - distance;
                                    const f32 t433 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t434;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t433), "f"(counts), "f"(t406));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t435 - distance;
                                    const f32 t437 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t438;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t437), "f"(counts_2), "f"(t408));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t439 = t434 + t438;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t440 - distance;
                                    const f32 t442 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t443;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t442), "f"(counts_3), "f"(t410));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t444 = t439 + t443;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t445 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t445 - distance;
                                    const f32 t447 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t448;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(counts_4), "f"(t412));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t444 + t448;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t450 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t451 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t452 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t450 + count_2;
                                    const f32 difference = mean_2 - t451;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t455;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t456;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(t455));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t456;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t451));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t459 = t450 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t460 = t459 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t461 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t462 = t461 * t450;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t463 = t452 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t464;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t462), "f"(share_2), "f"(t463));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t460;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t464;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t465 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t465) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t153), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t161), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t466 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t466) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t176), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t184), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t467 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t467) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t199), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t207), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t468 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t468) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t222), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t230), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t469 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t471 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t472 = channel < 64u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t472) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t473;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t473) : "f"(t469), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t474;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(t473));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t471 * t474;
                                    const f32 t476 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t476));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t478 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t479 = 0u < t478;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t479) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t481 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t482 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = t483 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = counters + t484;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t486 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = t487 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = t485 + t488;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = counters + t492;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = (u64)t481;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t494 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t493 + t496;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t499 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t500 = t499 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t489), "r"(t500) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t502 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t503 = t502 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t497), "r"(t503) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t504 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t505 = 1u < t504;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t505) {
                                        const u32 t506 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t506;
                                        const u32 t508 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t510 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = counters + t511;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t513 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t512 + t515;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = counters + t519;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = (u64)t508;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t521 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t520 + t523;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t526 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t527 = t526 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t516), "r"(t527) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t529 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t530 = t529 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t524), "r"(t530) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t531 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t532 = 2u < t531;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t532) {
                                        const u32 t533 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t533;
                                        const u32 t535 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t537 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = counters + t538;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t540 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t539 + t542;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = counters + t546;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = (u64)t535;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t548 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t547 + t550;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t553 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t554 = t553 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t543), "r"(t554) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t556 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t557 = t556 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t551), "r"(t557) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t558 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t559 = 3u < t558;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t559) {
                                        const u32 t560 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t560;
                                        const u32 t562 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t564 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = counters + t565;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t567 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t566 + t569;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = counters + t573;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = (u64)t562;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t575 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t574 + t577;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t580 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t581 = t580 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t570), "r"(t581) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t583 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t584 = t583 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t578), "r"(t584) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t585 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t586 = 4u < t585;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t586) {
                                        const u32 t587 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t587;
                                        const u32 t589 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t591 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = counters + t592;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t594 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t593 + t596;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = counters + t600;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = (u64)t589;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t602 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t601 + t604;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t607 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t608 = t607 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t597), "r"(t608) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t610 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t611 = t610 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t605), "r"(t611) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t612 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t613 = 5u < t612;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t613) {
                                        const u32 t614 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t614;
                                        const u32 t616 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t618 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = counters + t619;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t621 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t620 + t623;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = counters + t627;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = (u64)t616;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t629 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t628 + t631;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t634 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t635 = t634 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t624), "r"(t635) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t637 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t638 = t637 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t632), "r"(t638) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t639 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t640 = 6u < t639;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t640) {
                                        const u32 t641 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t641;
                                        const u32 t643 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t645 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = counters + t646;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t648 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t647 + t650;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = counters + t654;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = (u64)t643;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t656 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t655 + t658;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t661 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t662 = t661 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t651), "r"(t662) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t664 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t665 = t664 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t659), "r"(t665) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t666 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t667 = 7u < t666;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t667) {
                                        const u32 t668 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t668;
                                        const u32 t670 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t672 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = counters + t673;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t675 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = t676 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t674 + t677;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t679 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = t680 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = counters + t681;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = (u64)t670;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = t683 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = t684 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = t682 + t685;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t688 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t689 = t688 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t678), "r"(t689) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t691 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t692 = t691 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t686), "r"(t692) : "memory");
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
                                    const u32 t694 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t694 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t696 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t696 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t698 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t698 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t700 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t701 = own_4 < t700 ? own_4 : t700;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t702 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t703 = t702 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t704 = t703 + t701;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t704 + 1056u;
                                    const u32 t706 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t707 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = t708 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = counters + t709;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t711 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t710 + t713;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = counters + t717;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = (u64)t706;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t720 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t718 + t721;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t723 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t724 = own_5 < t723 ? own_5 : t723;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t725 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t726 = t725 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t727 = t726 + t724;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t727 + 1056u;
                                    const u32 t729 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t731 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = counters + t732;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t733 + t736;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = counters + t740;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = (u64)t729;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t743 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t741 + t744;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t746 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t747 = own_6 < t746 ? own_6 : t746;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t748 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t749 = t748 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t750 = t749 + t747;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t750 + 1056u;
                                    const u32 t752 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t754 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = counters + t755;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t756 + t759;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = counters + t763;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = (u64)t752;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t766 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t764 + t767;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t769 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t770 = own_7 < t769 ? own_7 : t769;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t771 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t772 = t771 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t773 = t772 + t770;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t773 + 1056u;
                                    const u32 t775 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = t777 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = counters + t778;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = t780 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = t781 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = t779 + t782;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = t784 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = t785 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = counters + t786;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = (u64)t775;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = t788 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = t789 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = t787 + t790;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t792 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t793;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t793) : "r"(t792), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = t793 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t794 << 4u;
                                    const u32 t796 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t797;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t797) : "r"(t796), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = t797 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t799 = t798 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t800 = own_4 - t799;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t800 << 3u;
                                    const bool t802 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t802 ? t803 : 0u;
                                    const u32 t805 = left_10 < 16u ? left_10 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t806 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t807 = t806 < 8u ? t806 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t808 = 0u < t805;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t808 ? t805 : 0u;
                                    const u32 t810 = left_11 < 16u ? left_11 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t810 * t807;
                                    const bool t812 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t813 = t812 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t813;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t816;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t816) : "r"(t815), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t817 << 4u;
                                    const u32 t819 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t820;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t820) : "r"(t819), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t820 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = t821 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = own_5 - t822;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t823 << 3u;
                                    const bool t825 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t825 ? t826 : 0u;
                                    const u32 t828 = left_12 < 16u ? left_12 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 < 8u ? t829 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t831 = 0u < t828;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t831 ? t828 : 0u;
                                    const u32 t833 = left_13 < 16u ? left_13 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t833 * t830;
                                    const bool t835 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t836 = t835 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t836;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t839;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t839) : "r"(t838), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = t839 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t840 << 4u;
                                    const u32 t842 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t843;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t843) : "r"(t842), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = t843 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t845 = t844 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = own_6 - t845;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t846 << 3u;
                                    const bool t848 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t848 ? t849 : 0u;
                                    const u32 t851 = left_14 < 16u ? left_14 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t852 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = t852 < 8u ? t852 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t854 = 0u < t851;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t854 ? t851 : 0u;
                                    const u32 t856 = left_15 < 16u ? left_15 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t856 * t853;
                                    const bool t858 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t859 = t858 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t859;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t861 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t862;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t862) : "r"(t861), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = t862 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t863 << 4u;
                                    const u32 t865 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t866;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t866) : "r"(t865), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = t866 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = t867 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t869 = own_7 - t868;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t869 << 3u;
                                    const bool t871 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t872 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t871 ? t872 : 0u;
                                    const u32 t874 = left_16 < 16u ? left_16 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t876 = t875 < 8u ? t875 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t877 = 0u < t874;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t877 ? t874 : 0u;
                                    const u32 t879 = left_17 < 16u ? left_17 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t879 * t876;
                                    const bool t881 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t882 = t881 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t882;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t884;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t714) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t884;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t885;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t722) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t885;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t886;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t886) : "l"(t737) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t886;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t887;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t887) : "l"(t745) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t887;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t888;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t888) : "l"(t760) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t888;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t889;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t889) : "l"(t768) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t889;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t890;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t890) : "l"(t783) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t890;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t891;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t891) : "l"(t791) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t891;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t893 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t895 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t896 = t894 < t895 ? t894 : t895;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t897 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t898 = t896 < t897 ? t896 : t897;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t899 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t900 = t898 < t899 ? t898 : t899;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t901 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t902 = t900 < t901 ? t900 : t901;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t903 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t904 = t902 < t903 ? t902 : t903;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t905 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t906 = t904 < t905 ? t904 : t905;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t907 = t906 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t908 = __any_sync(0xffffffffu, t907);
                                        if (!t908) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t909 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t910 = t909 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t910) {
                                            u32 t911;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t714) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t911;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t912 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t913 = t912 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t913) {
                                            u32 t914;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t914) : "l"(t722) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t914;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t915 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t916 = t915 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t916) {
                                            u32 t917;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t917) : "l"(t737) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t917;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t918 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t919 = t918 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t919) {
                                            u32 t920;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t920) : "l"(t745) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t920;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t921 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t922 = t921 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t922) {
                                            u32 t923;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t923) : "l"(t760) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t923;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t924 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t925 = t924 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t925) {
                                            u32 t926;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t926) : "l"(t768) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t926;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t927 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t928 = t927 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t928) {
                                            u32 t929;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t929) : "l"(t783) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t929;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t930 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t931 = t930 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t931) {
                                            u32 t932;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t932) : "l"(t791) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t932;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t950 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t950));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t952 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t952));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t954 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t954));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t956 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t956));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t958 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t958));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t960 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t960));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t962 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t962));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t964 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t964));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t966 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t967 = t966 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t968 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t969 = t968 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t970 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t971 = t970 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t972 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t973 = t972 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t974;
                                    asm("mov.b32 %0, %1;" : "=r"(t974) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t975;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t975) : "r"(t974));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t975));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = t977 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = t978 + counts_8;
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = t979 + t980;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t982;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(t981));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t981 + t982;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t984;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(t983));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t983 + t984;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t986;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = t985 + t986;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t988;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t988) : "f"(t987));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t987 + t988;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = counts_5 * t990;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t993 = counts_6 * t992;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t991 + t993;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = counts_7 * t995;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t997 = t994 + t996;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t999 = counts_8 * t998;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t997 + t999;
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1000 + t1001;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1003) : "f"(t1002));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1002 + t1003;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1012;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(t1011));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1010 * t1012;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1015 - distance_2;
                                    const f32 t1017 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1018;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(t1017), "f"(counts_5), "f"(t967));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1019 - distance_2;
                                    const f32 t1021 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(t1021), "f"(counts_6), "f"(t969));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1018 + t1022;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1024 - distance_2;
                                    const f32 t1026 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1027;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(t1026), "f"(counts_7), "f"(t971));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1028 = t1023 + t1027;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1029 - distance_2;
                                    const f32 t1031 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1031), "f"(counts_8), "f"(t973));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1028 + t1032;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1033 + t1034;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1035 + t1036;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1037 + t1038;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = t1039 + t1040;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1042) : "f"(t1041));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1041 + t1042;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1044 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1045 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1046 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1044 + count_5;
                                    const f32 difference_2 = mean_5 - t1045;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1049;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1050;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(t1049));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1050;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1045));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1053 = t1044 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1054 = t1053 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1055 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1056 = t1055 * t1044;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1057 = t1046 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1058;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t1056), "f"(share_3), "f"(t1057));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1054;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1058;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1059 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1059) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t714), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t722), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1060 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1060) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t737), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t745), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1061 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1061) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t760), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t768), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1062 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1062) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t783), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t791), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1063 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1065 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1066;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1066) : "f"(t1063), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1067;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(t1066));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1065 * t1067;
                                const f32 t1069 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1069));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1071 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1072 = lane < t1071;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1072) {
                                    const u32 t1073 = lane << 7u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1074 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1073 + t1074;
                                    const u32 t1076 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = counters + t1079;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1081 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = t1082 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1080 + t1083;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = t1085 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = t1086 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = counters + t1087;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1089 = (u64)t1076;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1090 = t1089 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1091 = t1090 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1092 = t1088 + t1091;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1094 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1095 = t1094 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1084), "r"(t1095) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1097 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1098 = t1097 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1092), "r"(t1098) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1099 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1099;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1101 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1102 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1103 = t1102 << 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1103 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = t1105 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = counters + t1107;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = t1109 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = t1110 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1108 + t1111;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1113 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = t1114 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = t1115 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = counters + t1116;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = (u64)t1113;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = t1118 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1119 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1117 + t1120;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1122 = first + 64u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = t1123 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = t1124 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = counters + t1125;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = (u64)t1122;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = t1127 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1128 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1126 + t1129;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1131 = first + 96u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = t1132 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = t1133 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = counters + t1134;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1136 = (u64)t1131;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1137 = t1136 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1138 = t1137 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1139 = t1135 + t1138;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1140;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1140) : "l"(t1112) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1140;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1141;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1141) : "l"(t1121) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1141;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1142;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1142) : "l"(t1130) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_35 = t1142;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1143;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1143) : "l"(t1139) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_36 = t1143;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1144 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1145 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1146 = t1144 < t1145 ? t1144 : t1145;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1147 = heard_35;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1148 = t1146 < t1147 ? t1146 : t1147;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1149 = heard_36;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1150 = t1148 < t1149 ? t1148 : t1149;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1151 = t1150 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1152 = __any_sync(0xffffffffu, t1151);
                        if (!t1152) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1153 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1154 = t1153 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1154) {
                            u32 t1155;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1155) : "l"(t1112) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1155;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1156 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1157 = t1156 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1157) {
                            u32 t1158;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1158) : "l"(t1121) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1158;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1159 = heard_35;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1160 = t1159 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1160) {
                            u32 t1161;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1161) : "l"(t1130) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_35 = t1161;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1162 = heard_36;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1163 = t1162 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1163) {
                            u32 t1164;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1164) : "l"(t1139) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_36 = t1164;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1174 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1174));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1176 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1176));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1178 = heard_35;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1178));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1180 = heard_36;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1180));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1182 = t1101 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1183 = t1182 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1184 = t112 + t1183;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1185 = t1101 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1186 = t1185 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1184), "r"(t1186) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1187 = t1101 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1188 = t1187 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1188;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1190 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1190;
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
                    u32 t1192;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1192) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1193 = t1192 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1193) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1101 & 1u;
                        const u32 t1195 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1196 = t1195 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1197 = t112 + t1196;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1197) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1198 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1198) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1200 = copy + 1024u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1201 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1202 = t1201 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1203 = t1202 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1204 = counters + t1203;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1205 = (u64)t1200;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1206 = t1205 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1207 = t1206 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1208 = t1204 + t1207;
                        const u32 t1209 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1210 = t1209 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1210 >> 3u;
                        u32 t1212;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1212) : "l"(t1208), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1213 = t1212 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1214 = t1213 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1214;
                    }
                    const u32 t1215 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1216;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1216) : "r"(t1215));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1217 = t1216 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1217) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1112), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1121), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1130), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1139), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1218 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1218;
        const u32 t1220 = coefficients_6 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1221 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1222 = index << 14u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1223 = outputs + t1222;
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
        const u32 t1224 = t1221 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1225 = t1224 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1226 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1225 + t1226;
        const u32 channels = first_2 + 8u;
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1229 = first_2 < 63u ? first_2 : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1230 = (u64)t1229;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1231 = t1230 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1232 = t1231 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1233 = bias + t1232;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1234;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1234) : "l"(t1233) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1234));
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1236 = channels < 63u ? channels : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1237 = (u64)t1236;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1238 = t1237 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1239 = t1238 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1240 = bias + t1239;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1241;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1241) : "l"(t1240) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1241));
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1243 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1244 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1245 = t1243 - t1244;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1246 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1247 = t1245 / t1246;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1247 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1249 = rounds + 3u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1249; i_6 += 3u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1250 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1250) {
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
                const bool t1251 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1251) {
                    const u32 t1252 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1252) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 3u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 3u;
                const u32 t1255 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1256 = barriers + t1255;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1257 = i_6 >> 2u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1258 = t1257 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1256), "r"(t1258) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1259 = slot_3 * 23552u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1260 = smem_1 + t1259;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1261 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1261) {
                    const u32 t1262 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1262), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1265 = t1263 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = (u64)t1265;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1267 = t1266 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1268 = t1264 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = (u64)t1268;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1270 = t1269 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1271 = t1263 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = (u64)t1271;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1273 = t1272 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1274 = t1264 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = (u64)t1274;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1276 = t1275 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1277 = t1263 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = (u64)t1277;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1279 = t1278 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1280 = t1264 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = (u64)t1280;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1282 = t1281 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t1263 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = (u64)t1283;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1285 = t1284 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1286 = t1264 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = (u64)t1286;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1288 = t1287 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1267), "l"(t1270), "l"(t1273), "l"(t1276), "l"(t1279), "l"(t1282), "l"(t1285), "l"(t1288) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1289 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1289) {
                    const u32 t1290 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1290), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1291 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1293 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1293 + 8u;
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
                const u32 t1307 = t1292 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = (u64)t1307;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = t1308 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1310 = t1294 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = (u64)t1310;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1312 = t1311 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t1292 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = (u64)t1313;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1315 = t1314 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1316 = t1294 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1317 = (u64)t1316;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1318 = t1317 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1297), "l"(t1300), "l"(t1303), "l"(t1306), "l"(t1309), "l"(t1312), "l"(t1315), "l"(t1318) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1319 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1319) {
                    const u32 t1320 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1320), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1321 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1324 = t1323 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1325 = t1322 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = (u64)t1325;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1327 = t1326 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1328 = t1324 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = (u64)t1328;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = t1329 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1331 = t1322 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1332 = (u64)t1331;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1333 = t1332 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1334 = t1324 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1335 = (u64)t1334;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1336 = t1335 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1337 = t1322 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = (u64)t1337;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = t1338 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1340 = t1324 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = (u64)t1340;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1342 = t1341 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1343 = t1322 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = (u64)t1343;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1345 = t1344 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1346 = t1324 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1347 = (u64)t1346;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1348 = t1347 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1327), "l"(t1330), "l"(t1333), "l"(t1336), "l"(t1339), "l"(t1342), "l"(t1345), "l"(t1348) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1349 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1349) {
                    const u32 t1350 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1350), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1352 = t1351 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1353 + 80u;
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
                const u32 t1367 = t1352 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = (u64)t1367;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = t1368 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1370 = t1354 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = (u64)t1370;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = t1371 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t1352 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = (u64)t1373;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = t1374 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1376 = t1354 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = (u64)t1376;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = t1377 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1357), "l"(t1360), "l"(t1363), "l"(t1366), "l"(t1369), "l"(t1372), "l"(t1375), "l"(t1378) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1379 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1379) {
                    const u32 t1380 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1380), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1382 = t1381 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1383 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1385 = t1382 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = (u64)t1385;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1387 = t1386 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1388 = t1384 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = (u64)t1388;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1390 = t1389 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1391 = t1382 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = (u64)t1391;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1393 = t1392 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1394 = t1384 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = (u64)t1394;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1396 = t1395 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1397 = t1382 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = (u64)t1397;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = t1398 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1400 = t1384 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = (u64)t1400;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1402 = t1401 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1382 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = (u64)t1403;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1405 = t1404 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1384 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1407 = (u64)t1406;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = t1407 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1387), "l"(t1390), "l"(t1393), "l"(t1396), "l"(t1399), "l"(t1402), "l"(t1405), "l"(t1408) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1409 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1409) {
                    const u32 t1410 = barriers + 104u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1410), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1411 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1411 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1414 = t1413 + 96u;
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
                const u32 t1427 = t1412 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = (u64)t1427;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = t1428 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1430 = t1414 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = (u64)t1430;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = t1431 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t1412 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1434 = (u64)t1433;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1435 = t1434 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1436 = t1414 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1437 = (u64)t1436;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1438 = t1437 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1417), "l"(t1420), "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1439 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1439) {
                    const u32 t1440 = barriers + 112u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1440), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1441 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1442 = t1441 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1443 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1444 = t1443 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1445 = t1442 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1446 = (u64)t1445;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1447 = t1446 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1448 = t1444 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1449 = (u64)t1448;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1450 = t1449 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1451 = t1442 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1452 = (u64)t1451;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1453 = t1452 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1454 = t1444 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1455 = (u64)t1454;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1456 = t1455 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1457 = t1442 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = (u64)t1457;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = t1458 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1460 = t1444 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = (u64)t1460;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1462 = t1461 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1463 = t1442 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = (u64)t1463;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1465 = t1464 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1466 = t1444 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1467 = (u64)t1466;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1468 = t1467 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1447), "l"(t1450), "l"(t1453), "l"(t1456), "l"(t1459), "l"(t1462), "l"(t1465), "l"(t1468) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1469 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1469) {
                    const u32 t1470 = barriers + 120u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1470), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1471 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1473 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1475 = t1472 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = (u64)t1475;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1477 = t1476 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1478 = t1474 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = (u64)t1478;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1480 = t1479 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1481 = t1472 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = (u64)t1481;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1483 = t1482 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1484 = t1474 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = (u64)t1484;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1486 = t1485 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1487 = t1472 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = (u64)t1487;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1489 = t1488 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1490 = t1474 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = (u64)t1490;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1492 = t1491 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t1472 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = (u64)t1493;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1495 = t1494 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1496 = t1474 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = (u64)t1496;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1498 = t1497 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1477), "l"(t1480), "l"(t1483), "l"(t1486), "l"(t1489), "l"(t1492), "l"(t1495), "l"(t1498) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1499 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1499) {
                    const u32 t1500 = barriers + 128u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1500), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1501 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1503 = t1260 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1504 = t1503 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1505 = t1502 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1506 = (u64)t1505;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1507 = t1506 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1508 = t1504 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = (u64)t1508;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = t1509 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1511 = t1502 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = (u64)t1511;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = t1512 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1514 = t1504 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = (u64)t1514;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = t1515 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1517 = t1502 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1518 = (u64)t1517;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1519 = t1518 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1520 = t1504 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1521 = (u64)t1520;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1522 = t1521 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1523 = t1502 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1524 = (u64)t1523;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1525 = t1524 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1526 = t1504 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1527 = (u64)t1526;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1528 = t1527 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1507), "l"(t1510), "l"(t1513), "l"(t1516), "l"(t1519), "l"(t1522), "l"(t1525), "l"(t1528) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1529 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1530 = t1529 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1530) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1531 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1532 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1533 = t1531 ? 0u : t1532;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1534 = t1533 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1534) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1535;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1535) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1536 = t1535 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1536) {
                    const u32 t1537 = slot_3 + 4u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1538 = t1537 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1539 = barriers + t1538;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1539) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = acc_2;
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
                acc = t1545;
                acc_2 = t1547;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_4;
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
                acc_3 = t1553;
                acc_4 = t1555;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_6;
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
                acc_5 = t1561;
                acc_6 = t1563;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_8;
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
                acc_7 = t1569;
                acc_8 = t1571;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_10;
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
                acc_9 = t1577;
                acc_10 = t1579;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_12;
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
                acc_11 = t1585;
                acc_12 = t1587;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = acc_14;
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
                acc_13 = t1593;
                acc_14 = t1595;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1597 = acc_16;
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
                acc_15 = t1601;
                acc_16 = t1603;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1604 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_18;
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
                acc_17 = t1609;
                acc_18 = t1611;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_20;
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
                acc_19 = t1617;
                acc_20 = t1619;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_22;
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
                acc_21 = t1625;
                acc_22 = t1627;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_24;
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
                acc_23 = t1633;
                acc_24 = t1635;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_26;
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
                acc_25 = t1641;
                acc_26 = t1643;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_28;
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
                acc_27 = t1649;
                acc_28 = t1651;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1652 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1653 = acc_30;
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
                acc_29 = t1657;
                acc_30 = t1659;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_32;
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
                acc_31 = t1665;
                acc_32 = t1667;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_34;
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
                acc_33 = t1673;
                acc_34 = t1675;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_36;
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
                acc_35 = t1681;
                acc_36 = t1683;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_38;
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
                acc_37 = t1689;
                acc_38 = t1691;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1692 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_40;
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
                acc_39 = t1697;
                acc_40 = t1699;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = acc_42;
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
                acc_41 = t1705;
                acc_42 = t1707;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = acc_44;
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
                acc_43 = t1713;
                acc_44 = t1715;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_46;
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
                acc_45 = t1721;
                acc_46 = t1723;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1724 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1725 = acc_48;
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
                acc_47 = t1729;
                acc_48 = t1731;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1733 = acc_50;
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
                acc_49 = t1737;
                acc_50 = t1739;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1740 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_52;
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
                acc_51 = t1745;
                acc_52 = t1747;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1748 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1749 = acc_54;
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
                acc_53 = t1753;
                acc_54 = t1755;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = acc_56;
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
                acc_55 = t1761;
                acc_56 = t1763;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = acc_58;
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
                acc_57 = t1769;
                acc_58 = t1771;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = acc_60;
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
                acc_59 = t1777;
                acc_60 = t1779;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = acc_62;
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
                acc_61 = t1785;
                acc_62 = t1787;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1789 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1790;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(t1788), "f"(t1789));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1791 = t1790 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1792;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1792) : "r"(t1790));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1793;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1793) : "h"(t1792));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1794;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1794) : "r"(t1791));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1795;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1795) : "h"(t1794));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1793;
                acc_64 = t1795;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1796 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1797 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1798 = i_6 * t1797;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1796 + t1798;
                const u32 t1800 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1801;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1801) : "r"(t1800), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1801 >> tiles_shift;
                const u32 t1803 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1803;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1805 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1806;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1806) : "r"(t1805), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1807 = t1806 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1807 << 4u;
                const u32 t1809 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1810;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1810) : "r"(t1809), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1811 = t1810 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1812 = t1811 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1813 = at_19 - t1812;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1813 << 3u;
                const bool t1815 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1816 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1815 ? t1816 : 0u;
                const u32 t1818 = left_18 < 16u ? left_18 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1819 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1820 = t1819 < 8u ? t1819 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1221 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 4u;
                const bool t1824 = before < t1818;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1825 = t1818 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1824 ? t1825 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1820;
                const bool t1829 = pixels_9 == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t1831;
                asm("max.f32 %0, %1, %2;" : "=f"(t1831) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1831));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1833 = t1221 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1834 = t1833 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1835 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1834 + t1835;
                const u32 t1837 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1829) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = 0.0f + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1843 = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1845 = t1843 + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1846 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = t1845 + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1849 = t1847 + t1848;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1851 = t1849 + t1850;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1851 + t1852;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = 0.0f + t1854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = t1855 + t1856;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = t1857 + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = t1861 + t1862;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = t1865 + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1867 + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = 0.0f + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = t1881 + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1883 + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = 0.0f + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = t1893 + t1894;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1897 = t1895 + t1896;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1899 = t1897 + t1898;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1899 + t1900;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = t1902 + t1903;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1904;
                } else {
                    const u32 t1905 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1905 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1820;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1908 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1908 < t1820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1910 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1910 & columns;
                    const f32 t1912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = t1912 + t1913;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1915 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = exists ? t1914 : t1915;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1916;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1917 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1917 & columns_2;
                    const f32 t1919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1921 = t1919 + t1920;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1922 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = exists_2 ? t1921 : t1922;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1923;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1924 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1924 & columns;
                    const f32 t1926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1927 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1928 = t1926 + t1927;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1929 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1930 = exists_3 ? t1928 : t1929;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1930;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1931 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1931 & columns_2;
                    const f32 t1933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1934 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1935 = t1933 + t1934;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1936 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1937 = exists_4 ? t1935 : t1936;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1937;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1938 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1938 & columns;
                    const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = t1940 + t1941;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1943 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1944 = exists_5 ? t1942 : t1943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1944;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1945 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1945 & columns_2;
                    const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = t1947 + t1948;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1950 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1951 = exists_6 ? t1949 : t1950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1951;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1952 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1952 & columns;
                    const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = t1954 + t1955;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1957 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1958 = exists_7 ? t1956 : t1957;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1959 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1959 & columns_2;
                    const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = t1961 + t1962;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1964 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1965 = exists_8 ? t1963 : t1964;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1965;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1966 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1966 & columns;
                    const f32 t1968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = t1968 + t1969;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1971 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1972 = exists_9 ? t1970 : t1971;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1972;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1973 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1973 & columns_2;
                    const f32 t1975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = t1975 + t1976;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1978 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1979 = exists_10 ? t1977 : t1978;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1979;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1980 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1980 & columns;
                    const f32 t1982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = t1982 + t1983;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1985 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1986 = exists_11 ? t1984 : t1985;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1987 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1987 & columns_2;
                    const f32 t1989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = t1989 + t1990;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1992 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1993 = exists_12 ? t1991 : t1992;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1994 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1994 & columns;
                    const f32 t1996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = t1996 + t1997;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1999 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2000 = exists_13 ? t1998 : t1999;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2001 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t2001 & columns_2;
                    const f32 t2003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = t2003 + t2004;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2006 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2007 = exists_14 ? t2005 : t2006;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2008 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2008 & columns;
                    const f32 t2010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = t2010 + t2011;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2013 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2014 = exists_15 ? t2012 : t2013;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2015 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2015 & columns_2;
                    const f32 t2017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = t2017 + t2018;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2020 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2021 = exists_16 ? t2019 : t2020;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2022 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2022 & columns;
                    const f32 t2024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = t2024 + t2025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2027 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2028 = exists_17 ? t2026 : t2027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2028;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2029 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2029 & columns_2;
                    const f32 t2031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = t2031 + t2032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2035 = exists_18 ? t2033 : t2034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2036 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2036 & columns;
                    const f32 t2038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = t2038 + t2039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2042 = exists_19 ? t2040 : t2041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2043 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2043 & columns_2;
                    const f32 t2045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = t2045 + t2046;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2048 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2049 = exists_20 ? t2047 : t2048;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2050 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2050 & columns;
                    const f32 t2052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = t2052 + t2053;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2055 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2056 = exists_21 ? t2054 : t2055;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2057 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2057 & columns_2;
                    const f32 t2059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = t2059 + t2060;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2062 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2063 = exists_22 ? t2061 : t2062;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2064 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2064 & columns;
                    const f32 t2066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = t2066 + t2067;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2069 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2070 = exists_23 ? t2068 : t2069;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2071 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2071 & columns_2;
                    const f32 t2073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = t2073 + t2074;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2076 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2077 = exists_24 ? t2075 : t2076;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2077;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2078 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2078 & columns;
                    const f32 t2080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = t2080 + t2081;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2083 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2084 = exists_25 ? t2082 : t2083;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2084;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2085 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2085 & columns_2;
                    const f32 t2087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = t2087 + t2088;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2090 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = exists_26 ? t2089 : t2090;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2091;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2092 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2092 & columns;
                    const f32 t2094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = t2094 + t2095;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2097 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2098 = exists_27 ? t2096 : t2097;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2098;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2099 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2099 & columns_2;
                    const f32 t2101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = t2101 + t2102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2104 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2105 = exists_28 ? t2103 : t2104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2105;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2106 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2106 & columns;
                    const f32 t2108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = t2108 + t2109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2111 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2112 = exists_29 ? t2110 : t2111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2113 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2113 & columns_2;
                    const f32 t2115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = t2115 + t2116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2118 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2119 = exists_30 ? t2117 : t2118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2119;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2120 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2120 & columns;
                    const f32 t2122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = t2122 + t2123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2125 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2126 = exists_31 ? t2124 : t2125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2127 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2127 & columns_2;
                    const f32 t2129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2130 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = t2129 + t2130;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2132 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2133 = exists_32 ? t2131 : t2132;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2133;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2135;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2135) : "f"(t2134));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2136 = t2134 + t2135;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2137;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2137) : "f"(t2136));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2138 = t2136 + t2137;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2138 * share_4;
                const f32 t2140 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2140), "f"(count_7), "f"(t2138));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1829) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2143 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2143 - mean_7;
                    f32 t2145;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2145) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2146 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2146 - mean_7;
                    f32 t2148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2148) : "f"(distance_4), "f"(distance_4), "f"(t2145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2149 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2149 - mean_7;
                    f32 t2151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_5), "f"(distance_5), "f"(t2148));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2152 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2152 - mean_7;
                    f32 t2154;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2154) : "f"(distance_6), "f"(distance_6), "f"(t2151));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2155 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2155 - mean_7;
                    f32 t2157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2157) : "f"(distance_7), "f"(distance_7), "f"(t2154));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2158 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2158 - mean_7;
                    f32 t2160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2160) : "f"(distance_8), "f"(distance_8), "f"(t2157));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2161 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2161 - mean_7;
                    f32 t2163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2163) : "f"(distance_9), "f"(distance_9), "f"(t2160));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2164 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2164 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2163));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2167 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2167 - mean_7;
                    f32 t2169;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2169) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2170 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2170 - mean_7;
                    f32 t2172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(distance_12), "f"(distance_12), "f"(t2169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2173 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2173 - mean_7;
                    f32 t2175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_13), "f"(distance_13), "f"(t2172));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2176 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2176 - mean_7;
                    f32 t2178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2178) : "f"(distance_14), "f"(distance_14), "f"(t2175));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2179 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2179 - mean_7;
                    f32 t2181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2181) : "f"(distance_15), "f"(distance_15), "f"(t2178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2182 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2182 - mean_7;
                    f32 t2184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2184) : "f"(distance_16), "f"(distance_16), "f"(t2181));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2185 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2185 - mean_7;
                    f32 t2187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(distance_17), "f"(distance_17), "f"(t2184));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2188 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2188 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2187));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2191 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2191 - mean_7;
                    f32 t2193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2194 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2194 - mean_7;
                    f32 t2196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2196) : "f"(distance_20), "f"(distance_20), "f"(t2193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2197 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2197 - mean_7;
                    f32 t2199;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(distance_21), "f"(distance_21), "f"(t2196));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2200 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2200 - mean_7;
                    f32 t2202;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2202) : "f"(distance_22), "f"(distance_22), "f"(t2199));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2203 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2203 - mean_7;
                    f32 t2205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(distance_23), "f"(distance_23), "f"(t2202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2206 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2206 - mean_7;
                    f32 t2208;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(distance_24), "f"(distance_24), "f"(t2205));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2209 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2209 - mean_7;
                    f32 t2211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(distance_25), "f"(distance_25), "f"(t2208));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2212 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2212 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2211));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2215 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2215 - mean_7;
                    f32 t2217;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2217) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2218 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2218 - mean_7;
                    f32 t2220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(distance_28), "f"(distance_28), "f"(t2217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2221 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2221 - mean_7;
                    f32 t2223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(distance_29), "f"(distance_29), "f"(t2220));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2224 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2224 - mean_7;
                    f32 t2226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(distance_30), "f"(distance_30), "f"(t2223));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2227 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2227 - mean_7;
                    f32 t2229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2229) : "f"(distance_31), "f"(distance_31), "f"(t2226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2230 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2230 - mean_7;
                    f32 t2232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(distance_32), "f"(distance_32), "f"(t2229));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2233 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2233 - mean_7;
                    f32 t2235;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(distance_33), "f"(distance_33), "f"(t2232));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2236 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2236 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2235));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2239 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2240 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2241 = t2239 + t2240;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2241;
                } else {
                    const u32 t2242 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2242 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1820;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2245 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2245 < t1820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2247 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2247 & columns_3;
                    const f32 t2249 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2250 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2250 - mean_7;
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(distance_35), "f"(distance_35), "f"(t2249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2253 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2254 = exists_33 ? t2252 : t2253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2255 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2255 & columns_4;
                    const f32 t2257 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2258 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2258 - mean_7;
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(distance_36), "f"(distance_36), "f"(t2257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2261 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2262 = exists_34 ? t2260 : t2261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2263 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2263 & columns_3;
                    const f32 t2265 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2266 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2266 - mean_7;
                    f32 t2268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(distance_37), "f"(distance_37), "f"(t2265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2269 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2270 = exists_35 ? t2268 : t2269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2271 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2271 & columns_4;
                    const f32 t2273 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2274 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2274 - mean_7;
                    f32 t2276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(distance_38), "f"(distance_38), "f"(t2273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2277 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2278 = exists_36 ? t2276 : t2277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2279 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2279 & columns_3;
                    const f32 t2281 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2282 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2282 - mean_7;
                    f32 t2284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(distance_39), "f"(distance_39), "f"(t2281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2285 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = exists_37 ? t2284 : t2285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2287 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2287 & columns_4;
                    const f32 t2289 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2290 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2290 - mean_7;
                    f32 t2292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(distance_40), "f"(distance_40), "f"(t2289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2293 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2294 = exists_38 ? t2292 : t2293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2295 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2295 & columns_3;
                    const f32 t2297 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2298 - mean_7;
                    f32 t2300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(distance_41), "f"(distance_41), "f"(t2297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2301 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = exists_39 ? t2300 : t2301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2303 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2303 & columns_4;
                    const f32 t2305 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2306 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2306 - mean_7;
                    f32 t2308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(distance_42), "f"(distance_42), "f"(t2305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2309 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = exists_40 ? t2308 : t2309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2311 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2311 & columns_3;
                    const f32 t2313 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2314 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2314 - mean_7;
                    f32 t2316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(distance_43), "f"(distance_43), "f"(t2313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2317 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = exists_41 ? t2316 : t2317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2319 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2319 & columns_4;
                    const f32 t2321 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2322 - mean_7;
                    f32 t2324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(distance_44), "f"(distance_44), "f"(t2321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2325 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2326 = exists_42 ? t2324 : t2325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2326;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2327 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2327 & columns_3;
                    const f32 t2329 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2330 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2330 - mean_7;
                    f32 t2332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(distance_45), "f"(distance_45), "f"(t2329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2333 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2334 = exists_43 ? t2332 : t2333;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2335 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2335 & columns_4;
                    const f32 t2337 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2338 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2338 - mean_7;
                    f32 t2340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(distance_46), "f"(distance_46), "f"(t2337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2341 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2342 = exists_44 ? t2340 : t2341;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2342;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2343 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2343 & columns_3;
                    const f32 t2345 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2346 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2346 - mean_7;
                    f32 t2348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(distance_47), "f"(distance_47), "f"(t2345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2349 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2350 = exists_45 ? t2348 : t2349;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2351 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2351 & columns_4;
                    const f32 t2353 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2354 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2354 - mean_7;
                    f32 t2356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(distance_48), "f"(distance_48), "f"(t2353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2357 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2358 = exists_46 ? t2356 : t2357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2359 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2359 & columns_3;
                    const f32 t2361 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2362 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2362 - mean_7;
                    f32 t2364;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(distance_49), "f"(distance_49), "f"(t2361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2365 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2366 = exists_47 ? t2364 : t2365;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2366;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2367 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2367 & columns_4;
                    const f32 t2369 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2370 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2370 - mean_7;
                    f32 t2372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(distance_50), "f"(distance_50), "f"(t2369));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2373 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2374 = exists_48 ? t2372 : t2373;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2374;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2375 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2375 & columns_3;
                    const f32 t2377 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2378 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2378 - mean_7;
                    f32 t2380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(distance_51), "f"(distance_51), "f"(t2377));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2381 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2382 = exists_49 ? t2380 : t2381;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2382;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2383 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2383 & columns_4;
                    const f32 t2385 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2386 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2386 - mean_7;
                    f32 t2388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(distance_52), "f"(distance_52), "f"(t2385));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2389 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2390 = exists_50 ? t2388 : t2389;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2391 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2391 & columns_3;
                    const f32 t2393 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2394 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2394 - mean_7;
                    f32 t2396;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(distance_53), "f"(distance_53), "f"(t2393));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2397 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2398 = exists_51 ? t2396 : t2397;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2398;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2399 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2399 & columns_4;
                    const f32 t2401 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2402 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2402 - mean_7;
                    f32 t2404;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(distance_54), "f"(distance_54), "f"(t2401));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2405 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2406 = exists_52 ? t2404 : t2405;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2406;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2407 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2407 & columns_3;
                    const f32 t2409 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2410 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2410 - mean_7;
                    f32 t2412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(distance_55), "f"(distance_55), "f"(t2409));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2413 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2414 = exists_53 ? t2412 : t2413;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2414;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2415 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2415 & columns_4;
                    const f32 t2417 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2418 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2418 - mean_7;
                    f32 t2420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(distance_56), "f"(distance_56), "f"(t2417));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2421 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2422 = exists_54 ? t2420 : t2421;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2422;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2423 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2423 & columns_3;
                    const f32 t2425 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2426 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2426 - mean_7;
                    f32 t2428;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(distance_57), "f"(distance_57), "f"(t2425));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2429 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2430 = exists_55 ? t2428 : t2429;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2430;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2431 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2431 & columns_4;
                    const f32 t2433 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2434 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2434 - mean_7;
                    f32 t2436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(distance_58), "f"(distance_58), "f"(t2433));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2437 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2438 = exists_56 ? t2436 : t2437;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2438;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2439 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2439 & columns_3;
                    const f32 t2441 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2442 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2442 - mean_7;
                    f32 t2444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(distance_59), "f"(distance_59), "f"(t2441));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2445 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2446 = exists_57 ? t2444 : t2445;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2447 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2447 & columns_4;
                    const f32 t2449 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2450 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2450 - mean_7;
                    f32 t2452;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(distance_60), "f"(distance_60), "f"(t2449));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2453 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2454 = exists_58 ? t2452 : t2453;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2454;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2455 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2455 & columns_3;
                    const f32 t2457 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2458 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2458 - mean_7;
                    f32 t2460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(distance_61), "f"(distance_61), "f"(t2457));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2461 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2462 = exists_59 ? t2460 : t2461;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2462;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2463 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2463 & columns_4;
                    const f32 t2465 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2466 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2466 - mean_7;
                    f32 t2468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(distance_62), "f"(distance_62), "f"(t2465));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2469 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2470 = exists_60 ? t2468 : t2469;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2471 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2471 & columns_3;
                    const f32 t2473 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2474 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2474 - mean_7;
                    f32 t2476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(distance_63), "f"(distance_63), "f"(t2473));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2477 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2478 = exists_61 ? t2476 : t2477;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2478;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2479 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2479 & columns_4;
                    const f32 t2481 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2482 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2482 - mean_7;
                    f32 t2484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(distance_64), "f"(distance_64), "f"(t2481));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2485 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2486 = exists_62 ? t2484 : t2485;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2486;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2487 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2487 & columns_3;
                    const f32 t2489 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2490 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2490 - mean_7;
                    f32 t2492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(distance_65), "f"(distance_65), "f"(t2489));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2493 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2494 = exists_63 ? t2492 : t2493;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2494;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2495 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2495 & columns_4;
                    const f32 t2497 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2498 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2498 - mean_7;
                    f32 t2500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(distance_66), "f"(distance_66), "f"(t2497));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2501 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2502 = exists_64 ? t2500 : t2501;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2502;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2503 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2504;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2504) : "f"(t2503));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2505 = t2503 + t2504;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2506;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2506) : "f"(t2505));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2505 + t2506;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2508 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2509 = t2508 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2509) {
                    const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2511 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2512 = t2511 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2513 = t2512 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2513 + 1056u;
                    const u32 t2515 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2516 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2517 = t2516 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2518 = t2517 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2519 = counters + t2518;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2520 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2521 = t2520 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2522 = t2521 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2523 = t2519 + t2522;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2524 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2525 = t2524 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2526 = t2525 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2527 = counters + t2526;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2528 = (u64)t2515;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2529 = t2528 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2530 = t2529 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2531 = t2527 + t2530;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2533 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2534 = t2533 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2523), "r"(t2534) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2536 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2537 = t2536 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2531), "r"(t2537) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1829) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = 0.0f + t2538;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = t2539 + t2540;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2542 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2543 = t2541 + t2542;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2545 = t2543 + t2544;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2546 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = t2545 + t2546;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = t2547 + t2548;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2551 = t2549 + t2550;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2551 + t2552;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = 0.0f + t2554;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = t2555 + t2556;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2558 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = t2557 + t2558;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = t2559 + t2560;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = t2561 + t2562;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = t2563 + t2564;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = t2565 + t2566;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2567 + t2568;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = 0.0f + t2570;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = t2571 + t2572;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = t2573 + t2574;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = t2575 + t2576;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = t2577 + t2578;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = t2579 + t2580;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = t2581 + t2582;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2583 + t2584;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = 0.0f + t2586;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = t2587 + t2588;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = t2589 + t2590;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = t2591 + t2592;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = t2593 + t2594;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = t2595 + t2596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2598 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2599 = t2597 + t2598;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2599 + t2600;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2602 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2603 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2604 = t2602 + t2603;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2604;
                } else {
                    const u32 t2605 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2605 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1820;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2608 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2608 < t1820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2610 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2610 & columns_5;
                    const f32 t2612 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = t2612 + t2613;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2616 = exists_65 ? t2614 : t2615;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2616;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2617 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2617 & columns_6;
                    const f32 t2619 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = t2619 + t2620;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2623 = exists_66 ? t2621 : t2622;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2623;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2624 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2624 & columns_5;
                    const f32 t2626 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = t2626 + t2627;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2629 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2630 = exists_67 ? t2628 : t2629;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2630;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2631 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2631 & columns_6;
                    const f32 t2633 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = t2633 + t2634;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2636 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2637 = exists_68 ? t2635 : t2636;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2637;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2638 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2638 & columns_5;
                    const f32 t2640 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = t2640 + t2641;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2644 = exists_69 ? t2642 : t2643;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2644;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2645 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2645 & columns_6;
                    const f32 t2647 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = t2647 + t2648;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2651 = exists_70 ? t2649 : t2650;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2652 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2652 & columns_5;
                    const f32 t2654 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = t2654 + t2655;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2658 = exists_71 ? t2656 : t2657;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2658;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2659 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2659 & columns_6;
                    const f32 t2661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = t2661 + t2662;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2665 = exists_72 ? t2663 : t2664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2665;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2666 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2666 & columns_5;
                    const f32 t2668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = t2668 + t2669;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2672 = exists_73 ? t2670 : t2671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2672;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2673 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2673 & columns_6;
                    const f32 t2675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = t2675 + t2676;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2679 = exists_74 ? t2677 : t2678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2679;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2680 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2680 & columns_5;
                    const f32 t2682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = t2682 + t2683;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2686 = exists_75 ? t2684 : t2685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2687 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2687 & columns_6;
                    const f32 t2689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = t2689 + t2690;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2693 = exists_76 ? t2691 : t2692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2693;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2694 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2694 & columns_5;
                    const f32 t2696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = t2696 + t2697;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2700 = exists_77 ? t2698 : t2699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2700;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2701 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2701 & columns_6;
                    const f32 t2703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = t2703 + t2704;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2707 = exists_78 ? t2705 : t2706;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2707;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2708 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2708 & columns_5;
                    const f32 t2710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = t2710 + t2711;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2714 = exists_79 ? t2712 : t2713;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2715 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2715 & columns_6;
                    const f32 t2717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = t2717 + t2718;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2721 = exists_80 ? t2719 : t2720;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2721;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2722 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2722 & columns_5;
                    const f32 t2724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = t2724 + t2725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2728 = exists_81 ? t2726 : t2727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2728;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2729 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2729 & columns_6;
                    const f32 t2731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = t2731 + t2732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2735 = exists_82 ? t2733 : t2734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2735;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2736 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2736 & columns_5;
                    const f32 t2738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = t2738 + t2739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2742 = exists_83 ? t2740 : t2741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2742;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2743 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2743 & columns_6;
                    const f32 t2745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = t2745 + t2746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2749 = exists_84 ? t2747 : t2748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2749;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2750 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2750 & columns_5;
                    const f32 t2752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = t2752 + t2753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2756 = exists_85 ? t2754 : t2755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2756;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2757 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2757 & columns_6;
                    const f32 t2759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = t2759 + t2760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2763 = exists_86 ? t2761 : t2762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2764 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2764 & columns_5;
                    const f32 t2766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = t2766 + t2767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2770 = exists_87 ? t2768 : t2769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2771 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2771 & columns_6;
                    const f32 t2773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = t2773 + t2774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2777 = exists_88 ? t2775 : t2776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2777;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2778 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2778 & columns_5;
                    const f32 t2780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = t2780 + t2781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2784 = exists_89 ? t2782 : t2783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2784;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2785 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2785 & columns_6;
                    const f32 t2787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = t2787 + t2788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2791 = exists_90 ? t2789 : t2790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2791;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2792 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2792 & columns_5;
                    const f32 t2794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = t2794 + t2795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2798 = exists_91 ? t2796 : t2797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2798;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2799 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2799 & columns_6;
                    const f32 t2801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = t2801 + t2802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2804 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2805 = exists_92 ? t2803 : t2804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2805;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2806 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2806 & columns_5;
                    const f32 t2808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = t2808 + t2809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2811 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = exists_93 ? t2810 : t2811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2813 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2813 & columns_6;
                    const f32 t2815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = t2815 + t2816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2819 = exists_94 ? t2817 : t2818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2820 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2820 & columns_5;
                    const f32 t2822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = t2822 + t2823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2825 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2826 = exists_95 ? t2824 : t2825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2827 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2827 & columns_6;
                    const f32 t2829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2830 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2831 = t2829 + t2830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2832 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = exists_96 ? t2831 : t2832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2833;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2834 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2835;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2835) : "f"(t2834));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2836 = t2834 + t2835;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2837;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2837) : "f"(t2836));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2838 = t2836 + t2837;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2838 * share_4;
                const f32 t2840 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2840), "f"(count_7), "f"(t2838));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1829) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2843 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2843 - mean_8;
                    f32 t2845;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2846 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2846 - mean_8;
                    f32 t2848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(distance_68), "f"(distance_68), "f"(t2845));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2849 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2849 - mean_8;
                    f32 t2851;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(distance_69), "f"(distance_69), "f"(t2848));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2852 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2852 - mean_8;
                    f32 t2854;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(distance_70), "f"(distance_70), "f"(t2851));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2855 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2855 - mean_8;
                    f32 t2857;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(distance_71), "f"(distance_71), "f"(t2854));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2858 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2858 - mean_8;
                    f32 t2860;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(distance_72), "f"(distance_72), "f"(t2857));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2861 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2861 - mean_8;
                    f32 t2863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(distance_73), "f"(distance_73), "f"(t2860));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2864 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2864 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2863));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2867 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2867 - mean_8;
                    f32 t2869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2870 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2870 - mean_8;
                    f32 t2872;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(distance_76), "f"(distance_76), "f"(t2869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2873 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2873 - mean_8;
                    f32 t2875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(distance_77), "f"(distance_77), "f"(t2872));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2876 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2876 - mean_8;
                    f32 t2878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(distance_78), "f"(distance_78), "f"(t2875));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2879 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2879 - mean_8;
                    f32 t2881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(distance_79), "f"(distance_79), "f"(t2878));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2882 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2882 - mean_8;
                    f32 t2884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(distance_80), "f"(distance_80), "f"(t2881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2885 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2885 - mean_8;
                    f32 t2887;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(distance_81), "f"(distance_81), "f"(t2884));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2888 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2888 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2887));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2891 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2891 - mean_8;
                    f32 t2893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2894 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2894 - mean_8;
                    f32 t2896;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(distance_84), "f"(distance_84), "f"(t2893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2897 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2897 - mean_8;
                    f32 t2899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(distance_85), "f"(distance_85), "f"(t2896));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2900 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2900 - mean_8;
                    f32 t2902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(distance_86), "f"(distance_86), "f"(t2899));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2903 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2903 - mean_8;
                    f32 t2905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(distance_87), "f"(distance_87), "f"(t2902));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2906 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2906 - mean_8;
                    f32 t2908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(distance_88), "f"(distance_88), "f"(t2905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2909 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2909 - mean_8;
                    f32 t2911;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(distance_89), "f"(distance_89), "f"(t2908));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2912 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2912 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2911));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2915 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2915 - mean_8;
                    f32 t2917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2918 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2918 - mean_8;
                    f32 t2920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(distance_92), "f"(distance_92), "f"(t2917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2921 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2921 - mean_8;
                    f32 t2923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(distance_93), "f"(distance_93), "f"(t2920));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2924 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2924 - mean_8;
                    f32 t2926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(distance_94), "f"(distance_94), "f"(t2923));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2927 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2927 - mean_8;
                    f32 t2929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(distance_95), "f"(distance_95), "f"(t2926));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2930 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2930 - mean_8;
                    f32 t2932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(distance_96), "f"(distance_96), "f"(t2929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2933 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2933 - mean_8;
                    f32 t2935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(distance_97), "f"(distance_97), "f"(t2932));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2936 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2936 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2935));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2939 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2940 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2941 = t2939 + t2940;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2941;
                } else {
                    const u32 t2942 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2942 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1820;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2945 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2945 < t1820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2947 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2947 & columns_7;
                    const f32 t2949 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2950 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2950 - mean_8;
                    f32 t2952;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(distance_99), "f"(distance_99), "f"(t2949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2953 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2954 = exists_97 ? t2952 : t2953;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2954;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2955 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2955 & columns_8;
                    const f32 t2957 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2958 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2958 - mean_8;
                    f32 t2960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(distance_100), "f"(distance_100), "f"(t2957));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2961 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2962 = exists_98 ? t2960 : t2961;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2963 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2963 & columns_7;
                    const f32 t2965 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2966 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2966 - mean_8;
                    f32 t2968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(distance_101), "f"(distance_101), "f"(t2965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2969 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2970 = exists_99 ? t2968 : t2969;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2970;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2971 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2971 & columns_8;
                    const f32 t2973 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2974 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2974 - mean_8;
                    f32 t2976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(distance_102), "f"(distance_102), "f"(t2973));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2977 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2978 = exists_100 ? t2976 : t2977;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2979 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2979 & columns_7;
                    const f32 t2981 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2982 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2982 - mean_8;
                    f32 t2984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(distance_103), "f"(distance_103), "f"(t2981));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2985 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2986 = exists_101 ? t2984 : t2985;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2987 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2987 & columns_8;
                    const f32 t2989 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2990 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2990 - mean_8;
                    f32 t2992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(distance_104), "f"(distance_104), "f"(t2989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2993 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2994 = exists_102 ? t2992 : t2993;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2995 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2995 & columns_7;
                    const f32 t2997 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2998 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2998 - mean_8;
                    f32 t3000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(distance_105), "f"(distance_105), "f"(t2997));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3001 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3002 = exists_103 ? t3000 : t3001;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3002;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3003 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t3003 & columns_8;
                    const f32 t3005 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3006 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t3006 - mean_8;
                    f32 t3008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(distance_106), "f"(distance_106), "f"(t3005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3009 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3010 = exists_104 ? t3008 : t3009;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3010;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3011 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3011 & columns_7;
                    const f32 t3013 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3014 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3014 - mean_8;
                    f32 t3016;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(distance_107), "f"(distance_107), "f"(t3013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3017 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3018 = exists_105 ? t3016 : t3017;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3019 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3019 & columns_8;
                    const f32 t3021 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3022 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3022 - mean_8;
                    f32 t3024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(distance_108), "f"(distance_108), "f"(t3021));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3025 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3026 = exists_106 ? t3024 : t3025;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3026;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3027 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3027 & columns_7;
                    const f32 t3029 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3030 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3030 - mean_8;
                    f32 t3032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(distance_109), "f"(distance_109), "f"(t3029));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3033 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3034 = exists_107 ? t3032 : t3033;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3035 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3035 & columns_8;
                    const f32 t3037 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3038 - mean_8;
                    f32 t3040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(distance_110), "f"(distance_110), "f"(t3037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3041 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3042 = exists_108 ? t3040 : t3041;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3043 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3043 & columns_7;
                    const f32 t3045 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3046 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3046 - mean_8;
                    f32 t3048;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(distance_111), "f"(distance_111), "f"(t3045));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3049 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3050 = exists_109 ? t3048 : t3049;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3050;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3051 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3051 & columns_8;
                    const f32 t3053 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3054 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3054 - mean_8;
                    f32 t3056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(distance_112), "f"(distance_112), "f"(t3053));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3057 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3058 = exists_110 ? t3056 : t3057;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3058;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3059 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3059 & columns_7;
                    const f32 t3061 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3062 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3062 - mean_8;
                    f32 t3064;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(distance_113), "f"(distance_113), "f"(t3061));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3065 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3066 = exists_111 ? t3064 : t3065;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3066;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3067 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3067 & columns_8;
                    const f32 t3069 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3070 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3070 - mean_8;
                    f32 t3072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3072) : "f"(distance_114), "f"(distance_114), "f"(t3069));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3073 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3074 = exists_112 ? t3072 : t3073;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3075 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3075 & columns_7;
                    const f32 t3077 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3078 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3078 - mean_8;
                    f32 t3080;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(distance_115), "f"(distance_115), "f"(t3077));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3081 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3082 = exists_113 ? t3080 : t3081;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3082;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3083 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3083 & columns_8;
                    const f32 t3085 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3086 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3086 - mean_8;
                    f32 t3088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(distance_116), "f"(distance_116), "f"(t3085));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3089 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3090 = exists_114 ? t3088 : t3089;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3091 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3091 & columns_7;
                    const f32 t3093 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3094 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3094 - mean_8;
                    f32 t3096;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(distance_117), "f"(distance_117), "f"(t3093));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3097 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3098 = exists_115 ? t3096 : t3097;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3098;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3099 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3099 & columns_8;
                    const f32 t3101 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3102 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3102 - mean_8;
                    f32 t3104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3104) : "f"(distance_118), "f"(distance_118), "f"(t3101));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3105 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3106 = exists_116 ? t3104 : t3105;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3106;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3107 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3107 & columns_7;
                    const f32 t3109 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3110 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3110 - mean_8;
                    f32 t3112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3112) : "f"(distance_119), "f"(distance_119), "f"(t3109));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3113 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3114 = exists_117 ? t3112 : t3113;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3114;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3115 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3115 & columns_8;
                    const f32 t3117 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3118 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3118 - mean_8;
                    f32 t3120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(distance_120), "f"(distance_120), "f"(t3117));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3121 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3122 = exists_118 ? t3120 : t3121;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3122;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3123 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3123 & columns_7;
                    const f32 t3125 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3126 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3126 - mean_8;
                    f32 t3128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(distance_121), "f"(distance_121), "f"(t3125));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3129 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3130 = exists_119 ? t3128 : t3129;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3130;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3131 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3131 & columns_8;
                    const f32 t3133 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3134 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3134 - mean_8;
                    f32 t3136;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(distance_122), "f"(distance_122), "f"(t3133));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3137 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3138 = exists_120 ? t3136 : t3137;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3138;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3139 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3139 & columns_7;
                    const f32 t3141 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3142 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3142 - mean_8;
                    f32 t3144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(distance_123), "f"(distance_123), "f"(t3141));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3145 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3146 = exists_121 ? t3144 : t3145;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3147 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3147 & columns_8;
                    const f32 t3149 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3150 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3150 - mean_8;
                    f32 t3152;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(distance_124), "f"(distance_124), "f"(t3149));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3153 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3154 = exists_122 ? t3152 : t3153;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3154;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3155 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3155 & columns_7;
                    const f32 t3157 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3158 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3158 - mean_8;
                    f32 t3160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(distance_125), "f"(distance_125), "f"(t3157));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3161 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3162 = exists_123 ? t3160 : t3161;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3162;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3163 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3163 & columns_8;
                    const f32 t3165 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3166 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3166 - mean_8;
                    f32 t3168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(distance_126), "f"(distance_126), "f"(t3165));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3169 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3170 = exists_124 ? t3168 : t3169;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3170;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3171 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3171 & columns_7;
                    const f32 t3173 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3174 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3174 - mean_8;
                    f32 t3176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(distance_127), "f"(distance_127), "f"(t3173));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3177 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3178 = exists_125 ? t3176 : t3177;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3178;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3179 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3179 & columns_8;
                    const f32 t3181 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3182 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3182 - mean_8;
                    f32 t3184;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3184) : "f"(distance_128), "f"(distance_128), "f"(t3181));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3185 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3186 = exists_126 ? t3184 : t3185;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3186;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3187 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3187 & columns_7;
                    const f32 t3189 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3190 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3190 - mean_8;
                    f32 t3192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(distance_129), "f"(distance_129), "f"(t3189));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3193 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3194 = exists_127 ? t3192 : t3193;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3194;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3195 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3195 & columns_8;
                    const f32 t3197 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3198 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3198 - mean_8;
                    f32 t3200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(distance_130), "f"(distance_130), "f"(t3197));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3201 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3202 = exists_128 ? t3200 : t3201;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3202;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3203 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3204;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3204) : "f"(t3203));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3205 = t3203 + t3204;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3206;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3206) : "f"(t3205));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3205 + t3206;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3208 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3209 = t3208 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3209) {
                    const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3211 = t1837 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3212 = t3211 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3213 = t3212 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3213 + 1056u;
                    const u32 t3215 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3216 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3217 = t3216 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3218 = t3217 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3219 = counters + t3218;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3220 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3221 = t3220 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3222 = t3221 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3223 = t3219 + t3222;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3224 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3225 = t3224 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3226 = t3225 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3227 = counters + t3226;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3228 = (u64)t3215;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3229 = t3228 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3230 = t3229 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3231 = t3227 + t3230;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3233 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3234 = t3233 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3223), "r"(t3234) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3236 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3237 = t3236 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3231), "r"(t3237) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3238;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3238) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3239 = t3238 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3239) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3240 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3241 = t3240 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3242 = t3241 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3243 = t1220 + t3242;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3243) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3244 = 3u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t3244) {
                const u32 t3245 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3245 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3247 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3248 = t3247 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3249 = t3248 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3250 = t1220 + t3249;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3251 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3252 = t3251 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3250), "r"(t3252) : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3253 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3253) : "memory");
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3254 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3255 = t3254 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3256 = t3255 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3257 = t3256 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3257 < 56u ? t3257 : 56u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3259 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3260 = t3259 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3260;
                const u32 t3262 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t3262;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3264 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3265 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3266 = t3245 * t3265;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3264 + t3266;
                const u32 t3268 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3269;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3269) : "r"(t3268), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3269 >> tiles_shift;
                const u32 t3271 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3272 = number_4 - t3271;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3273 = t3272 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3274;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3274) : "r"(t3273), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3275 = t3274 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3275 << 4u;
                const u32 t3277 = t3272 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3278;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3278) : "r"(t3277), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3279 = t3278 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3280 = t3279 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3281 = t3272 - t3280;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3281 << 3u;
                const bool t3283 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3284 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3283 ? t3284 : 0u;
                const u32 t3286 = left_20 < 16u ? left_20 : 16u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3287 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3288 = t3287 < 8u ? t3287 : 8u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3289 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3290 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3291 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3292 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3293 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3294 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3295 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3296;
                asm("mov.b32 %0, %1;" : "=f"(t3296) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3297;
                asm("mov.b32 %0, %1;" : "=f"(t3297) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3298;
                asm("mov.b32 %0, %1;" : "=f"(t3298) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3299;
                asm("mov.b32 %0, %1;" : "=f"(t3299) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3300;
                asm("mov.b32 %0, %1;" : "=f"(t3300) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3301;
                asm("mov.b32 %0, %1;" : "=f"(t3301) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3302;
                asm("mov.b32 %0, %1;" : "=f"(t3302) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3303;
                asm("mov.b32 %0, %1;" : "=f"(t3303) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3304;
                asm("mov.b32 %0, %1;" : "=f"(t3304) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3305;
                asm("mov.b32 %0, %1;" : "=f"(t3305) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3306;
                asm("mov.b32 %0, %1;" : "=f"(t3306) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3307;
                asm("mov.b32 %0, %1;" : "=f"(t3307) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3308;
                asm("mov.b32 %0, %1;" : "=f"(t3308) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3309;
                asm("mov.b32 %0, %1;" : "=f"(t3309) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3310;
                asm("mov.b32 %0, %1;" : "=f"(t3310) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3311;
                asm("mov.b32 %0, %1;" : "=f"(t3311) : "r"(row_16));
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 t3312 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t3312 & 127u;
                const u32 t3314 = thread_2 & 7u;
#line 91 "fa-kernels/src/conv/output.rs"
                const u32 t3315 = thread_2 >> 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3316 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3317 = t3316 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3318 = t3317 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t3318 & 63u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t3320 = t3314 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t3321 = t3320 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t3321 << 4u;
#line 95 "fa-kernels/src/conv/output.rs"
                const bool t3323 = channel_3 < 64u;
#line 95 "fa-kernels/src/conv/output.rs"
                if (t3323) {
#line 97 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 t3324 = i_7 << 4u;
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t3315 + t3324;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t3326 = pixel >> 3u;
                        const u32 t3327 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                        const u32 row_17 = first_row_2 + t3326;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3329 = pixel < 127u ? pixel : 127u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3330 = t3329 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3331 = t3314 ^ t3330;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3332 = t3329 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3333 = t3331 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3334 = t3332 + t3333;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1223 + t3334;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3336 = row_18 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3337;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3337) : "r"(row_18));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3338;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3338) : "h"(t3337));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3339;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3339) : "r"(t3336));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3340;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3340) : "h"(t3339));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3341 = t3338 - t3297;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3342 = t3341 * t3296;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3343;
                        asm("abs.f32 %0, %1;" : "=f"(t3343) : "f"(t3342));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3344;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3344) : "f"(t3343), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(t3344), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(t3344), "f"(t3345), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3344), "f"(t3346), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(t3344), "f"(t3347), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3344), "f"(t3348), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(t3344), "f"(t3349), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3351 = -t3344;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3352;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3352) : "f"(t3350));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3353) : "f"(t3342), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t3351), "f"(t3352), "f"(t3353));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3355 = t3340 - t3299;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3356 = t3355 * t3298;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("abs.f32 %0, %1;" : "=f"(t3357) : "f"(t3356));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3358) : "f"(t3357), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3358), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(t3358), "f"(t3359), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3358), "f"(t3360), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3358), "f"(t3361), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3358), "f"(t3362), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t3358), "f"(t3363), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3365 = -t3358;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3366;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3366) : "f"(t3364));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3367) : "f"(t3356), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3365), "f"(t3366), "f"(t3367));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3354), "f"(t3368));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3370 = row_19 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3371;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3371) : "r"(row_19));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3372;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3372) : "h"(t3371));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3373;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3373) : "r"(t3370));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3374;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3374) : "h"(t3373));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3375 = t3372 - t3301;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3376 = t3375 * t3300;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("abs.f32 %0, %1;" : "=f"(t3377) : "f"(t3376));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3378) : "f"(t3377), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3378), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3378), "f"(t3379), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3378), "f"(t3380), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3378), "f"(t3381), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3378), "f"(t3382), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t3378), "f"(t3383), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3385 = -t3378;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3386) : "f"(t3384));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3387) : "f"(t3376), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3385), "f"(t3386), "f"(t3387));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3389 = t3374 - t3303;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3390 = t3389 * t3302;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("abs.f32 %0, %1;" : "=f"(t3391) : "f"(t3390));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3392) : "f"(t3391), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3392), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3392), "f"(t3393), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3392), "f"(t3394), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3392), "f"(t3395), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(t3392), "f"(t3396), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(t3392), "f"(t3397), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3399 = -t3392;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(t3398));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3401;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3401) : "f"(t3390), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(t3399), "f"(t3400), "f"(t3401));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3388), "f"(t3402));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3404 = row_20 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3405;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3405) : "r"(row_20));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3406;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3406) : "h"(t3405));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3407;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3407) : "r"(t3404));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3408;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3408) : "h"(t3407));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3409 = t3406 - t3305;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3410 = t3409 * t3304;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3411;
                        asm("abs.f32 %0, %1;" : "=f"(t3411) : "f"(t3410));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3412;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3412) : "f"(t3411), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3412), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(t3412), "f"(t3413), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3412), "f"(t3414), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3412), "f"(t3415), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3412), "f"(t3416), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3412), "f"(t3417), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3419 = -t3412;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3420;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3420) : "f"(t3418));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3421;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3421) : "f"(t3410), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(t3419), "f"(t3420), "f"(t3421));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3423 = t3408 - t3307;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3424 = t3423 * t3306;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3425;
                        asm("abs.f32 %0, %1;" : "=f"(t3425) : "f"(t3424));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3426;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3426) : "f"(t3425), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(t3426), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(t3426), "f"(t3427), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(t3426), "f"(t3428), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(t3426), "f"(t3429), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3426), "f"(t3430), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(t3426), "f"(t3431), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3433 = -t3426;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3434;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3434) : "f"(t3432));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3435;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3435) : "f"(t3424), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(t3433), "f"(t3434), "f"(t3435));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3422), "f"(t3436));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3438 = row_21 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3439;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3439) : "r"(row_21));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3440;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3440) : "h"(t3439));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3441;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3441) : "r"(t3438));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3442;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3442) : "h"(t3441));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3443 = t3440 - t3309;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3444 = t3443 * t3308;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3445;
                        asm("abs.f32 %0, %1;" : "=f"(t3445) : "f"(t3444));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3446;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3446) : "f"(t3445), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(t3446), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(t3446), "f"(t3447), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(t3446), "f"(t3448), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3446), "f"(t3449), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3446), "f"(t3450), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(t3446), "f"(t3451), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3453 = -t3446;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3454;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3454) : "f"(t3452));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3455;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3455) : "f"(t3444), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3453), "f"(t3454), "f"(t3455));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3457 = t3442 - t3311;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3458 = t3457 * t3310;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3459;
                        asm("abs.f32 %0, %1;" : "=f"(t3459) : "f"(t3458));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3460;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3460) : "f"(t3459), "f"(5.6f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(t3460), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(t3460), "f"(t3461), "f"(0.007938604f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3460), "f"(t3462), "f"(-0.0530439f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(t3460), "f"(t3463), "f"(-0.45917815f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(t3460), "f"(t3464), "f"(-1.1510339f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(t3460), "f"(t3465), "f"(-1.0000077f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3467 = -t3460;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3468;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3468) : "f"(t3466));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3469;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3469) : "f"(t3458), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t3467), "f"(t3468), "f"(t3469));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3456), "f"(t3470));
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3472 = row_17 < t3286;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3473 = t3327 < t3288;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3474 = t3472 & t3473;
#line 108 "fa-kernels/src/conv/output.rs"
                        if (t3474) {
                            const u32 at_22 = y_12 + row_17;
#line 109 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t3327;
                            const u64 t3477 = (u64)sample_4;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3478 = t3477 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3479 = t3478 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3480 = y + t3479;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3481 = (u64)at_22;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3482 = t3481 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3483 = t3482 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3484 = t3480 + t3483;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3485 = (u64)at_23;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3486 = t3485 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3487 = t3486 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3488 = t3484 + t3487;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3489 = (u64)channel_3 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3490 = t3488 + t3489;
#line 110 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3490), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3491 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t3491) {
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3492 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3492) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3493 = t1221 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3494 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3495 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3496 = t3495 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3497 = t3494 + t3496;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3498 = t3493 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3499 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3500 = t3499 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3501 = t3498 + t3500;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3502 = t3497 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3503 = t3501 ^ t3502;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3504 = t3497 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3505 = t3503 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3506 = t3504 + t3505;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3507 = t1223 + t3506;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3508;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3508) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3509;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3509) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3510;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3510) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3511;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3511) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3508), "r"(t3509), "r"(t3510), "r"(t3511) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3512;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3512) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3513;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3513) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3514;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3514) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3515;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3515) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3512), "r"(t3513), "r"(t3514), "r"(t3515) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3516;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3516) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3517;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3517) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3518;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3518) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3519;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3519) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3516), "r"(t3517), "r"(t3518), "r"(t3519) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3520;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3520) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3521;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3521) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3522;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3522) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3523;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3523) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3520), "r"(t3521), "r"(t3522), "r"(t3523) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3524;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3524) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3525;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3525) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3526;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3526) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3527;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3527) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3524), "r"(t3525), "r"(t3526), "r"(t3527) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3528;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3528) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3529;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3529) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3530;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3530) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3531;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3531) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3528), "r"(t3529), "r"(t3530), "r"(t3531) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3532;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3532) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3533;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3533) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3534;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3534) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3535;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3535) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3532), "r"(t3533), "r"(t3534), "r"(t3535) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3536;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3536) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3537;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3537) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3538;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3538) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3539;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3539) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3507), "r"(t3536), "r"(t3537), "r"(t3538), "r"(t3539) : "memory");
            }
        }
    }
}
