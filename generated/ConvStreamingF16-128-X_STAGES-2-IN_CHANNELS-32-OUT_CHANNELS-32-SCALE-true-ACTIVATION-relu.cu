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
    const u64 scale /* f16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
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
    const u32 outputs = smem_1 + 161792u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = smem_1 + 161792u;
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
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_2 = handovers + 2112u;
        const u32 t23 = coefficients_2 + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
        const u32 t24 = t23 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t25 = t23 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
        const u32 t26 = t23 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(barriers) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = barriers + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = barriers + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = barriers + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = barriers + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = barriers + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = barriers + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = barriers + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t34 = barriers + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t35 = barriers + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t36 = barriers + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t37 = barriers + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t38 = barriers + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t41 = index == 3u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t41) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t43 = index_2 == 3u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t43) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = t44 - t45;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = t46 / t47;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t48 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t49; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t50 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t51 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = i * t51;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t50 + t52;
                const u32 t54 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t55;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t55 >> tiles_shift;
                const u32 t57 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t58 = number - t57;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t59 = t58 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t60;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t60 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t61 << 5u;
                const u32 t63 = t58 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t64;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t64) : "r"(t63), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = t64 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = t65 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = t58 - t66;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t67 << 3u;
                const bool t69 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t69 ? t70 : 0u;
                const u32 t72 = left < 32u ? left : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t73 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t74 = t73 < 8u ? t73 : 8u;
#line 72 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 slot = i & 1u;
                const u32 t76 = slot + 2u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t77 = t76 << 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t78 = barriers + t77;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t79 = i >> 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = t79 & 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t81 = t80 ^ 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t78), "r"(t81) : "memory");
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t83 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t84 = barriers + t83;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t85 = i >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t86 = t85 & 1u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t87 = slot * 44032u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t87;
                const u32 t89 = x_2 - 1u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t90 = y_2 - 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t91;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t91) : );
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t92 = t91 == 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                if (t92) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 43520;" :  : "r"(t84) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t84), "r"(0u), "r"(t89), "r"(t90), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t93 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t93) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t94 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t95 = t94 + i_2;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t95 % 9u;
                        const u32 t97 = tap + 4u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t98 = t97 << 3u;
#line 115 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t99 = barriers + t98;
                        const u32 t100 = tap << 13u;
#line 116 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t9 + t100;
                        const u32 t102 = tap % 3u;
#line 117 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t103 = tap / 3u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t104;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t104) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t105 = t104 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t105) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t99) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t99), "r"(0u), "r"(t102), "r"(t103), "r"(0u) : "memory");
#line 129 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 to_3 = to_2 + 4096u;
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t99), "r"(4294967264u), "r"(t102), "r"(t103), "r"(0u) : "memory");
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
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
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
                                const u32 t133 = channel < 31u ? channel : 31u;
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
                                    const u32 t137 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t138 = i_4 < t137 ? i_4 : t137;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t140 + t138;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t141 + 544u;
                                    const u32 t143 = at_2 + all;
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
                                    const u32 t160 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t161 = own < t160 ? own : t160;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t163 + t161;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t164 + 544u;
                                    const u32 t166 = at_3 + all;
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
                                    const u32 t183 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t184 = own_2 < t183 ? own_2 : t183;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t186 + t184;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t187 + 544u;
                                    const u32 t189 = at_4 + all;
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
                                    const u32 t206 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t207 = own_3 < t206 ? own_3 : t206;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t133 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t209 = t208 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t209 + t207;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t210 + 544u;
                                    const u32 t212 = at_5 + all;
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
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t229 = i_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t230 = t229 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t231;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t231) : "r"(t230), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t232 = t231 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t232 << 5u;
                                    const u32 t234 = t229 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t235;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t235) : "r"(t234), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t236 = t235 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = t236 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t238 = t229 - t237;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t238 << 3u;
                                    const bool t240 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t241 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t240 ? t241 : 0u;
                                    const u32 t243 = left_2 < 32u ? left_2 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t244 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t245 = t244 < 8u ? t244 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t246 = i_4 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t247 = i_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t247 << 4u;
                                    const bool t249 = before < t243;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = t243 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t249 ? t250 : 0u;
                                    const u32 t252 = left_3 < 16u ? left_3 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t253 = t252 * t245;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t254 = own >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = t254 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t256;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t256) : "r"(t255), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t257 << 5u;
                                    const u32 t259 = t254 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t260;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t260) : "r"(t259), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = t260 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = t261 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = t254 - t262;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t263 << 3u;
                                    const bool t265 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t265 ? t266 : 0u;
                                    const u32 t268 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t269 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t270 = t269 < 8u ? t269 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t271 = own < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t272 = own & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t272 << 4u;
                                    const bool t274 = before_2 < t268;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t268 - before_2;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t274 ? t275 : 0u;
                                    const u32 t277 = left_5 < 16u ? left_5 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t278 = t277 * t270;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t279 = own_2 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = t279 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t281;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t281) : "r"(t280), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = t281 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t282 << 5u;
                                    const u32 t284 = t279 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t285;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t285) : "r"(t284), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = t285 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = t286 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t279 - t287;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t288 << 3u;
                                    const bool t290 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t291 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t290 ? t291 : 0u;
                                    const u32 t293 = left_6 < 32u ? left_6 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t295 = t294 < 8u ? t294 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t296 = own_2 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t297 = own_2 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t297 << 4u;
                                    const bool t299 = before_3 < t293;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t300 = t293 - before_3;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t299 ? t300 : 0u;
                                    const u32 t302 = left_7 < 16u ? left_7 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t303 = t302 * t295;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t304 = own_3 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t305 = t304 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t306;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t306) : "r"(t305), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t307 = t306 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t307 << 5u;
                                    const u32 t309 = t304 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t310;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t310) : "r"(t309), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = t310 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t312 = t311 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t313 = t304 - t312;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t313 << 3u;
                                    const bool t315 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t316 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t315 ? t316 : 0u;
                                    const u32 t318 = left_8 < 32u ? left_8 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t319 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t320 = t319 < 8u ? t319 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t321 = own_3 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t322 = own_3 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t322 << 4u;
                                    const bool t324 = before_4 < t318;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t325 = t318 - before_4;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t324 ? t325 : 0u;
                                    const u32 t327 = left_9 < 16u ? left_9 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t328 = t327 * t320;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t329 = t246 ? t253 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t329;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t331 = t271 ? t278 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t331;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t333 = t296 ? t303 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t333;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t335 = t321 ? t328 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t335;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t151) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t337;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t159) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t338;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t174) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t339;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t340;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t182) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t340;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t341;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t197) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t341;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t342;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t205) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t342;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t343;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t343) : "l"(t220) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t343;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t344;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t228) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t344;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t345 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t346 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t347 = t345 < t346 ? t345 : t346;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t348 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t349 = t347 < t348 ? t347 : t348;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t350 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t351 = t349 < t350 ? t349 : t350;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t352 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t353 = t351 < t352 ? t351 : t352;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t354 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t355 = t353 < t354 ? t353 : t354;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t356 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t357 = t355 < t356 ? t355 : t356;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t358 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t359 = t357 < t358 ? t357 : t358;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t360 = t359 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t361 = __any_sync(0xffffffffu, t360);
                                        if (!t361) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t362 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t363 = t362 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t363) {
                                            u32 t364;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t364) : "l"(t151) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t364;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t365 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t366 = t365 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t366) {
                                            u32 t367;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t159) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t367;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t368 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t369 = t368 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t369) {
                                            u32 t370;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t370) : "l"(t174) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t370;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t371 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t372 = t371 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t372) {
                                            u32 t373;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t373) : "l"(t182) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t373;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t374 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t375 = t374 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t375) {
                                            u32 t376;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t376) : "l"(t197) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t376;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t377 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t378 = t377 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t378) {
                                            u32 t379;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t205) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t379;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t380 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t381 = t380 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t381) {
                                            u32 t382;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t382) : "l"(t220) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t382;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t383 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t384 = t383 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t384) {
                                            u32 t385;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t385) : "l"(t228) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t385;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t403 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t403));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t405 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t405));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t407 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t407));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t409 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t409));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t411 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t411));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t413 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t413));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t415 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t415));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t417 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t417));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t419 = t246 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t420 = t271 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t421 = t296 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t422 = t321 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = t423 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t424 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = counts * t426;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = counts_2 * t428;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = t427 + t429;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = counts_3 * t431;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = t430 + t432;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = counts_4 * t434;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = t433 + t435;
                                    f32 t437;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t438;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(t437));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t436 * t438;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t441 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t441 - distance;
                                    const f32 t443 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t444;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(counts), "f"(t419));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t445 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t445 - distance;
                                    const f32 t447 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t448;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(counts_2), "f"(t420));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t449 = t444 + t448;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t450 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t450 - distance;
                                    const f32 t452 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t453;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t452), "f"(counts_3), "f"(t421));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t454 = t449 + t453;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t455 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t455 - distance;
                                    const f32 t457 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t458;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t457), "f"(counts_4), "f"(t422));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t454 + t458;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t460 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t461 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t462 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t460 + count_2;
                                    const f32 difference = mean_2 - t461;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t465;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t466;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t466) : "f"(t465));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t466;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t461));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t469 = t460 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t470 = t469 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t471 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t472 = t471 * t460;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t473 = t462 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t474;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t472), "f"(share_2), "f"(t473));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t470;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t474;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t475 = i_4 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t475) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t151), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t159), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t476 = own < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t476) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t174), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t182), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t477 = own_2 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t477) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t197), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t205), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t478 = own_3 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t478) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t220), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t228), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t479 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t481 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t482 = channel < 32u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t482) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t483;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(t479), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t484;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t481 * t484;
                                    const f32 t486 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t486));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t488 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t489 = t488 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t490 = t489 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t491 = scale + t490;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f16 t492;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t492) : "l"(t491) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t493;
                                    asm("cvt.f32.f16 %0, %1;" : "=f"(t493) : "h"(t492));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t493;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t495 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t496 = 0u < t495;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t496) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t498 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = counters + t501;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t502 + t505;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = counters + t509;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = (u64)t498;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t511 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = t512 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t510 + t513;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t516 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t517 = t516 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t506), "r"(t517) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t519 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t520 = t519 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t514), "r"(t520) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t521 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t522 = 1u < t521;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t522) {
                                        const u32 t523 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t523;
                                        const u32 t525 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = counters + t528;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t529 + t532;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = counters + t536;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = (u64)t525;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t538 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = t539 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t537 + t540;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t543 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t544 = t543 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t533), "r"(t544) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t546 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t547 = t546 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t541), "r"(t547) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t548 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t549 = 2u < t548;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t549) {
                                        const u32 t550 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t550;
                                        const u32 t552 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = counters + t555;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t556 + t559;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = counters + t563;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = (u64)t552;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t565 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = t566 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t564 + t567;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t570 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t571 = t570 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t560), "r"(t571) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t573 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t574 = t573 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t568), "r"(t574) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t575 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t576 = 3u < t575;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t576) {
                                        const u32 t577 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t577;
                                        const u32 t579 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = counters + t582;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t583 + t586;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = counters + t590;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = (u64)t579;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t592 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = t593 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t591 + t594;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t597 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t598 = t597 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t587), "r"(t598) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t600 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t601 = t600 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t595), "r"(t601) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t602 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t603 = 4u < t602;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t603) {
                                        const u32 t604 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t604;
                                        const u32 t606 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = counters + t609;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t610 + t613;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = counters + t617;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = (u64)t606;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t619 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = t620 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t618 + t621;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t624 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t625 = t624 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t614), "r"(t625) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t627 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t628 = t627 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t622), "r"(t628) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t629 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t630 = 5u < t629;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t630) {
                                        const u32 t631 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t631;
                                        const u32 t633 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = counters + t636;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t637 + t640;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = counters + t644;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = (u64)t633;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t646 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = t647 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t645 + t648;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t651 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t652 = t651 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t641), "r"(t652) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t654 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t655 = t654 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t649), "r"(t655) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t656 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t657 = 6u < t656;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t657) {
                                        const u32 t658 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t658;
                                        const u32 t660 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = counters + t663;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t664 + t667;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t669 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = counters + t671;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = (u64)t660;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t673 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = t674 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t672 + t675;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t678 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t679 = t678 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t668), "r"(t679) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t681 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t682 = t681 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t676), "r"(t682) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t683 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t684 = 7u < t683;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t684) {
                                        const u32 t685 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t685;
                                        const u32 t687 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = t688 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = t689 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = counters + t690;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = t692 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = t693 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = t691 + t694;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t696 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t697 = t696 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t698 = t697 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t699 = counters + t698;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t700 = (u64)t687;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t701 = t700 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t702 = t701 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t703 = t699 + t702;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t705 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t706 = t705 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t695), "r"(t706) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t708 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t709 = t708 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t703), "r"(t709) : "memory");
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
                                    const u32 t711 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t711 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t713 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t713 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t715 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t715 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t717 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t718 = own_4 < t717 ? own_4 : t717;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t719 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t720 = t719 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = t720 + t718;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t721 + 544u;
                                    const u32 t723 = at_14 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = counters + t726;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)at_14;
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
                                    const u32 t740 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t741 = own_5 < t740 ? own_5 : t740;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t742 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t743 = t742 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = t743 + t741;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t744 + 544u;
                                    const u32 t746 = at_15 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = counters + t749;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)at_15;
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
                                    const u32 t763 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t764 = own_6 < t763 ? own_6 : t763;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t765 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t766 = t765 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t767 = t766 + t764;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t767 + 544u;
                                    const u32 t769 = at_16 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t770 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = counters + t772;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = (u64)at_16;
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
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t786 = all - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t787 = own_7 < t786 ? own_7 : t786;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t788 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t789 = t788 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t790 = t789 + t787;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t790 + 544u;
                                    const u32 t792 = at_17 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = t793 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = t794 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = counters + t795;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = t797 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = t798 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = t796 + t799;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t801 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t802 = t801 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t803 = t802 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t804 = counters + t803;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t805 = (u64)t792;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t806 = t805 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t807 = t806 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t808 = t804 + t807;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t809 = own_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = t809 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t811;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t811) : "r"(t810), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = t811 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t812 << 5u;
                                    const u32 t814 = t809 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t815;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t815) : "r"(t814), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = t815 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t809 - t817;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t818 << 3u;
                                    const bool t820 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t820 ? t821 : 0u;
                                    const u32 t823 = left_10 < 32u ? left_10 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t824 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 < 8u ? t824 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t826 = own_4 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t827 = own_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t827 << 4u;
                                    const bool t829 = before_5 < t823;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t823 - before_5;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t829 ? t830 : 0u;
                                    const u32 t832 = left_11 < 16u ? left_11 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t833 = t832 * t825;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t834 = own_5 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = t834 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t836;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t836) : "r"(t835), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = t836 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t837 << 5u;
                                    const u32 t839 = t834 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t840;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t840) : "r"(t839), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = t841 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = t834 - t842;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t843 << 3u;
                                    const bool t845 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t845 ? t846 : 0u;
                                    const u32 t848 = left_12 < 32u ? left_12 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = t849 < 8u ? t849 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t851 = own_5 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t852 = own_5 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t852 << 4u;
                                    const bool t854 = before_6 < t848;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = t848 - before_6;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t854 ? t855 : 0u;
                                    const u32 t857 = left_13 < 16u ? left_13 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t858 = t857 * t850;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t859 = own_6 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = t859 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t861;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t861) : "r"(t860), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = t861 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t862 << 5u;
                                    const u32 t864 = t859 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t865;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t865) : "r"(t864), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t866 = t865 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = t866 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = t859 - t867;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t868 << 3u;
                                    const bool t870 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t871 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t870 ? t871 : 0u;
                                    const u32 t873 = left_14 < 32u ? left_14 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t874 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = t874 < 8u ? t874 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t876 = own_6 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t877 = own_6 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t877 << 4u;
                                    const bool t879 = before_7 < t873;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t880 = t873 - before_7;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t879 ? t880 : 0u;
                                    const u32 t882 = left_15 < 16u ? left_15 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t883 = t882 * t875;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t884 = own_7 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t885 = t884 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t886;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t886) : "r"(t885), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t887 = t886 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t887 << 5u;
                                    const u32 t889 = t884 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t890;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t890) : "r"(t889), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t891 = t890 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t892 = t891 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t893 = t884 - t892;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t893 << 3u;
                                    const bool t895 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t896 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t895 ? t896 : 0u;
                                    const u32 t898 = left_16 < 32u ? left_16 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t899 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t900 = t899 < 8u ? t899 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t901 = own_7 < all;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t902 = own_7 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t902 << 4u;
                                    const bool t904 = before_8 < t898;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t905 = t898 - before_8;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t904 ? t905 : 0u;
                                    const u32 t907 = left_17 < 16u ? left_17 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t908 = t907 * t900;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t909 = t826 ? t833 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t909;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t911 = t851 ? t858 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t911;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t913 = t876 ? t883 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t913;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t915 = t901 ? t908 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t915;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t917;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t917) : "l"(t731) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t917;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t918;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t918) : "l"(t739) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t918;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t919;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t919) : "l"(t754) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t919;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t920;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t920) : "l"(t762) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t920;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t921;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t921) : "l"(t777) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t921;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t922;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t922) : "l"(t785) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t922;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t923;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t923) : "l"(t800) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t923;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t924;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t924) : "l"(t808) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t924;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t925 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t926 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t927 = t925 < t926 ? t925 : t926;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t928 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t929 = t927 < t928 ? t927 : t928;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t930 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t931 = t929 < t930 ? t929 : t930;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t932 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t933 = t931 < t932 ? t931 : t932;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t934 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t935 = t933 < t934 ? t933 : t934;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t936 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t937 = t935 < t936 ? t935 : t936;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t938 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t939 = t937 < t938 ? t937 : t938;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t940 = t939 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t941 = __any_sync(0xffffffffu, t940);
                                        if (!t941) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t942 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t943 = t942 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t943) {
                                            u32 t944;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t944) : "l"(t731) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t944;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t945 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t946 = t945 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t946) {
                                            u32 t947;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t947) : "l"(t739) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t947;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t948 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t949 = t948 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t949) {
                                            u32 t950;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t950) : "l"(t754) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t950;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t951 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t952 = t951 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t952) {
                                            u32 t953;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t953) : "l"(t762) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t953;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t954 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t955 = t954 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t955) {
                                            u32 t956;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t956) : "l"(t777) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t956;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t957 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t958 = t957 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t958) {
                                            u32 t959;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t959) : "l"(t785) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t959;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t960 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t961 = t960 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t961) {
                                            u32 t962;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t962) : "l"(t800) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t962;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t963 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t964 = t963 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t964) {
                                            u32 t965;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t965) : "l"(t808) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t965;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t983 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t983));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t985 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t985));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t987 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t987));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t989 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t989));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t991 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t991));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t993 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t993));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t995 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t995));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t997 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t997));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t999 = t826 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t1000 = t851 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t1001 = t876 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t1002 = t901 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1003;
                                    asm("mov.b32 %0, %1;" : "=r"(t1003) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1004;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1004) : "r"(t1003));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t1004));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = t1006 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1007 + counts_8;
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = t1010 + t1011;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1013) : "f"(t1012));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1012 + t1013;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1014 + t1015;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(t1016));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1016 + t1017;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = counts_5 * t1019;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = counts_6 * t1021;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1020 + t1022;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = counts_7 * t1024;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1026 = t1023 + t1025;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1028 = counts_8 * t1027;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1026 + t1028;
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1029 + t1030;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1031 + t1032;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1033 + t1034;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1035 + t1036;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1037 + t1038;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1041;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(t1040));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1039 * t1041;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1044 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1044 - distance_2;
                                    const f32 t1046 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1047;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1047) : "f"(t1046), "f"(counts_5), "f"(t999));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1048 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1048 - distance_2;
                                    const f32 t1050 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1051;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1051) : "f"(t1050), "f"(counts_6), "f"(t1000));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1052 = t1047 + t1051;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1053 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1053 - distance_2;
                                    const f32 t1055 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1056;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1056) : "f"(t1055), "f"(counts_7), "f"(t1001));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1057 = t1052 + t1056;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1058 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1058 - distance_2;
                                    const f32 t1060 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1061;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1060), "f"(counts_8), "f"(t1002));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1062 = t1057 + t1061;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1063;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1063) : "f"(t1062));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1064 = t1062 + t1063;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1065;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1065) : "f"(t1064));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1066 = t1064 + t1065;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1067;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1067) : "f"(t1066));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1068 = t1066 + t1067;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1069;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1069) : "f"(t1068));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1070 = t1068 + t1069;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1071;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1071) : "f"(t1070));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1070 + t1071;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1073 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1074 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1075 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1073 + count_5;
                                    const f32 difference_2 = mean_5 - t1074;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1078;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1078) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1079;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(t1078));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1079;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1074));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1082 = t1073 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1083 = t1082 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1084 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1085 = t1084 * t1073;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1086 = t1075 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1087;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(t1085), "f"(share_3), "f"(t1086));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1083;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1087;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1088 = own_4 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1088) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t731), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t739), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1089 = own_5 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1089) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t754), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t762), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1090 = own_6 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1090) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t777), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t785), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1091 = own_7 < all;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1091) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t800), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t808), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1092 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1094 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1095;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1092), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1096;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(t1095));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1094 * t1096;
                                const f32 t1098 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1098));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1100 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1101 = t1100 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1102 = t1101 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1103 = scale + t1102;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f16 t1104;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1104) : "l"(t1103) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1105;
                                asm("cvt.f32.f16 %0, %1;" : "=f"(t1105) : "h"(t1104));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1105;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1107 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1108 = lane < t1107;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1108) {
                                    const u32 t1109 = lane << 6u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1110 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1109 + t1110;
                                    const u32 t1112 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1113 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1114 = t1113 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1115 = t1114 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1116 = counters + t1115;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1117 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1118 = t1117 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1119 = t1118 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1120 = t1116 + t1119;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1121 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1122 = t1121 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1123 = t1122 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1124 = counters + t1123;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1125 = (u64)t1112;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1126 = t1125 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1127 = t1126 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1128 = t1124 + t1127;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1130 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1131 = t1130 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1120), "r"(t1131) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1133 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1134 = t1133 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1128), "r"(t1134) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1135 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1135;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1137 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1138 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1139 = t1138 << 6u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1139 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1141 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1142 = t1141 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1143 = t1142 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1144 = counters + t1143;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1145 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1146 = t1145 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1147 = t1146 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1148 = t1144 + t1147;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1149 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1150 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1151 = t1150 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1152 = t1151 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1153 = counters + t1152;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1154 = (u64)t1149;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1155 = t1154 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1156 = t1155 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1157 = t1153 + t1156;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1158;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1158) : "l"(t1148) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1158;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1159;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1159) : "l"(t1157) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1159;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1160 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1161 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1162 = t1160 < t1161 ? t1160 : t1161;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1163 = t1162 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1164 = __any_sync(0xffffffffu, t1163);
                        if (!t1164) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1165 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1166 = t1165 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1166) {
                            u32 t1167;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1167) : "l"(t1148) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1167;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1168 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1169 = t1168 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1169) {
                            u32 t1170;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1170) : "l"(t1157) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1170;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1176 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1176));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1178 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1178));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1180 = t1137 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1181 = t1180 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1182 = t110 + t1181;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1183 = t1137 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1184 = t1183 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1182), "r"(t1184) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1185 = t1137 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1186 = t1185 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1186;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1188 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1188;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_35) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_4), "f"(heard_36) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1190;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1190) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1191 = t1190 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1191) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1137 & 1u;
                        const u32 t1193 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1194 = t1193 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1195 = t110 + t1194;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1195) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1196 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1196) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1198 = copy + 512u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1199 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1200 = t1199 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1201 = t1200 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1202 = counters + t1201;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1203 = (u64)t1198;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1204 = t1203 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1205 = t1204 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1206 = t1202 + t1205;
                        const u32 t1207 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1208 = t1207 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1208 >> 3u;
                        u32 t1210;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1210) : "l"(t1206), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1211 = t1210 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1212 = t1211 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1212;
                    }
                    const u32 t1213 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1214;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1214) : "r"(t1213));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1215 = t1214 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1215) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1148), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1157), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1216 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1216;
        const u32 t1218 = coefficients_6 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1219 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1220 = index << 14u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1221 = outputs + t1220;
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
        const u32 t1222 = t1219 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1223 = t1222 & 31u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1224 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1223 + t1224;
        const u32 channels = first_2 + 8u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1227 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1228 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1229 = t1227 - t1228;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1230 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1231 = t1229 / t1230;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1231 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1233 = rounds + 3u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1233; i_6 += 3u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1234 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1234) {
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
                acc_49 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
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
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1235 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1235) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1236 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1236) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1239 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1240 = barriers + t1239;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1241 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1242 = t1241 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1240), "r"(t1242) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1243 = slot_3 * 44032u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1244 = smem_1 + t1243;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1245 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1245) {
                    const u32 t1246 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1246), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1247 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1248 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1249 = t1247 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1250 = (u64)t1249;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1251 = t1250 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1252 = t1248 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1253 = (u64)t1252;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1254 = t1253 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t1247 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = (u64)t1255;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1257 = t1256 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1258 = t1248 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1259 = (u64)t1258;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1260 = t1259 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1262 = t1261 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1263 + 1280u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1265 = t1262 + 65536u;
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
                const u32 t1271 = t1262 + 65538u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1251), "l"(t1254), "l"(t1257), "l"(t1260), "l"(t1267), "l"(t1270), "l"(t1273), "l"(t1276) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1277 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1277) {
                    const u32 t1278 = barriers + 40u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1278), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1279 = t9 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1280 = t1279 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1281 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1281 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t1280 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = (u64)t1283;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1285 = t1284 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1286 = t1282 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = (u64)t1286;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1288 = t1287 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1289 = t1280 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1290 = (u64)t1289;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1291 = t1290 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1282 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = (u64)t1292;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1294 = t1293 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1295 = t1279 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1296 = t1295 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1298 = t1297 + 1288u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1299 = t1296 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1300 = (u64)t1299;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = t1300 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1302 = t1298 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1303 = (u64)t1302;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = t1303 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1305 = t1296 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = (u64)t1305;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1308 = t1298 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = (u64)t1308;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = t1309 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1285), "l"(t1288), "l"(t1291), "l"(t1294), "l"(t1301), "l"(t1304), "l"(t1307), "l"(t1310) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1311 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1311) {
                    const u32 t1312 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1312), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t9 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1314 = t1313 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1315 = t1244 >> 4u;
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
                const u32 t1329 = t1313 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1330 = t1329 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1331 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1331 + 1296u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1330 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = (u64)t1333;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1335 = t1334 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1332 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = (u64)t1336;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = t1337 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1339 = t1330 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = (u64)t1339;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = t1340 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1342 = t1332 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = (u64)t1342;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = t1343 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1319), "l"(t1322), "l"(t1325), "l"(t1328), "l"(t1335), "l"(t1338), "l"(t1341), "l"(t1344) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1345 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1345) {
                    const u32 t1346 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1346), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1347 = t9 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1348 = t1347 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1349 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1349 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t1348 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1352 = (u64)t1351;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1353 = t1352 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1350 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = (u64)t1354;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1356 = t1355 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1348 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = (u64)t1357;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = t1358 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1350 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = (u64)t1360;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = t1361 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1347 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1364 = t1363 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1365 + 1360u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1367 = t1364 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = (u64)t1367;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = t1368 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1370 = t1366 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = (u64)t1370;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = t1371 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t1364 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = (u64)t1373;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = t1374 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1376 = t1366 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = (u64)t1376;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = t1377 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1369), "l"(t1372), "l"(t1375), "l"(t1378) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1379 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1379) {
                    const u32 t1380 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1380), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t9 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1382 = t1381 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1383 = t1244 >> 4u;
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
                const u32 t1397 = t1381 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1398 = t1397 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1399 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1400 = t1399 + 1368u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1401 = t1398 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1402 = (u64)t1401;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1403 = t1402 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1400 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1405 = (u64)t1404;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1406 = t1405 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1407 = t1398 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = (u64)t1407;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1409 = t1408 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1410 = t1400 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1411 = (u64)t1410;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1412 = t1411 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1387), "l"(t1390), "l"(t1393), "l"(t1396), "l"(t1403), "l"(t1406), "l"(t1409), "l"(t1412) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1413 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1413) {
                    const u32 t1414 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1414), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1415 = t9 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1416 = t1415 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1417 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1418 = t1417 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1419 = t1416 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1420 = (u64)t1419;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = t1420 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1422 = t1418 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1423 = (u64)t1422;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = t1423 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1425 = t1416 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = (u64)t1425;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = t1426 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1428 = t1418 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = (u64)t1428;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = t1429 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1431 = t1415 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1432 = t1431 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1433 + 1376u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1421), "l"(t1424), "l"(t1427), "l"(t1430), "l"(t1437), "l"(t1440), "l"(t1443), "l"(t1446) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1447 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1447) {
                    const u32 t1448 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1448), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1449 = t9 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1450 = t1449 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1451 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1452 = t1451 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1453 = t1450 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = (u64)t1453;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1452 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = (u64)t1456;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = t1457 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1459 = t1450 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = (u64)t1459;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1452 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = (u64)t1462;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = t1463 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1465 = t1449 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1466 = t1465 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1467 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1468 = t1467 + 1440u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1469 = t1466 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1470 = (u64)t1469;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1471 = t1470 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1468 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1473 = (u64)t1472;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1474 = t1473 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1475 = t1466 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = (u64)t1475;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1477 = t1476 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1478 = t1468 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = (u64)t1478;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1480 = t1479 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464), "l"(t1471), "l"(t1474), "l"(t1477), "l"(t1480) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1481 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1481) {
                    const u32 t1482 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1482), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1483 = t9 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1484 = t1483 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1485 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1485 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1487 = t1484 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = (u64)t1487;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1489 = t1488 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1490 = t1486 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = (u64)t1490;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1492 = t1491 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t1484 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = (u64)t1493;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1495 = t1494 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1496 = t1486 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = (u64)t1496;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1498 = t1497 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1499 = t1483 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1500 = t1499 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1501 + 1448u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1489), "l"(t1492), "l"(t1495), "l"(t1498), "l"(t1505), "l"(t1508), "l"(t1511), "l"(t1514) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1515 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1515) {
                    const u32 t1516 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1516), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1517 = t9 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1518 = t1517 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1519 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1520 = t1519 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1521 = t1518 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1522 = (u64)t1521;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1523 = t1522 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1524 = t1520 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1525 = (u64)t1524;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1526 = t1525 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1527 = t1518 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1528 = (u64)t1527;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1529 = t1528 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1530 = t1520 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1531 = (u64)t1530;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1532 = t1531 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1533 = t1517 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1534 = t1533 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1535 = t1244 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1536 = t1535 + 1456u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1537 = t1534 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1538 = (u64)t1537;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1539 = t1538 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1540 = t1536 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1541 = (u64)t1540;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1542 = t1541 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1543 = t1534 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1544 = (u64)t1543;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1545 = t1544 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1546 = t1536 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1547 = (u64)t1546;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1548 = t1547 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1523), "l"(t1526), "l"(t1529), "l"(t1532), "l"(t1539), "l"(t1542), "l"(t1545), "l"(t1548) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1549 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1550 = t1549 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1550) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1551 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1552 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1551 ? 0u : t1552;
                    const u32 t1554 = next + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1554) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1555;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1555) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1556 = t1555 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1556) {
                    const u32 t1557 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1558 = t1557 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1559 = barriers + t1558;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1559) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1562;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(t1560), "f"(t1561));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1563 = t1562 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1564;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1564) : "r"(t1562));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1565;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1565) : "h"(t1564));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1566;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1566) : "r"(t1563));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1567;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1567) : "h"(t1566));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1565;
                acc_2 = t1567;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1570;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(t1568), "f"(t1569));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1571 = t1570 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1572;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1572) : "r"(t1570));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1573;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1573) : "h"(t1572));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1574;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1574) : "r"(t1571));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1575;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1575) : "h"(t1574));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1573;
                acc_4 = t1575;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1578;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(t1576), "f"(t1577));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1579 = t1578 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1580;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1580) : "r"(t1578));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1581;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1581) : "h"(t1580));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1582;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1582) : "r"(t1579));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1583) : "h"(t1582));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1581;
                acc_6 = t1583;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1586;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(t1584), "f"(t1585));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1587 = t1586 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1588;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1588) : "r"(t1586));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1589;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1589) : "h"(t1588));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1590;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1590) : "r"(t1587));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1591) : "h"(t1590));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1589;
                acc_8 = t1591;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1594;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(t1592), "f"(t1593));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1594 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1596;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1596) : "r"(t1594));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1597) : "h"(t1596));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1598;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1598) : "r"(t1595));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1599;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1599) : "h"(t1598));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1597;
                acc_10 = t1599;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1602;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(t1600), "f"(t1601));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1603 = t1602 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1604;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1604) : "r"(t1602));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1605) : "h"(t1604));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1606;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1606) : "r"(t1603));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1607;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1607) : "h"(t1606));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1605;
                acc_12 = t1607;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1610;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(t1608), "f"(t1609));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1611 = t1610 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1612;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1612) : "r"(t1610));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1613;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1613) : "h"(t1612));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1614;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1614) : "r"(t1611));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1615;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1615) : "h"(t1614));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1613;
                acc_14 = t1615;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1618;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(t1616), "f"(t1617));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1619 = t1618 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1620;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1620) : "r"(t1618));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1621;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1621) : "h"(t1620));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1622;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1622) : "r"(t1619));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1623;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1623) : "h"(t1622));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1621;
                acc_16 = t1623;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(t1624), "f"(t1625));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1627 = t1626 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1628;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1628) : "r"(t1626));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1629;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1629) : "h"(t1628));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1630;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1630) : "r"(t1627));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1631;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1631) : "h"(t1630));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1629;
                acc_18 = t1631;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1634;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(t1632), "f"(t1633));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1635 = t1634 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1636;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1636) : "r"(t1634));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1637;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1637) : "h"(t1636));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1638;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1638) : "r"(t1635));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1639) : "h"(t1638));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1637;
                acc_20 = t1639;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(t1640), "f"(t1641));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1643 = t1642 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1644;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1644) : "r"(t1642));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1645;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1645) : "h"(t1644));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1646;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1646) : "r"(t1643));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1647) : "h"(t1646));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1645;
                acc_22 = t1647;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(t1648), "f"(t1649));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1650 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1652;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1652) : "r"(t1650));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1653) : "h"(t1652));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1654;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1654) : "r"(t1651));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1655;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1655) : "h"(t1654));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1653;
                acc_24 = t1655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1658;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(t1656), "f"(t1657));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1659 = t1658 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1660;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1660) : "r"(t1658));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1661) : "h"(t1660));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1662;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1662) : "r"(t1659));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1663;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1663) : "h"(t1662));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1661;
                acc_26 = t1663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1666;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(t1664), "f"(t1665));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1667 = t1666 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1668;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1668) : "r"(t1666));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1669;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1669) : "h"(t1668));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1670;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1670) : "r"(t1667));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1671;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1671) : "h"(t1670));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1669;
                acc_28 = t1671;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1674;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(t1672), "f"(t1673));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1675 = t1674 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1676;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1676) : "r"(t1674));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1677;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1677) : "h"(t1676));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1678;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1678) : "r"(t1675));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1679;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1679) : "h"(t1678));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1677;
                acc_30 = t1679;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1682;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(t1680), "f"(t1681));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1683 = t1682 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1684;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1684) : "r"(t1682));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1685;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1685) : "h"(t1684));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1686;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1686) : "r"(t1683));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1687;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1687) : "h"(t1686));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1685;
                acc_32 = t1687;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1690;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(t1688), "f"(t1689));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1691 = t1690 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1692;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1692) : "r"(t1690));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1693;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1693) : "h"(t1692));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1694;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1694) : "r"(t1691));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1695;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1695) : "h"(t1694));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1693;
                acc_34 = t1695;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1698;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(t1696), "f"(t1697));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1699 = t1698 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1700;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1700) : "r"(t1698));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1701;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1701) : "h"(t1700));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1702;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1702) : "r"(t1699));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1703;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1703) : "h"(t1702));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1701;
                acc_36 = t1703;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1706;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(t1704), "f"(t1705));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1707 = t1706 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1708;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1708) : "r"(t1706));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1709;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1709) : "h"(t1708));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1710;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1710) : "r"(t1707));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1711;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1711) : "h"(t1710));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1709;
                acc_38 = t1711;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1714;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(t1712), "f"(t1713));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1715 = t1714 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1716;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1716) : "r"(t1714));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1717;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1717) : "h"(t1716));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1718;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1718) : "r"(t1715));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1719;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1719) : "h"(t1718));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1717;
                acc_40 = t1719;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1722;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(t1720), "f"(t1721));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1723 = t1722 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1724;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1724) : "r"(t1722));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1725;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1725) : "h"(t1724));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1726;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1726) : "r"(t1723));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1727;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1727) : "h"(t1726));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1725;
                acc_42 = t1727;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1730;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1730) : "f"(t1728), "f"(t1729));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1731 = t1730 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1732;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1732) : "r"(t1730));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1733;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1733) : "h"(t1732));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1734;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1734) : "r"(t1731));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1735;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1735) : "h"(t1734));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1733;
                acc_44 = t1735;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1738;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1738) : "f"(t1736), "f"(t1737));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1739 = t1738 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1740;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1740) : "r"(t1738));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1741;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1741) : "h"(t1740));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1742;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1742) : "r"(t1739));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1743;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1743) : "h"(t1742));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1741;
                acc_46 = t1743;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1746;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(t1744), "f"(t1745));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1747 = t1746 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1748;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1748) : "r"(t1746));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1749;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1749) : "h"(t1748));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1750;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1750) : "r"(t1747));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1751;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1751) : "h"(t1750));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1749;
                acc_48 = t1751;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1754;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(t1752), "f"(t1753));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1755 = t1754 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1756;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1756) : "r"(t1754));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1757;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1757) : "h"(t1756));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1758;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1758) : "r"(t1755));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1759;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1759) : "h"(t1758));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1757;
                acc_50 = t1759;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1762;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(t1760), "f"(t1761));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1763 = t1762 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1764;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1764) : "r"(t1762));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1765;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1765) : "h"(t1764));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1766;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1766) : "r"(t1763));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1767;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1767) : "h"(t1766));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1765;
                acc_52 = t1767;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(t1768), "f"(t1769));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1771 = t1770 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1772;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1772) : "r"(t1770));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1773;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1773) : "h"(t1772));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1774;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1774) : "r"(t1771));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1775;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1775) : "h"(t1774));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1773;
                acc_54 = t1775;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(t1776), "f"(t1777));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1779 = t1778 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1780;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1780) : "r"(t1778));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1781;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1781) : "h"(t1780));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1782;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1782) : "r"(t1779));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1783;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1783) : "h"(t1782));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1781;
                acc_56 = t1783;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1786;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(t1784), "f"(t1785));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1787 = t1786 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1788;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1788) : "r"(t1786));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1789;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1789) : "h"(t1788));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1790;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1790) : "r"(t1787));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1791;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1791) : "h"(t1790));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1789;
                acc_58 = t1791;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1794;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(t1792), "f"(t1793));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1795 = t1794 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1796;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1796) : "r"(t1794));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1797;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1797) : "h"(t1796));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1798;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1798) : "r"(t1795));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1799;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1799) : "h"(t1798));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1797;
                acc_60 = t1799;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1802;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1802) : "f"(t1800), "f"(t1801));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1803 = t1802 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1804;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1804) : "r"(t1802));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1805;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1805) : "h"(t1804));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1806;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1806) : "r"(t1803));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1807;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1807) : "h"(t1806));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1805;
                acc_62 = t1807;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1810;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(t1808), "f"(t1809));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1811 = t1810 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1812;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1812) : "r"(t1810));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1813;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1813) : "h"(t1812));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1814;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1814) : "r"(t1811));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1815;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1815) : "h"(t1814));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1813;
                acc_64 = t1815;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1816 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1817 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1818 = i_6 * t1817;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1816 + t1818;
                const u32 t1820 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1821;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1821) : "r"(t1820), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1821 >> tiles_shift;
                const u32 t1823 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1823;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1825 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1826;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1826) : "r"(t1825), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1827 = t1826 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1827 << 5u;
                const u32 t1829 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1830;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1830) : "r"(t1829), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1831 = t1830 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1832 = t1831 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1833 = at_19 - t1832;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1833 << 3u;
                const bool t1835 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1836 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1835 ? t1836 : 0u;
                const u32 t1838 = left_18 < 32u ? left_18 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1839 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1840 = t1839 < 8u ? t1839 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1219 << 4u;
                const u32 part = first_row >> 5u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part << 4u;
                const bool t1844 = before_9 < t1838;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1845 = t1838 - before_9;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1844 ? t1845 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1840;
                const bool t1849 = pixels == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels;
                f32 t1851;
                asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1851));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1853 = t1219 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1854 = t1853 & 31u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1855 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1854 + t1855;
                const u32 t1857 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1849) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = 0.0f + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = t1861 + t1862;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = t1863 + t1864;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = t1865 + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = 0.0f + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = t1881 + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = 0.0f + t1890;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = t1893 + t1894;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1897 = t1895 + t1896;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1899 = t1897 + t1898;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1901 = t1899 + t1900;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = t1901 + t1902;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1903 + t1904;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1906 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1907 = 0.0f + t1906;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1908 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1909 = t1907 + t1908;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = t1909 + t1910;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = t1911 + t1912;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1915 = t1913 + t1914;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = t1915 + t1916;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = t1917 + t1918;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1919 + t1920;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1922 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = t1922 + t1923;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1924;
                } else {
                    const u32 t1925 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1925 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1840;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1928 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1928 < t1840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1930 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1930 & columns;
                    const f32 t1932 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1934 = t1932 + t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1935 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1936 = exists ? t1934 : t1935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1936;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1937 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1937 & columns_2;
                    const f32 t1939 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = t1939 + t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1943 = exists_2 ? t1941 : t1942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1943;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1944 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1944 & columns;
                    const f32 t1946 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = t1946 + t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1950 = exists_3 ? t1948 : t1949;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1951 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1951 & columns_2;
                    const f32 t1953 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = t1953 + t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1957 = exists_4 ? t1955 : t1956;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1958 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1958 & columns;
                    const f32 t1960 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = t1960 + t1961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1964 = exists_5 ? t1962 : t1963;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1964;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1965 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1965 & columns_2;
                    const f32 t1967 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = t1967 + t1968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1971 = exists_6 ? t1969 : t1970;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1971;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1972 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1972 & columns;
                    const f32 t1974 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = t1974 + t1975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1978 = exists_7 ? t1976 : t1977;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1979 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1979 & columns_2;
                    const f32 t1981 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = t1981 + t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1985 = exists_8 ? t1983 : t1984;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1985;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1986 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1986 & columns;
                    const f32 t1988 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = t1988 + t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1992 = exists_9 ? t1990 : t1991;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1992;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1993 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1993 & columns_2;
                    const f32 t1995 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = t1995 + t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1999 = exists_10 ? t1997 : t1998;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2000 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t2000 & columns;
                    const f32 t2002 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = t2002 + t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2006 = exists_11 ? t2004 : t2005;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2007 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t2007 & columns_2;
                    const f32 t2009 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = t2009 + t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2013 = exists_12 ? t2011 : t2012;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2014 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t2014 & columns;
                    const f32 t2016 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = t2016 + t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2020 = exists_13 ? t2018 : t2019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2020;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2021 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t2021 & columns_2;
                    const f32 t2023 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = t2023 + t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2027 = exists_14 ? t2025 : t2026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2028 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2028 & columns;
                    const f32 t2030 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = t2030 + t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2034 = exists_15 ? t2032 : t2033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2035 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2035 & columns_2;
                    const f32 t2037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = t2037 + t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2041 = exists_16 ? t2039 : t2040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2042 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2042 & columns;
                    const f32 t2044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = t2044 + t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2048 = exists_17 ? t2046 : t2047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2049 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2049 & columns_2;
                    const f32 t2051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = t2051 + t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2055 = exists_18 ? t2053 : t2054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2056 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2056 & columns;
                    const f32 t2058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = t2058 + t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2062 = exists_19 ? t2060 : t2061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2063 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2063 & columns_2;
                    const f32 t2065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = t2065 + t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2069 = exists_20 ? t2067 : t2068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2070 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2070 & columns;
                    const f32 t2072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = t2072 + t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2076 = exists_21 ? t2074 : t2075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2077 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2077 & columns_2;
                    const f32 t2079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = t2079 + t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2083 = exists_22 ? t2081 : t2082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2084 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2084 & columns;
                    const f32 t2086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = t2086 + t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2090 = exists_23 ? t2088 : t2089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2091 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2091 & columns_2;
                    const f32 t2093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = t2093 + t2094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2097 = exists_24 ? t2095 : t2096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2098 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2098 & columns;
                    const f32 t2100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = t2100 + t2101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2104 = exists_25 ? t2102 : t2103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2105 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2105 & columns_2;
                    const f32 t2107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = t2107 + t2108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2111 = exists_26 ? t2109 : t2110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2112 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2112 & columns;
                    const f32 t2114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = t2114 + t2115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2118 = exists_27 ? t2116 : t2117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2119 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2119 & columns_2;
                    const f32 t2121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = t2121 + t2122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2125 = exists_28 ? t2123 : t2124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2126 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2126 & columns;
                    const f32 t2128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2129 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2130 = t2128 + t2129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2132 = exists_29 ? t2130 : t2131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2132;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2133 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2133 & columns_2;
                    const f32 t2135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2136 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2137 = t2135 + t2136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2138 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2139 = exists_30 ? t2137 : t2138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2140 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2140 & columns;
                    const f32 t2142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2143 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2144 = t2142 + t2143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2145 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2146 = exists_31 ? t2144 : t2145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2147 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2147 & columns_2;
                    const f32 t2149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2150 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2151 = t2149 + t2150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2152 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2153 = exists_32 ? t2151 : t2152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2153;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2154 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2155;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2155) : "f"(t2154));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2156 = t2154 + t2155;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2157;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2157) : "f"(t2156));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2158 = t2156 + t2157;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2158 * share_4;
                const f32 t2160 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2160), "f"(count_7), "f"(t2158));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1849) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2163 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2163 - mean_7;
                    f32 t2165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2166 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2166 - mean_7;
                    f32 t2168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_4), "f"(distance_4), "f"(t2165));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2169 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2169 - mean_7;
                    f32 t2171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(distance_5), "f"(distance_5), "f"(t2168));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2172 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2172 - mean_7;
                    f32 t2174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_6), "f"(distance_6), "f"(t2171));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2175 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2175 - mean_7;
                    f32 t2177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(distance_7), "f"(distance_7), "f"(t2174));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2178 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2178 - mean_7;
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_8), "f"(distance_8), "f"(t2177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2181 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2181 - mean_7;
                    f32 t2183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_9), "f"(distance_9), "f"(t2180));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2184 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2184 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2183));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2187 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2187 - mean_7;
                    f32 t2189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2190 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2190 - mean_7;
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(distance_12), "f"(distance_12), "f"(t2189));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2193 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2193 - mean_7;
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(distance_13), "f"(distance_13), "f"(t2192));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2196 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2196 - mean_7;
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(distance_14), "f"(distance_14), "f"(t2195));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2199 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2199 - mean_7;
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(distance_15), "f"(distance_15), "f"(t2198));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2202 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2202 - mean_7;
                    f32 t2204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(distance_16), "f"(distance_16), "f"(t2201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2205 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2205 - mean_7;
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(distance_17), "f"(distance_17), "f"(t2204));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2208 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2208 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2207));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2211 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2211 - mean_7;
                    f32 t2213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2214 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2214 - mean_7;
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(distance_20), "f"(distance_20), "f"(t2213));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2217 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2217 - mean_7;
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(distance_21), "f"(distance_21), "f"(t2216));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2220 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2220 - mean_7;
                    f32 t2222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(distance_22), "f"(distance_22), "f"(t2219));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2223 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2223 - mean_7;
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(distance_23), "f"(distance_23), "f"(t2222));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2226 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2226 - mean_7;
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(distance_24), "f"(distance_24), "f"(t2225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2229 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2229 - mean_7;
                    f32 t2231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(distance_25), "f"(distance_25), "f"(t2228));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2232 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2232 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2231));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2235 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2235 - mean_7;
                    f32 t2237;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2238 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2238 - mean_7;
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(distance_28), "f"(distance_28), "f"(t2237));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2241 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2241 - mean_7;
                    f32 t2243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(distance_29), "f"(distance_29), "f"(t2240));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2244 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2244 - mean_7;
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(distance_30), "f"(distance_30), "f"(t2243));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2247 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2247 - mean_7;
                    f32 t2249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(distance_31), "f"(distance_31), "f"(t2246));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2250 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2250 - mean_7;
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(distance_32), "f"(distance_32), "f"(t2249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2253 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2253 - mean_7;
                    f32 t2255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(distance_33), "f"(distance_33), "f"(t2252));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2256 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2256 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2255));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2260 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2261 = t2259 + t2260;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2261;
                } else {
                    const u32 t2262 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2262 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1840;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2265 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2265 < t1840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2267 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2267 & columns_3;
                    const f32 t2269 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2270 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2270 - mean_7;
                    f32 t2272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(distance_35), "f"(distance_35), "f"(t2269));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2273 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2274 = exists_33 ? t2272 : t2273;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2274;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2275 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2275 & columns_4;
                    const f32 t2277 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2278 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2278 - mean_7;
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(distance_36), "f"(distance_36), "f"(t2277));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2281 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2282 = exists_34 ? t2280 : t2281;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2282;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2283 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2283 & columns_3;
                    const f32 t2285 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2286 - mean_7;
                    f32 t2288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(distance_37), "f"(distance_37), "f"(t2285));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2289 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2290 = exists_35 ? t2288 : t2289;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2290;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2291 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2291 & columns_4;
                    const f32 t2293 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2294 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2294 - mean_7;
                    f32 t2296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(distance_38), "f"(distance_38), "f"(t2293));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2297 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = exists_36 ? t2296 : t2297;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2298;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2299 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2299 & columns_3;
                    const f32 t2301 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2302 - mean_7;
                    f32 t2304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(distance_39), "f"(distance_39), "f"(t2301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2305 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2306 = exists_37 ? t2304 : t2305;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2306;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2307 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2307 & columns_4;
                    const f32 t2309 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2310 - mean_7;
                    f32 t2312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(distance_40), "f"(distance_40), "f"(t2309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2313 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2314 = exists_38 ? t2312 : t2313;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2314;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2315 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2315 & columns_3;
                    const f32 t2317 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2318 - mean_7;
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(distance_41), "f"(distance_41), "f"(t2317));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2321 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = exists_39 ? t2320 : t2321;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2322;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2323 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2323 & columns_4;
                    const f32 t2325 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2326 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2326 - mean_7;
                    f32 t2328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(distance_42), "f"(distance_42), "f"(t2325));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2329 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2330 = exists_40 ? t2328 : t2329;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2330;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2331 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2331 & columns_3;
                    const f32 t2333 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2334 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2334 - mean_7;
                    f32 t2336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(distance_43), "f"(distance_43), "f"(t2333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2337 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2338 = exists_41 ? t2336 : t2337;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2338;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2339 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2339 & columns_4;
                    const f32 t2341 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2342 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2342 - mean_7;
                    f32 t2344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(distance_44), "f"(distance_44), "f"(t2341));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2345 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2346 = exists_42 ? t2344 : t2345;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2346;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2347 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2347 & columns_3;
                    const f32 t2349 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2350 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2350 - mean_7;
                    f32 t2352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(distance_45), "f"(distance_45), "f"(t2349));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2353 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2354 = exists_43 ? t2352 : t2353;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2354;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2355 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2355 & columns_4;
                    const f32 t2357 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2358 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2358 - mean_7;
                    f32 t2360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(distance_46), "f"(distance_46), "f"(t2357));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2361 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2362 = exists_44 ? t2360 : t2361;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2363 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2363 & columns_3;
                    const f32 t2365 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2366 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2366 - mean_7;
                    f32 t2368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(distance_47), "f"(distance_47), "f"(t2365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2369 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2370 = exists_45 ? t2368 : t2369;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2370;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2371 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2371 & columns_4;
                    const f32 t2373 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2374 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2374 - mean_7;
                    f32 t2376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(distance_48), "f"(distance_48), "f"(t2373));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2377 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2378 = exists_46 ? t2376 : t2377;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2378;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2379 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2379 & columns_3;
                    const f32 t2381 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2382 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2382 - mean_7;
                    f32 t2384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(distance_49), "f"(distance_49), "f"(t2381));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2385 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2386 = exists_47 ? t2384 : t2385;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2387 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2387 & columns_4;
                    const f32 t2389 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2390 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2390 - mean_7;
                    f32 t2392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(distance_50), "f"(distance_50), "f"(t2389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2393 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2394 = exists_48 ? t2392 : t2393;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2394;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2395 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2395 & columns_3;
                    const f32 t2397 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2398 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2398 - mean_7;
                    f32 t2400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(distance_51), "f"(distance_51), "f"(t2397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2401 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2402 = exists_49 ? t2400 : t2401;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2402;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2403 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2403 & columns_4;
                    const f32 t2405 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2406 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2406 - mean_7;
                    f32 t2408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(distance_52), "f"(distance_52), "f"(t2405));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2409 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2410 = exists_50 ? t2408 : t2409;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2410;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2411 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2411 & columns_3;
                    const f32 t2413 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2414 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2414 - mean_7;
                    f32 t2416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(distance_53), "f"(distance_53), "f"(t2413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2417 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2418 = exists_51 ? t2416 : t2417;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2419 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2419 & columns_4;
                    const f32 t2421 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2422 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2422 - mean_7;
                    f32 t2424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(distance_54), "f"(distance_54), "f"(t2421));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2425 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2426 = exists_52 ? t2424 : t2425;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2426;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2427 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2427 & columns_3;
                    const f32 t2429 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2430 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2430 - mean_7;
                    f32 t2432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(distance_55), "f"(distance_55), "f"(t2429));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2433 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2434 = exists_53 ? t2432 : t2433;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2434;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2435 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2435 & columns_4;
                    const f32 t2437 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2438 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2438 - mean_7;
                    f32 t2440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(distance_56), "f"(distance_56), "f"(t2437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2441 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2442 = exists_54 ? t2440 : t2441;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2443 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2443 & columns_3;
                    const f32 t2445 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2446 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2446 - mean_7;
                    f32 t2448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_57), "f"(distance_57), "f"(t2445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2449 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2450 = exists_55 ? t2448 : t2449;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2450;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2451 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2451 & columns_4;
                    const f32 t2453 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2454 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2454 - mean_7;
                    f32 t2456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(distance_58), "f"(distance_58), "f"(t2453));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2457 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2458 = exists_56 ? t2456 : t2457;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2458;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2459 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2459 & columns_3;
                    const f32 t2461 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2462 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2462 - mean_7;
                    f32 t2464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(distance_59), "f"(distance_59), "f"(t2461));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2465 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2466 = exists_57 ? t2464 : t2465;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2466;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2467 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2467 & columns_4;
                    const f32 t2469 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2470 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2470 - mean_7;
                    f32 t2472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_60), "f"(distance_60), "f"(t2469));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2473 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2474 = exists_58 ? t2472 : t2473;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2474;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2475 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2475 & columns_3;
                    const f32 t2477 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2478 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2478 - mean_7;
                    f32 t2480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(distance_61), "f"(distance_61), "f"(t2477));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2481 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2482 = exists_59 ? t2480 : t2481;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2482;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2483 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2483 & columns_4;
                    const f32 t2485 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2486 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2486 - mean_7;
                    f32 t2488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(distance_62), "f"(distance_62), "f"(t2485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2489 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2490 = exists_60 ? t2488 : t2489;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2490;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2491 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2491 & columns_3;
                    const f32 t2493 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2494 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2494 - mean_7;
                    f32 t2496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(distance_63), "f"(distance_63), "f"(t2493));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2497 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2498 = exists_61 ? t2496 : t2497;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2498;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2499 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2499 & columns_4;
                    const f32 t2501 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2502 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2502 - mean_7;
                    f32 t2504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(distance_64), "f"(distance_64), "f"(t2501));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2505 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2506 = exists_62 ? t2504 : t2505;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2506;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2507 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2507 & columns_3;
                    const f32 t2509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2510 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2510 - mean_7;
                    f32 t2512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_65), "f"(distance_65), "f"(t2509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2514 = exists_63 ? t2512 : t2513;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2514;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2515 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2515 & columns_4;
                    const f32 t2517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2518 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2518 - mean_7;
                    f32 t2520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_66), "f"(distance_66), "f"(t2517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2522 = exists_64 ? t2520 : t2521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2522;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2523 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2524;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2524) : "f"(t2523));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2525 = t2523 + t2524;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2526;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2526) : "f"(t2525));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2525 + t2526;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2528 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2529 = t2528 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2529) {
                    const u32 t2530 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_2 = t2530 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2532 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2533 = t2532 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2534 = t2533 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2534 + 544u;
                    const u32 t2536 = at_20 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2537 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2538 = t2537 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2539 = t2538 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2540 = counters + t2539;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2541 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2542 = t2541 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2543 = t2542 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2544 = t2540 + t2543;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2545 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2546 = t2545 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2547 = t2546 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2548 = counters + t2547;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2549 = (u64)t2536;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2550 = t2549 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2551 = t2550 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2552 = t2548 + t2551;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2554 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2555 = t2554 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2544), "r"(t2555) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t2557 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t2558 = t2557 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2552), "r"(t2558) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1849) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = 0.0f + t2559;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = t2560 + t2561;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = t2562 + t2563;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = t2564 + t2565;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = t2566 + t2567;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = t2568 + t2569;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = t2570 + t2571;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2572 + t2573;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = 0.0f + t2575;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = t2576 + t2577;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = t2578 + t2579;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = t2580 + t2581;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = t2582 + t2583;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = t2584 + t2585;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = t2586 + t2587;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2588 + t2589;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = 0.0f + t2591;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = t2592 + t2593;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = t2594 + t2595;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2598 = t2596 + t2597;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2599 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = t2598 + t2599;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2601 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2602 = t2600 + t2601;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2603 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2604 = t2602 + t2603;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2604 + t2605;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = 0.0f + t2607;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2609 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2610 = t2608 + t2609;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2611 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = t2610 + t2611;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = t2612 + t2613;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2616 = t2614 + t2615;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2617 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2618 = t2616 + t2617;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = t2618 + t2619;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2620 + t2621;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2623 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2624 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2625 = t2623 + t2624;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2625;
                } else {
                    const u32 t2626 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2626 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1840;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2629 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2629 < t1840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2631 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2631 & columns_5;
                    const f32 t2633 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = t2633 + t2634;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2636 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2637 = exists_65 ? t2635 : t2636;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2637;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2638 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2638 & columns_6;
                    const f32 t2640 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = t2640 + t2641;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2644 = exists_66 ? t2642 : t2643;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2644;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2645 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2645 & columns_5;
                    const f32 t2647 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = t2647 + t2648;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2651 = exists_67 ? t2649 : t2650;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2651;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2652 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2652 & columns_6;
                    const f32 t2654 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = t2654 + t2655;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2658 = exists_68 ? t2656 : t2657;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2658;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2659 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2659 & columns_5;
                    const f32 t2661 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = t2661 + t2662;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2665 = exists_69 ? t2663 : t2664;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2665;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2666 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2666 & columns_6;
                    const f32 t2668 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = t2668 + t2669;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2672 = exists_70 ? t2670 : t2671;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2672;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2673 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2673 & columns_5;
                    const f32 t2675 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = t2675 + t2676;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2679 = exists_71 ? t2677 : t2678;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2679;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2680 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2680 & columns_6;
                    const f32 t2682 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = t2682 + t2683;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2686 = exists_72 ? t2684 : t2685;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2686;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2687 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2687 & columns_5;
                    const f32 t2689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = t2689 + t2690;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2693 = exists_73 ? t2691 : t2692;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2693;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2694 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2694 & columns_6;
                    const f32 t2696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = t2696 + t2697;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2700 = exists_74 ? t2698 : t2699;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2700;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2701 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2701 & columns_5;
                    const f32 t2703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = t2703 + t2704;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2707 = exists_75 ? t2705 : t2706;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2707;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2708 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2708 & columns_6;
                    const f32 t2710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = t2710 + t2711;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2714 = exists_76 ? t2712 : t2713;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2715 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2715 & columns_5;
                    const f32 t2717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = t2717 + t2718;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2721 = exists_77 ? t2719 : t2720;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2721;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2722 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2722 & columns_6;
                    const f32 t2724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = t2724 + t2725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2728 = exists_78 ? t2726 : t2727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2728;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2729 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2729 & columns_5;
                    const f32 t2731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = t2731 + t2732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2735 = exists_79 ? t2733 : t2734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2735;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2736 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2736 & columns_6;
                    const f32 t2738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = t2738 + t2739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2742 = exists_80 ? t2740 : t2741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2742;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2743 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2743 & columns_5;
                    const f32 t2745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = t2745 + t2746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2749 = exists_81 ? t2747 : t2748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2749;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2750 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2750 & columns_6;
                    const f32 t2752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = t2752 + t2753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2756 = exists_82 ? t2754 : t2755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2756;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2757 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2757 & columns_5;
                    const f32 t2759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = t2759 + t2760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2763 = exists_83 ? t2761 : t2762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2764 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2764 & columns_6;
                    const f32 t2766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = t2766 + t2767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2770 = exists_84 ? t2768 : t2769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2771 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2771 & columns_5;
                    const f32 t2773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = t2773 + t2774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2777 = exists_85 ? t2775 : t2776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2777;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2778 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2778 & columns_6;
                    const f32 t2780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = t2780 + t2781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2784 = exists_86 ? t2782 : t2783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2784;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2785 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2785 & columns_5;
                    const f32 t2787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = t2787 + t2788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2791 = exists_87 ? t2789 : t2790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2791;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2792 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2792 & columns_6;
                    const f32 t2794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = t2794 + t2795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2798 = exists_88 ? t2796 : t2797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2798;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2799 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2799 & columns_5;
                    const f32 t2801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = t2801 + t2802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2804 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2805 = exists_89 ? t2803 : t2804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2805;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2806 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2806 & columns_6;
                    const f32 t2808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = t2808 + t2809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2811 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = exists_90 ? t2810 : t2811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2813 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2813 & columns_5;
                    const f32 t2815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = t2815 + t2816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2819 = exists_91 ? t2817 : t2818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2820 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2820 & columns_6;
                    const f32 t2822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = t2822 + t2823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2825 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2826 = exists_92 ? t2824 : t2825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2827 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2827 & columns_5;
                    const f32 t2829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2830 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2831 = t2829 + t2830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2832 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = exists_93 ? t2831 : t2832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2833;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2834 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2834 & columns_6;
                    const f32 t2836 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2837 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2838 = t2836 + t2837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2839 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2840 = exists_94 ? t2838 : t2839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2841 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2841 & columns_5;
                    const f32 t2843 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2844 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2845 = t2843 + t2844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2846 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2847 = exists_95 ? t2845 : t2846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2847;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2848 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2848 & columns_6;
                    const f32 t2850 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2851 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2852 = t2850 + t2851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2853 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = exists_96 ? t2852 : t2853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2854;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2855 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2856;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2856) : "f"(t2855));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2857 = t2855 + t2856;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2858;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2858) : "f"(t2857));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2859 = t2857 + t2858;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2859 * share_4;
                const f32 t2861 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2861), "f"(count_7), "f"(t2859));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1849) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2864 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2864 - mean_8;
                    f32 t2866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2867 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2867 - mean_8;
                    f32 t2869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(distance_68), "f"(distance_68), "f"(t2866));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2870 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2870 - mean_8;
                    f32 t2872;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(distance_69), "f"(distance_69), "f"(t2869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2873 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2873 - mean_8;
                    f32 t2875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(distance_70), "f"(distance_70), "f"(t2872));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2876 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2876 - mean_8;
                    f32 t2878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(distance_71), "f"(distance_71), "f"(t2875));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2879 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2879 - mean_8;
                    f32 t2881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(distance_72), "f"(distance_72), "f"(t2878));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2882 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2882 - mean_8;
                    f32 t2884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(distance_73), "f"(distance_73), "f"(t2881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2885 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2885 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2884));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2888 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2888 - mean_8;
                    f32 t2890;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2891 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2891 - mean_8;
                    f32 t2893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(distance_76), "f"(distance_76), "f"(t2890));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2894 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2894 - mean_8;
                    f32 t2896;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(distance_77), "f"(distance_77), "f"(t2893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2897 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2897 - mean_8;
                    f32 t2899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(distance_78), "f"(distance_78), "f"(t2896));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2900 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2900 - mean_8;
                    f32 t2902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(distance_79), "f"(distance_79), "f"(t2899));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2903 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2903 - mean_8;
                    f32 t2905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(distance_80), "f"(distance_80), "f"(t2902));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2906 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2906 - mean_8;
                    f32 t2908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(distance_81), "f"(distance_81), "f"(t2905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2909 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2909 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2908));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2912 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2912 - mean_8;
                    f32 t2914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2915 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2915 - mean_8;
                    f32 t2917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(distance_84), "f"(distance_84), "f"(t2914));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2918 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2918 - mean_8;
                    f32 t2920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(distance_85), "f"(distance_85), "f"(t2917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2921 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2921 - mean_8;
                    f32 t2923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(distance_86), "f"(distance_86), "f"(t2920));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2924 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2924 - mean_8;
                    f32 t2926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(distance_87), "f"(distance_87), "f"(t2923));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2927 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2927 - mean_8;
                    f32 t2929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(distance_88), "f"(distance_88), "f"(t2926));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2930 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2930 - mean_8;
                    f32 t2932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(distance_89), "f"(distance_89), "f"(t2929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2933 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2933 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2932));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2936 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2936 - mean_8;
                    f32 t2938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2939 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2939 - mean_8;
                    f32 t2941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(distance_92), "f"(distance_92), "f"(t2938));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2942 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2942 - mean_8;
                    f32 t2944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(distance_93), "f"(distance_93), "f"(t2941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2945 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2945 - mean_8;
                    f32 t2947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(distance_94), "f"(distance_94), "f"(t2944));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2948 - mean_8;
                    f32 t2950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(distance_95), "f"(distance_95), "f"(t2947));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2951 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2951 - mean_8;
                    f32 t2953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(distance_96), "f"(distance_96), "f"(t2950));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2954 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2954 - mean_8;
                    f32 t2956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(distance_97), "f"(distance_97), "f"(t2953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2957 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2957 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2956));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2961 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2962 = t2960 + t2961;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2962;
                } else {
                    const u32 t2963 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2963 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1840;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2966 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2966 < t1840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2968 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2968 & columns_7;
                    const f32 t2970 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2971 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2971 - mean_8;
                    f32 t2973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(distance_99), "f"(distance_99), "f"(t2970));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2974 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2975 = exists_97 ? t2973 : t2974;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2975;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2976 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2976 & columns_8;
                    const f32 t2978 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2979 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2979 - mean_8;
                    f32 t2981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(distance_100), "f"(distance_100), "f"(t2978));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2982 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = exists_98 ? t2981 : t2982;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2983;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2984 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2984 & columns_7;
                    const f32 t2986 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2987 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2987 - mean_8;
                    f32 t2989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(distance_101), "f"(distance_101), "f"(t2986));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2990 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = exists_99 ? t2989 : t2990;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2991;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2992 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2992 & columns_8;
                    const f32 t2994 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2995 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2995 - mean_8;
                    f32 t2997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(distance_102), "f"(distance_102), "f"(t2994));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2998 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = exists_100 ? t2997 : t2998;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3000 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t3000 & columns_7;
                    const f32 t3002 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3003 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t3003 - mean_8;
                    f32 t3005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(distance_103), "f"(distance_103), "f"(t3002));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3006 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = exists_101 ? t3005 : t3006;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3008 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t3008 & columns_8;
                    const f32 t3010 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3011 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t3011 - mean_8;
                    f32 t3013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(distance_104), "f"(distance_104), "f"(t3010));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3014 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = exists_102 ? t3013 : t3014;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3015;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3016 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t3016 & columns_7;
                    const f32 t3018 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3019 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t3019 - mean_8;
                    f32 t3021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(distance_105), "f"(distance_105), "f"(t3018));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3022 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = exists_103 ? t3021 : t3022;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3023;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3024 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t3024 & columns_8;
                    const f32 t3026 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3027 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t3027 - mean_8;
                    f32 t3029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(distance_106), "f"(distance_106), "f"(t3026));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3030 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = exists_104 ? t3029 : t3030;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3031;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3032 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3032 & columns_7;
                    const f32 t3034 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3035 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3035 - mean_8;
                    f32 t3037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(distance_107), "f"(distance_107), "f"(t3034));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = exists_105 ? t3037 : t3038;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3039;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3040 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3040 & columns_8;
                    const f32 t3042 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3043 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3043 - mean_8;
                    f32 t3045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(distance_108), "f"(distance_108), "f"(t3042));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3046 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = exists_106 ? t3045 : t3046;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3047;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3048 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3048 & columns_7;
                    const f32 t3050 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3051 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3051 - mean_8;
                    f32 t3053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(distance_109), "f"(distance_109), "f"(t3050));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3054 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = exists_107 ? t3053 : t3054;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3056 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3056 & columns_8;
                    const f32 t3058 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3059 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3059 - mean_8;
                    f32 t3061;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(distance_110), "f"(distance_110), "f"(t3058));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3062 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = exists_108 ? t3061 : t3062;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3064 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3064 & columns_7;
                    const f32 t3066 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3067 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3067 - mean_8;
                    f32 t3069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(distance_111), "f"(distance_111), "f"(t3066));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3070 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = exists_109 ? t3069 : t3070;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3071;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3072 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3072 & columns_8;
                    const f32 t3074 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3075 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3075 - mean_8;
                    f32 t3077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(distance_112), "f"(distance_112), "f"(t3074));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3078 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = exists_110 ? t3077 : t3078;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3079;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3080 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3080 & columns_7;
                    const f32 t3082 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3083 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3083 - mean_8;
                    f32 t3085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(distance_113), "f"(distance_113), "f"(t3082));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3086 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = exists_111 ? t3085 : t3086;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3087;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3088 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3088 & columns_8;
                    const f32 t3090 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3091 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3091 - mean_8;
                    f32 t3093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(distance_114), "f"(distance_114), "f"(t3090));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3094 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = exists_112 ? t3093 : t3094;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3096 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3096 & columns_7;
                    const f32 t3098 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3099 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3099 - mean_8;
                    f32 t3101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(distance_115), "f"(distance_115), "f"(t3098));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3102 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = exists_113 ? t3101 : t3102;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3103;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3104 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3104 & columns_8;
                    const f32 t3106 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3107 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3107 - mean_8;
                    f32 t3109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(distance_116), "f"(distance_116), "f"(t3106));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3110 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = exists_114 ? t3109 : t3110;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3112 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3112 & columns_7;
                    const f32 t3114 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3115 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3115 - mean_8;
                    f32 t3117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(distance_117), "f"(distance_117), "f"(t3114));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3118 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = exists_115 ? t3117 : t3118;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3119;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3120 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3120 & columns_8;
                    const f32 t3122 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3123 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3123 - mean_8;
                    f32 t3125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(distance_118), "f"(distance_118), "f"(t3122));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3126 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = exists_116 ? t3125 : t3126;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3127;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3128 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3128 & columns_7;
                    const f32 t3130 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3131 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3131 - mean_8;
                    f32 t3133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(distance_119), "f"(distance_119), "f"(t3130));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3134 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = exists_117 ? t3133 : t3134;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3135;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3136 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3136 & columns_8;
                    const f32 t3138 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3139 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3139 - mean_8;
                    f32 t3141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(distance_120), "f"(distance_120), "f"(t3138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3142 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = exists_118 ? t3141 : t3142;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3144 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3144 & columns_7;
                    const f32 t3146 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3147 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3147 - mean_8;
                    f32 t3149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(distance_121), "f"(distance_121), "f"(t3146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3150 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = exists_119 ? t3149 : t3150;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3152 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3152 & columns_8;
                    const f32 t3154 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3155 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3155 - mean_8;
                    f32 t3157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(distance_122), "f"(distance_122), "f"(t3154));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3158 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = exists_120 ? t3157 : t3158;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3159;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3160 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3160 & columns_7;
                    const f32 t3162 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3163 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3163 - mean_8;
                    f32 t3165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(distance_123), "f"(distance_123), "f"(t3162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3166 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = exists_121 ? t3165 : t3166;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3168 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3168 & columns_8;
                    const f32 t3170 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3171 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3171 - mean_8;
                    f32 t3173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(distance_124), "f"(distance_124), "f"(t3170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3174 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = exists_122 ? t3173 : t3174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3176 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3176 & columns_7;
                    const f32 t3178 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3179 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3179 - mean_8;
                    f32 t3181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(distance_125), "f"(distance_125), "f"(t3178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3182 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = exists_123 ? t3181 : t3182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3184 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3184 & columns_8;
                    const f32 t3186 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3187 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3187 - mean_8;
                    f32 t3189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(distance_126), "f"(distance_126), "f"(t3186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3190 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = exists_124 ? t3189 : t3190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3192 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3192 & columns_7;
                    const f32 t3194 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3195 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3195 - mean_8;
                    f32 t3197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(distance_127), "f"(distance_127), "f"(t3194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3198 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3199 = exists_125 ? t3197 : t3198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3200 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3200 & columns_8;
                    const f32 t3202 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3203 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3203 - mean_8;
                    f32 t3205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(distance_128), "f"(distance_128), "f"(t3202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3206 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3207 = exists_126 ? t3205 : t3206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3208 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3208 & columns_7;
                    const f32 t3210 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3211 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3211 - mean_8;
                    f32 t3213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(distance_129), "f"(distance_129), "f"(t3210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3214 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3215 = exists_127 ? t3213 : t3214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3216 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3216 & columns_8;
                    const f32 t3218 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3219 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3219 - mean_8;
                    f32 t3221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(distance_130), "f"(distance_130), "f"(t3218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3222 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3223 = exists_128 ? t3221 : t3222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3223;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3224 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3225;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3225) : "f"(t3224));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3226 = t3224 + t3225;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3227;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3227) : "f"(t3226));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3226 + t3227;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3229 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3230 = t3229 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3230) {
                    const u32 t3231 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_3 = t3231 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3233 = t1857 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3234 = t3233 * all;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3235 = t3234 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3235 + 544u;
                    const u32 t3237 = at_21 + all;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3238 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3239 = t3238 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3240 = t3239 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3241 = counters + t3240;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3242 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3243 = t3242 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3244 = t3243 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3245 = t3241 + t3244;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3246 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3247 = t3246 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3248 = t3247 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3249 = counters + t3248;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3250 = (u64)t3237;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3251 = t3250 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3252 = t3251 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3253 = t3249 + t3252;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3255 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3256 = t3255 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3245), "r"(t3256) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t3258 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t3259 = t3258 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3253), "r"(t3259) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3260;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3260) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3261 = t3260 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3261) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3262 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3263 = t3262 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3264 = t3263 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3265 = t1218 + t3264;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3265) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3266 = 3u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t3266) {
                const u32 t3267 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3267 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3269 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3270 = t3269 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3271 = t3270 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3272 = t1218 + t3271;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3273 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3274 = t3273 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3272), "r"(t3274) : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3275 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3275) : "memory");
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3276 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3277 = t3276 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3278 = t3277 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3279 = t3278 & 31u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3279 < 24u ? t3279 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3281 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3282 = t3281 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3282;
                const u32 t3284 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t3284;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3286 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3287 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3288 = t3267 * t3287;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3286 + t3288;
                const u32 t3290 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3291;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3291) : "r"(t3290), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3291 >> tiles_shift;
                const u32 t3293 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3294 = number_4 - t3293;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3295 = t3294 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3296;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3296) : "r"(t3295), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3297 = t3296 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3297 << 5u;
                const u32 t3299 = t3294 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3300;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3300) : "r"(t3299), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3301 = t3300 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3302 = t3301 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3303 = t3294 - t3302;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3303 << 3u;
                const bool t3305 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3306 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3305 ? t3306 : 0u;
                const u32 t3308 = left_20 < 32u ? left_20 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3309 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3310 = t3309 < 8u ? t3309 : 8u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3311 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3312 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3313 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3314 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3315 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3316 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3317 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3318;
                asm("mov.b32 %0, %1;" : "=f"(t3318) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3319;
                asm("mov.b32 %0, %1;" : "=f"(t3319) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3320;
                asm("mov.b32 %0, %1;" : "=f"(t3320) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3321;
                asm("mov.b32 %0, %1;" : "=f"(t3321) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3322;
                asm("mov.b32 %0, %1;" : "=f"(t3322) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3323;
                asm("mov.b32 %0, %1;" : "=f"(t3323) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3324;
                asm("mov.b32 %0, %1;" : "=f"(t3324) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3325;
                asm("mov.b32 %0, %1;" : "=f"(t3325) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3326;
                asm("mov.b32 %0, %1;" : "=f"(t3326) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3327;
                asm("mov.b32 %0, %1;" : "=f"(t3327) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3328;
                asm("mov.b32 %0, %1;" : "=f"(t3328) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3329;
                asm("mov.b32 %0, %1;" : "=f"(t3329) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3330;
                asm("mov.b32 %0, %1;" : "=f"(t3330) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3331;
                asm("mov.b32 %0, %1;" : "=f"(t3331) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3332;
                asm("mov.b32 %0, %1;" : "=f"(t3332) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3333;
                asm("mov.b32 %0, %1;" : "=f"(t3333) : "r"(row_16));
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3334 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3335 = t3334 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3336 = t3335 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t3337 = t3336 & 31u;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t3338 = t3337 < 32u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t3338) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t3339 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_2 = t3339 & 127u;
                    const u32 t3341 = thread_2 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t3342 = t3341 >> 3u;
                    const u32 t3343 = t3341 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3344 = thread_2 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3345 = t3344 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3346 = t3345 >> 5u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t3347 = t3346 << 4u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_17 = t3342 + t3347;
                    const u32 at_22 = y_12 + row_17;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_12 + t3343;
                    const u64 t3351 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3352 = t3351 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3353 = t3352 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3354 = y + t3353;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3355 = (u64)at_22;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3356 = t3355 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3357 = t3356 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3358 = t3354 + t3357;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3359 = (u64)at_23;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3360 = t3359 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3361 = t3360 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3362 = t3358 + t3361;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3363 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3364 = t3363 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3365 = t3364 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t3366 = t3365 & 31u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3367 = (u64)t3366 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t3368 = t3362 + t3367;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3369 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3370 = t3369 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t3371 = t3343 < t3310;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t3372 = t3371 ? t3308 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3373 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t3374 = t3373 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t3374 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3376 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t3377 = t3376 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_8 = t3377 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3379 = first_8 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3380 = chunk ^ t3379;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3381 = first_8 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3382 = t3380 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t3383 = t3381 + t3382;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from_2 = t1221 + t3383;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3385 = i_7 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t3386 = from_2 + t3385;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t3386) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3387 = row_18 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3388;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3388) : "r"(row_18));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3389) : "h"(t3388));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3390;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3390) : "r"(t3387));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3391) : "h"(t3390));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3392 = t3389 - t3319;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3393 = t3392 * t3318;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3394) : "f"(t3393), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3395 = t3391 - t3321;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3396 = t3395 * t3320;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3397;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3397) : "f"(t3396), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3394), "f"(t3397));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3399 = row_19 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3400;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3400) : "r"(row_19));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3401;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3401) : "h"(t3400));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3402;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3402) : "r"(t3399));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3403;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3403) : "h"(t3402));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3404 = t3401 - t3323;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3405 = t3404 * t3322;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3406;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3406) : "f"(t3405), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3407 = t3403 - t3325;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3408 = t3407 * t3324;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3409;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3409) : "f"(t3408), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3406), "f"(t3409));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3411 = row_20 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3412;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3412) : "r"(row_20));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3413;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3413) : "h"(t3412));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3414;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3414) : "r"(t3411));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3415;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3415) : "h"(t3414));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3416 = t3413 - t3327;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3417 = t3416 * t3326;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3418;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3418) : "f"(t3417), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3419 = t3415 - t3329;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3420 = t3419 * t3328;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3421;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3421) : "f"(t3420), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3418), "f"(t3421));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t3423 = row_21 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3424;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3424) : "r"(row_21));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3425;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3425) : "h"(t3424));
#line 192 "fa-kernels/src/conv/output.rs"
                        f16 t3426;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3426) : "r"(t3423));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3427;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3427) : "h"(t3426));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3428 = t3425 - t3331;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3429 = t3428 * t3330;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3430;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3430) : "f"(t3429), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3431 = t3427 - t3333;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t3432 = t3431 * t3332;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t3433;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3433) : "f"(t3432), "f"(0.0f));
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3430), "f"(t3433));
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t3435 = i_7 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t3436 = row_17 + t3435;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t3437 = t3436 < t3372;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t3437) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t3438 = (u64)i_7 * t3370;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t3439 = t3368 + t3438;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3439), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3440 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t3440) {
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3441 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3441) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3442 = t1219 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3443 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3444 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3445 = t3444 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3446 = t3443 + t3445;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3447 = t3442 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3448 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3449 = t3448 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3450 = t3447 + t3449;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3451 = t3446 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3452 = t3450 ^ t3451;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3453 = t3446 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3454 = t3452 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3455 = t3453 + t3454;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3456 = t1221 + t3455;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3457;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3457) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3458;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3458) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3459;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3459) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3460;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3460) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3457), "r"(t3458), "r"(t3459), "r"(t3460) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3461;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3461) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3462;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3462) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3463;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3463) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3464;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3464) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3461), "r"(t3462), "r"(t3463), "r"(t3464) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3465;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3465) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3466;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3466) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3467;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3467) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3468;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3468) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3465), "r"(t3466), "r"(t3467), "r"(t3468) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3469;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3469) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3470;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3470) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3471;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3471) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3472;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3472) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3469), "r"(t3470), "r"(t3471), "r"(t3472) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3473;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3473) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3474;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3474) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3475;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3475) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3476;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3476) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3473), "r"(t3474), "r"(t3475), "r"(t3476) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3477;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3477) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3478;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3478) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3479;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3479) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3480;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3480) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3477), "r"(t3478), "r"(t3479), "r"(t3480) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3481;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3481) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3482;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3482) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3483;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3483) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3484;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3484) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3481), "r"(t3482), "r"(t3483), "r"(t3484) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3485;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3485) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3486;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3486) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3487;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3487) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3488;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3488) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3456), "r"(t3485), "r"(t3486), "r"(t3487), "r"(t3488) : "memory");
            }
        }
    }
}
