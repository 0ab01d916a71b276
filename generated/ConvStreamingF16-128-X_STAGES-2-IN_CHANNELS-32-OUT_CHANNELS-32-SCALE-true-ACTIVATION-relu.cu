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
    const u32 outputs = smem_1 + 161792u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = smem_1 + 161792u;
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t41 = index == 3u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t41) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t43 = index_2 == 3u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t43) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = t44 - t45;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = t46 / t47;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = t48 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t49; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t50 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t51 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = i * t51;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t50 + t52;
                const u32 t54 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t55;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t55 >> tiles_shift;
                const u32 t57 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
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
                                const u32 t133 = channel < 31u ? channel : 31u;
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
                                    const u32 t137 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t138 = i_4 < t137 ? i_4 : t137;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t141 = t140 + t138;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t141 + 544u;
                                    const u32 t143 = at_2 + all;
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
                                    const u32 t160 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t161 = own < t160 ? own : t160;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t164 = t163 + t161;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t164 + 544u;
                                    const u32 t166 = at_3 + all;
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
                                    const u32 t183 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t184 = own_2 < t183 ? own_2 : t183;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t187 = t186 + t184;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t187 + 544u;
                                    const u32 t189 = at_4 + all;
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
                                    const u32 t206 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t207 = own_3 < t206 ? own_3 : t206;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t133 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t209 = t208 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t210 = t209 + t207;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t210 + 544u;
                                    const u32 t212 = at_5 + all;
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
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
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
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t246 = i_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t246 << 4u;
                                    const bool t248 = before < t243;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t249 = t243 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t248 ? t249 : 0u;
                                    const u32 t251 = left_3 < 16u ? left_3 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t251 * t245;
                                    const bool t253 = i_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t254 = t253 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t254;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t256 = own >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t258;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t258) : "r"(t257), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t259 = t258 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t259 << 5u;
                                    const u32 t261 = t256 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t262;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t262) : "r"(t261), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = t262 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = t263 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = t256 - t264;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t265 << 3u;
                                    const bool t267 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t267 ? t268 : 0u;
                                    const u32 t270 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t271 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = t271 < 8u ? t271 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t273 = own & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t273 << 4u;
                                    const bool t275 = before_2 < t270;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = t270 - before_2;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t275 ? t276 : 0u;
                                    const u32 t278 = left_5 < 16u ? left_5 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t278 * t272;
                                    const bool t280 = own < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t281 = t280 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t281;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t283 = own_2 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = t283 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t285;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t285) : "r"(t284), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = t285 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t286 << 5u;
                                    const u32 t288 = t283 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t289;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t289) : "r"(t288), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = t289 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t291 = t290 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t292 = t283 - t291;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t292 << 3u;
                                    const bool t294 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t295 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t294 ? t295 : 0u;
                                    const u32 t297 = left_6 < 32u ? left_6 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t299 = t298 < 8u ? t298 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t300 = own_2 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t300 << 4u;
                                    const bool t302 = before_3 < t297;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t303 = t297 - before_3;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t302 ? t303 : 0u;
                                    const u32 t305 = left_7 < 16u ? left_7 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t305 * t299;
                                    const bool t307 = own_2 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t308 = t307 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t308;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t310 = own_3 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = t310 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t312;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t312) : "r"(t311), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t313 = t312 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t313 << 5u;
                                    const u32 t315 = t310 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t316;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t316) : "r"(t315), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t317 = t316 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t318 = t317 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t319 = t310 - t318;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t319 << 3u;
                                    const bool t321 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t322 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t321 ? t322 : 0u;
                                    const u32 t324 = left_8 < 32u ? left_8 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t325 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t326 = t325 < 8u ? t325 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t327 = own_3 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t327 << 4u;
                                    const bool t329 = before_4 < t324;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t330 = t324 - before_4;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t329 ? t330 : 0u;
                                    const u32 t332 = left_9 < 16u ? left_9 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t332 * t326;
                                    const bool t334 = own_3 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t335 = t334 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t335;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t151) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t337;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t159) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t338;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t174) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t339;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t340;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t182) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t340;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t341;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t197) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t341;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t342;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t205) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t342;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t343;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t343) : "l"(t220) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t343;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t344;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t228) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t344;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t347 = t345 < t346 ? t345 : t346;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = t347 < t348 ? t347 : t348;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t350 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = t349 < t350 ? t349 : t350;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t353 = t351 < t352 ? t351 : t352;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t354 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t355 = t353 < t354 ? t353 : t354;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t356 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t357 = t355 < t356 ? t355 : t356;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t358 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t359 = t357 < t358 ? t357 : t358;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t360 = t359 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t361 = __any_sync(0xffffffffu, t360);
                                        if (!t361) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t362 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t363 = t362 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t363) {
                                            u32 t364;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t364) : "l"(t151) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t364;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t365 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t366 = t365 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t366) {
                                            u32 t367;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t159) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t367;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t368 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t369 = t368 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t369) {
                                            u32 t370;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t370) : "l"(t174) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t370;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t371 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t372 = t371 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t372) {
                                            u32 t373;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t373) : "l"(t182) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t373;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t374 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t375 = t374 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t375) {
                                            u32 t376;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t376) : "l"(t197) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t376;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t377 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t378 = t377 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t378) {
                                            u32 t379;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t205) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t379;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t380 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t381 = t380 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t381) {
                                            u32 t382;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t382) : "l"(t220) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t382;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t383 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t384 = t383 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t384) {
                                            u32 t385;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t385) : "l"(t228) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t385;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t403 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t403));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t405 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t405));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t407 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t407));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t409 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t409));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t411 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t411));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t413 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t413));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t415 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t415));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t417 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t417));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t419 = i_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t420 = t419 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t421 = own < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t422 = t421 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t423 = own_2 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = t423 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t425 = own_3 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t426 = t425 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = t427 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t428 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = counts * t430;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = counts_2 * t432;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = t431 + t433;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = counts_3 * t435;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t437 = t434 + t436;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t438 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t439 = counts_4 * t438;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = t437 + t439;
                                    f32 t441;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t442;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t440 * t442;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t445 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t445 - distance;
                                    const f32 t447 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t448;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t447), "f"(counts), "f"(t420));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t449 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t449 - distance;
                                    const f32 t451 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t452;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t451), "f"(counts_2), "f"(t422));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t453 = t448 + t452;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t454 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t454 - distance;
                                    const f32 t456 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t457;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t456), "f"(counts_3), "f"(t424));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t458 = t453 + t457;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t459 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t459 - distance;
                                    const f32 t461 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t462;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t461), "f"(counts_4), "f"(t426));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t458 + t462;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t464 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t465 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t466 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t464 + count_2;
                                    const f32 difference = mean_2 - t465;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t469;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t470;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t470) : "f"(t469));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t470;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t465));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t473 = t464 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t474 = t473 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t475 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t476 = t475 * t464;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t477 = t466 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t478;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t476), "f"(share_2), "f"(t477));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t474;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t478;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t479 = i_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t479) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t151), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t159), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t480 = own < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t480) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t174), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t182), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t481 = own_2 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t481) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t197), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t205), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t482 = own_3 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t482) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t220), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t228), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t483 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t485 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t486 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t486) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t487;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t487) : "f"(t483), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t488;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(t487));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t485 * t488;
                                    const f32 t490 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t490));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t492 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t493 = t492 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t494 = t493 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t495 = scale + t494;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f16 t496;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t496) : "l"(t495) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t497;
                                    asm("cvt.f32.f16 %0, %1;" : "=f"(t497) : "h"(t496));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t497;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t499 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t500 = 0u < t499;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t500) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t502 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = counters + t505;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t506 + t509;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t511 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = t512 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = counters + t513;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = (u64)t502;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t515 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = t516 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t514 + t517;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t520 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t521 = t520 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t510), "r"(t521) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t523 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t524 = t523 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t518), "r"(t524) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t525 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t526 = 1u < t525;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t526) {
                                        const u32 t527 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t527;
                                        const u32 t529 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = counters + t532;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t533 + t536;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t538 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = t539 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = counters + t540;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = (u64)t529;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t542 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = t543 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t541 + t544;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t547 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t548 = t547 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t537), "r"(t548) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t550 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t551 = t550 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t545), "r"(t551) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t552 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t553 = 2u < t552;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t553) {
                                        const u32 t554 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t554;
                                        const u32 t556 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = counters + t559;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t560 + t563;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t565 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = t566 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = counters + t567;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = (u64)t556;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t569 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = t570 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t568 + t571;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t574 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t575 = t574 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t564), "r"(t575) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t577 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t578 = t577 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t572), "r"(t578) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t579 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t580 = 3u < t579;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t580) {
                                        const u32 t581 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t581;
                                        const u32 t583 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = counters + t586;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t587 + t590;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t592 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = t593 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = counters + t594;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = (u64)t583;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t596 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = t597 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t595 + t598;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t601 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t602 = t601 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t591), "r"(t602) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t604 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t605 = t604 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t599), "r"(t605) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t606 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t607 = 4u < t606;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t607) {
                                        const u32 t608 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t608;
                                        const u32 t610 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = counters + t613;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t614 + t617;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t619 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = t620 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = counters + t621;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = (u64)t610;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t623 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = t624 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t622 + t625;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t628 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t629 = t628 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t618), "r"(t629) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t631 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t632 = t631 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t626), "r"(t632) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t633 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t634 = 5u < t633;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t634) {
                                        const u32 t635 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t635;
                                        const u32 t637 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = counters + t640;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t641 + t644;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t646 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = t647 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = counters + t648;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = (u64)t637;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t650 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = t651 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t649 + t652;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t655 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t656 = t655 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t645), "r"(t656) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t658 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t659 = t658 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t653), "r"(t659) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t660 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t661 = 6u < t660;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t661) {
                                        const u32 t662 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t662;
                                        const u32 t664 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = counters + t667;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t669 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t668 + t671;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t673 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = t674 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = counters + t675;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = (u64)t664;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t677 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = t678 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t676 + t679;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t682 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t683 = t682 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t672), "r"(t683) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t685 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t686 = t685 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t680), "r"(t686) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t687 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t688 = 7u < t687;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t688) {
                                        const u32 t689 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t689;
                                        const u32 t691 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = t692 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = t693 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = counters + t694;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t696 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t697 = t696 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t698 = t697 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t699 = t695 + t698;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t700 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t701 = t700 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t702 = t701 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t703 = counters + t702;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t704 = (u64)t691;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t705 = t704 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t706 = t705 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t707 = t703 + t706;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t709 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t710 = t709 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t699), "r"(t710) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t712 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t713 = t712 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t707), "r"(t713) : "memory");
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
                                    const u32 t715 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t715 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t717 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t717 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t719 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t719 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t721 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t722 = own_4 < t721 ? own_4 : t721;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t723 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t724 = t723 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t725 = t724 + t722;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t725 + 544u;
                                    const u32 t727 = at_14 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t728 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = counters + t730;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = (u64)at_14;
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
                                    const u32 t744 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t745 = own_5 < t744 ? own_5 : t744;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t746 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t747 = t746 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t748 = t747 + t745;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t748 + 544u;
                                    const u32 t750 = at_15 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t751 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = counters + t753;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = (u64)at_15;
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
                                    const u32 t767 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t768 = own_6 < t767 ? own_6 : t767;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t769 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t770 = t769 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t771 = t770 + t768;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t771 + 544u;
                                    const u32 t773 = at_16 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t774 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = counters + t776;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = (u64)at_16;
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
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t790 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t791 = own_7 < t790 ? own_7 : t790;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t792 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t793 = t792 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t794 = t793 + t791;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t794 + 544u;
                                    const u32 t796 = at_17 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = t797 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = t798 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = counters + t799;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t801 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t802 = t801 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t803 = t802 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t804 = t800 + t803;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t805 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t806 = t805 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t807 = t806 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t808 = counters + t807;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t809 = (u64)t796;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t810 = t809 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t811 = t810 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t812 = t808 + t811;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t813 = own_4 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = t813 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t815;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t815) : "r"(t814), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = t815 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t816 << 5u;
                                    const u32 t818 = t813 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t819;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t819) : "r"(t818), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = t819 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t820 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = t813 - t821;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t822 << 3u;
                                    const bool t824 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t824 ? t825 : 0u;
                                    const u32 t827 = left_10 < 32u ? left_10 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t828 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 < 8u ? t828 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t830 = own_4 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t830 << 4u;
                                    const bool t832 = before_5 < t827;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t833 = t827 - before_5;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t832 ? t833 : 0u;
                                    const u32 t835 = left_11 < 16u ? left_11 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t835 * t829;
                                    const bool t837 = own_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t838 = t837 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t838;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t840 = own_5 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t842;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t842) : "r"(t841), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = t842 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t843 << 5u;
                                    const u32 t845 = t840 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t846;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t846) : "r"(t845), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = t846 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t848 = t847 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = t840 - t848;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t849 << 3u;
                                    const bool t851 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t852 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t851 ? t852 : 0u;
                                    const u32 t854 = left_12 < 32u ? left_12 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = t855 < 8u ? t855 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t857 = own_5 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t857 << 4u;
                                    const bool t859 = before_6 < t854;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = t854 - before_6;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t859 ? t860 : 0u;
                                    const u32 t862 = left_13 < 16u ? left_13 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t862 * t856;
                                    const bool t864 = own_5 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t865 = t864 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t865;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t867 = own_6 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = t867 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t869;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t869) : "r"(t868), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t870 = t869 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t870 << 5u;
                                    const u32 t872 = t867 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t873;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t873) : "r"(t872), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t874 = t873 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = t874 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t876 = t867 - t875;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t876 << 3u;
                                    const bool t878 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t879 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t878 ? t879 : 0u;
                                    const u32 t881 = left_14 < 32u ? left_14 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t882 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t883 = t882 < 8u ? t882 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t884 = own_6 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t884 << 4u;
                                    const bool t886 = before_7 < t881;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t887 = t881 - before_7;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t886 ? t887 : 0u;
                                    const u32 t889 = left_15 < 16u ? left_15 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t889 * t883;
                                    const bool t891 = own_6 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t892 = t891 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t892;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t894 = own_7 >> 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t895 = t894 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t896;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t896) : "r"(t895), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t897 = t896 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t897 << 5u;
                                    const u32 t899 = t894 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t900;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t900) : "r"(t899), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t901 = t900 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t902 = t901 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t903 = t894 - t902;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t903 << 3u;
                                    const bool t905 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t906 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t905 ? t906 : 0u;
                                    const u32 t908 = left_16 < 32u ? left_16 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t909 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t910 = t909 < 8u ? t909 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t911 = own_7 & 1u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t911 << 4u;
                                    const bool t913 = before_8 < t908;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t914 = t908 - before_8;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t913 ? t914 : 0u;
                                    const u32 t916 = left_17 < 16u ? left_17 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t916 * t910;
                                    const bool t918 = own_7 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t919 = t918 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t919;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t921;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t921) : "l"(t735) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t921;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t922;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t922) : "l"(t743) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t922;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t923;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t923) : "l"(t758) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t923;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t924;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t924) : "l"(t766) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t924;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t925;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t925) : "l"(t781) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t925;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t926;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t926) : "l"(t789) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t926;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t927;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t927) : "l"(t804) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t927;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t928;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t928) : "l"(t812) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t928;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t929 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t930 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t931 = t929 < t930 ? t929 : t930;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t932 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t933 = t931 < t932 ? t931 : t932;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t934 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t935 = t933 < t934 ? t933 : t934;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t936 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t937 = t935 < t936 ? t935 : t936;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t938 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t939 = t937 < t938 ? t937 : t938;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t940 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t941 = t939 < t940 ? t939 : t940;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t942 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t943 = t941 < t942 ? t941 : t942;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t944 = t943 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t945 = __any_sync(0xffffffffu, t944);
                                        if (!t945) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t946 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t947 = t946 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t947) {
                                            u32 t948;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t948) : "l"(t735) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t948;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t949 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t950 = t949 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t950) {
                                            u32 t951;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t951) : "l"(t743) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t951;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t952 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t953 = t952 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t953) {
                                            u32 t954;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t954) : "l"(t758) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t954;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t955 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t956 = t955 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t956) {
                                            u32 t957;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t957) : "l"(t766) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t957;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t958 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t959 = t958 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t959) {
                                            u32 t960;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t960) : "l"(t781) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t960;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t961 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t962 = t961 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t962) {
                                            u32 t963;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t963) : "l"(t789) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t963;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t964 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t965 = t964 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t965) {
                                            u32 t966;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t966) : "l"(t804) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t966;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t967 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t968 = t967 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t968) {
                                            u32 t969;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t969) : "l"(t812) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t969;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t987 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t987));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t989 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t989));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t991 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t991));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t993 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t993));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t995 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t995));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t997 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t997));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t999 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t999));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1001 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t1001));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1003 = own_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1004 = t1003 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1005 = own_5 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1006 = t1005 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1007 = own_6 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1008 = t1007 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1009 = own_7 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1010 = t1009 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1011;
                                    asm("mov.b32 %0, %1;" : "=r"(t1011) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1012;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1012) : "r"(t1011));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t1012));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = t1014 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1015 + counts_8;
                                    f32 t1017;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(t1016));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = t1016 + t1017;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1019;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1019) : "f"(t1018));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1018 + t1019;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1021;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(t1020));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = t1020 + t1021;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(t1022));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = t1022 + t1023;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1025;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1025) : "f"(t1024));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1024 + t1025;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1028 = counts_5 * t1027;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1030 = counts_6 * t1029;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1028 + t1030;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1032 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = counts_7 * t1032;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1034 = t1031 + t1033;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1036 = counts_8 * t1035;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1034 + t1036;
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1037 + t1038;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = t1039 + t1040;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1042) : "f"(t1041));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = t1041 + t1042;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1044;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1044) : "f"(t1043));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = t1043 + t1044;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1046) : "f"(t1045));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = t1045 + t1046;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1048;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1049;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(t1048));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1047 * t1049;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1052 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1052 - distance_2;
                                    const f32 t1054 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1055;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1054), "f"(counts_5), "f"(t1004));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1056 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1056 - distance_2;
                                    const f32 t1058 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1059;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(t1058), "f"(counts_6), "f"(t1006));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1060 = t1055 + t1059;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1061 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1061 - distance_2;
                                    const f32 t1063 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1064;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1063), "f"(counts_7), "f"(t1008));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1065 = t1060 + t1064;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1066 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1066 - distance_2;
                                    const f32 t1068 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1069;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1068), "f"(counts_8), "f"(t1010));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1070 = t1065 + t1069;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1071;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1071) : "f"(t1070));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1072 = t1070 + t1071;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1073;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1073) : "f"(t1072));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1074 = t1072 + t1073;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1075;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1075) : "f"(t1074));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1076 = t1074 + t1075;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1077;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1077) : "f"(t1076));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1078 = t1076 + t1077;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1079;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1079) : "f"(t1078));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1078 + t1079;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1081 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1082 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1083 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1081 + count_5;
                                    const f32 difference_2 = mean_5 - t1082;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1086;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1087;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(t1086));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1087;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1082));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1090 = t1081 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1091 = t1090 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1092 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1093 = t1092 * t1081;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1094 = t1083 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1095;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(t1093), "f"(share_3), "f"(t1094));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1091;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1095;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1096 = own_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1096) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t735), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t743), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1097 = own_5 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1097) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t758), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t766), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1098 = own_6 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1098) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t781), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t789), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1099 = own_7 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1099) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t804), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t812), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1100 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1102 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1103;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1100), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1104;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(t1103));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1102 * t1104;
                                const f32 t1106 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1106));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1108 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1109 = t1108 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1110 = t1109 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1111 = scale + t1110;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f16 t1112;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1112) : "l"(t1111) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1113;
                                asm("cvt.f32.f16 %0, %1;" : "=f"(t1113) : "h"(t1112));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1113;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1115 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1116 = lane < t1115;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1116) {
                                    const u32 t1117 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1118 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1117 + t1118;
                                    const u32 t1120 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1121 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1122 = t1121 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1123 = t1122 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1124 = counters + t1123;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1125 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1126 = t1125 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1127 = t1126 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1128 = t1124 + t1127;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1129 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1130 = t1129 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1131 = t1130 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1132 = counters + t1131;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1133 = (u64)t1120;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1134 = t1133 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1135 = t1134 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1136 = t1132 + t1135;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1138 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1139 = t1138 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1128), "r"(t1139) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1141 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1142 = t1141 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1136), "r"(t1142) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1143 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1143;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1145 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1146 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1147 = t1146 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1147 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1149 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1150 = t1149 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1151 = t1150 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1152 = counters + t1151;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1153 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1154 = t1153 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1155 = t1154 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1156 = t1152 + t1155;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1157 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1158 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1159 = t1158 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1160 = t1159 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1161 = counters + t1160;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1162 = (u64)t1157;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1163 = t1162 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1164 = t1163 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1165 = t1161 + t1164;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1166;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1166) : "l"(t1156) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1166;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1167;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1167) : "l"(t1165) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1167;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1168 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1169 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1170 = t1168 < t1169 ? t1168 : t1169;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1171 = t1170 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1172 = __any_sync(0xffffffffu, t1171);
                        if (!t1172) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1173 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1174 = t1173 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1174) {
                            u32 t1175;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1175) : "l"(t1156) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1175;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1176 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1177 = t1176 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1177) {
                            u32 t1178;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1178) : "l"(t1165) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1178;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1184 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1184));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1186 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1186));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1188 = t1145 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1189 = t1188 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1190 = t110 + t1189;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1191 = t1145 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1192 = t1191 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1190), "r"(t1192) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1193 = t1145 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1194 = t1193 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1194;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1196 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1196;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_4), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1198;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1198) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1199 = t1198 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1199) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1145 & 1u;
                        const u32 t1201 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1202 = t1201 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1203 = t110 + t1202;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1203) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1204 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1204) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1206 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1207 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1208 = t1207 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1209 = t1208 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1210 = counters + t1209;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1211 = (u64)t1206;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1212 = t1211 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1213 = t1212 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1214 = t1210 + t1213;
                        const u32 t1215 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1216 = t1215 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1216 >> 3u;
                        u32 t1218;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1218) : "l"(t1214), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1219 = t1218 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1220 = t1219 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1220;
                    }
                    const u32 t1221 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1222;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1222) : "r"(t1221));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1223 = t1222 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1223) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1156), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1165), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1224 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1224;
        const u32 t1226 = coefficients_6 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1227 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1228 = index << 14u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1229 = outputs + t1228;
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
        const u32 t1230 = t1227 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1231 = t1230 & 31u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1232 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1231 + t1232;
        const u32 channels = first_2 + 8u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1235 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1236 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1237 = t1235 - t1236;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1238 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1239 = t1237 / t1238;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1239 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1241 = rounds + 3u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1241; i_6 += 3u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1242 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1242) {
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
                acc_49 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
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
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1243 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1243) {
                    const u32 t1244 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1244) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1247 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1248 = barriers + t1247;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1249 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1250 = t1249 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1248), "r"(t1250) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1251 = slot_3 * 44032u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1252 = smem_1 + t1251;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1253 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1253) {
                    const u32 t1254 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1254), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t9 >> 4u;
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
                const u32 t1269 = t9 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1269 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1271 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1272 = t1271 + 1280u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1273 = t1270 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = (u64)t1273;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = t1274 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1272 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = (u64)t1276;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = t1277 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1279 = t1270 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = (u64)t1279;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = t1280 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1272 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1283 = (u64)t1282;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = t1283 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1275), "l"(t1278), "l"(t1281), "l"(t1284) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1285 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1285) {
                    const u32 t1286 = barriers + 40u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1286), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1287 = t9 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1287 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1289 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1290 = t1289 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1288 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1292 = (u64)t1291;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = t1292 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1290 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = (u64)t1294;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = t1295 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1288 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = (u64)t1297;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = t1298 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1290 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = (u64)t1300;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = t1301 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1287 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1304 = t1303 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1305 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1306 = t1305 + 1288u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1307 = t1304 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = (u64)t1307;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = t1308 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1310 = t1306 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = (u64)t1310;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1312 = t1311 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1313 = t1304 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = (u64)t1313;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1315 = t1314 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1316 = t1306 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1317 = (u64)t1316;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1318 = t1317 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1293), "l"(t1296), "l"(t1299), "l"(t1302), "l"(t1309), "l"(t1312), "l"(t1315), "l"(t1318) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1319 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1319) {
                    const u32 t1320 = barriers + 48u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1320), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t9 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1321 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1252 >> 4u;
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
                const u32 t1337 = t1321 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1337 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1339 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1340 = t1339 + 1296u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1341 = t1338 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1342 = (u64)t1341;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = t1342 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1340 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1345 = (u64)t1344;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = t1345 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1347 = t1338 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1348 = (u64)t1347;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1349 = t1348 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1340 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1351 = (u64)t1350;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1352 = t1351 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1327), "l"(t1330), "l"(t1333), "l"(t1336), "l"(t1343), "l"(t1346), "l"(t1349), "l"(t1352) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1353 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1353) {
                    const u32 t1354 = barriers + 56u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1354), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1355 = t9 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1356 = t1355 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1358 = t1357 + 80u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1359 = t1356 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1360 = (u64)t1359;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = t1360 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1358 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1363 = (u64)t1362;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = t1363 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = t1356 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1366 = (u64)t1365;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = t1366 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1368 = t1358 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = (u64)t1368;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = t1369 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t1355 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1371 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1374 = t1373 + 1360u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1361), "l"(t1364), "l"(t1367), "l"(t1370), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1387 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1387) {
                    const u32 t1388 = barriers + 64u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1388), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = t9 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1389 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1391 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1392 = t1391 + 88u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1390 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = (u64)t1393;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1392 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = (u64)t1396;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = t1397 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1399 = t1390 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = (u64)t1399;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = t1400 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1392 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1403 = (u64)t1402;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = t1403 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1405 = t1389 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1405 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1407 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1408 = t1407 + 1368u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1409 = t1406 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1410 = (u64)t1409;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1411 = t1410 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1408 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1413 = (u64)t1412;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1414 = t1413 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1415 = t1406 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1416 = (u64)t1415;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1417 = t1416 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1418 = t1408 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1419 = (u64)t1418;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1420 = t1419 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1411), "l"(t1414), "l"(t1417), "l"(t1420) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1421 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1421) {
                    const u32 t1422 = barriers + 72u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1422), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t9 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1424 = t1423 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1425 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1426 = t1425 + 96u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1427 = t1424 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = (u64)t1427;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = t1428 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1430 = t1426 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = (u64)t1430;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = t1431 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t1424 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1434 = (u64)t1433;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1435 = t1434 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1436 = t1426 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1437 = (u64)t1436;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1438 = t1437 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1439 = t1423 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1439 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1441 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1442 = t1441 + 1376u;
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
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1429), "l"(t1432), "l"(t1435), "l"(t1438), "l"(t1445), "l"(t1448), "l"(t1451), "l"(t1454) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1455 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1455) {
                    const u32 t1456 = barriers + 80u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1456), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1457 = t9 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1457 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1459 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1460 = t1459 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1461 = t1458 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1462 = (u64)t1461;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1460 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1465 = (u64)t1464;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = t1465 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1467 = t1458 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1468 = (u64)t1467;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1469 = t1468 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1460 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1471 = (u64)t1470;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1472 = t1471 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1457 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1473 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1475 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1476 = t1475 + 1440u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1477 = t1474 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = (u64)t1477;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = t1478 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1480 = t1476 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = (u64)t1480;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = t1481 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1483 = t1474 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = (u64)t1483;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = t1484 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1476 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = (u64)t1486;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = t1487 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1463), "l"(t1466), "l"(t1469), "l"(t1472), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1489 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1489) {
                    const u32 t1490 = barriers + 88u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1490), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1491 = t9 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1491 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1494 = t1493 + 168u;
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
                const u32 t1507 = t1491 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1508 = t1507 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1509 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1510 = t1509 + 1448u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1511 = t1508 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = (u64)t1511;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = t1512 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1514 = t1510 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = (u64)t1514;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = t1515 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1517 = t1508 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1518 = (u64)t1517;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1519 = t1518 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1520 = t1510 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1521 = (u64)t1520;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1522 = t1521 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1497), "l"(t1500), "l"(t1503), "l"(t1506), "l"(t1513), "l"(t1516), "l"(t1519), "l"(t1522) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1523 = i_6 < 3u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1523) {
                    const u32 t1524 = barriers + 96u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1524), "r"(0u) : "memory");
                }
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1525 = t9 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1526 = t1525 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1527 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1528 = t1527 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1529 = t1526 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1530 = (u64)t1529;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1531 = t1530 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1532 = t1528 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1533 = (u64)t1532;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1534 = t1533 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1535 = t1526 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1536 = (u64)t1535;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1537 = t1536 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1538 = t1528 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1539 = (u64)t1538;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1540 = t1539 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1541 = t1525 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1542 = t1541 + 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1543 = t1252 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1544 = t1543 + 1456u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1545 = t1542 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1546 = (u64)t1545;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1547 = t1546 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1548 = t1544 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1549 = (u64)t1548;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1550 = t1549 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1551 = t1542 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1552 = (u64)t1551;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1553 = t1552 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1554 = t1544 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1555 = (u64)t1554;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1556 = t1555 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1531), "l"(t1534), "l"(t1537), "l"(t1540), "l"(t1547), "l"(t1550), "l"(t1553), "l"(t1556) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1557 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1558 = t1557 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1558) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1559 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1560 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1561 = t1559 ? 0u : t1560;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1562 = t1561 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1562) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1563;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1563) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1564 = t1563 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1564) {
                    const u32 t1565 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1566 = t1565 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1567 = barriers + t1566;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1567) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = acc_2;
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
                acc = t1573;
                acc_2 = t1575;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_4;
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
                acc_3 = t1581;
                acc_4 = t1583;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_6;
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
                acc_5 = t1589;
                acc_6 = t1591;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_8;
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
                acc_7 = t1597;
                acc_8 = t1599;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_10;
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
                acc_9 = t1605;
                acc_10 = t1607;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_12;
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
                acc_11 = t1613;
                acc_12 = t1615;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_14;
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
                acc_13 = t1621;
                acc_14 = t1623;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_16;
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
                acc_15 = t1629;
                acc_16 = t1631;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_18;
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
                acc_17 = t1637;
                acc_18 = t1639;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_20;
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
                acc_19 = t1645;
                acc_20 = t1647;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_22;
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
                acc_21 = t1653;
                acc_22 = t1655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_24;
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
                acc_23 = t1661;
                acc_24 = t1663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_26;
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
                acc_25 = t1669;
                acc_26 = t1671;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_28;
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
                acc_27 = t1677;
                acc_28 = t1679;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_30;
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
                acc_29 = t1685;
                acc_30 = t1687;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_32;
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
                acc_31 = t1693;
                acc_32 = t1695;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = acc_34;
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
                acc_33 = t1701;
                acc_34 = t1703;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = acc_36;
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
                acc_35 = t1709;
                acc_36 = t1711;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_38;
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
                acc_37 = t1717;
                acc_38 = t1719;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = acc_40;
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
                acc_39 = t1725;
                acc_40 = t1727;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_42;
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
                acc_41 = t1733;
                acc_42 = t1735;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = acc_44;
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
                acc_43 = t1741;
                acc_44 = t1743;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = acc_46;
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
                acc_45 = t1749;
                acc_46 = t1751;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_48;
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
                acc_47 = t1757;
                acc_48 = t1759;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = acc_50;
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
                acc_49 = t1765;
                acc_50 = t1767;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = acc_52;
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
                acc_51 = t1773;
                acc_52 = t1775;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = acc_54;
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
                acc_53 = t1781;
                acc_54 = t1783;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_56;
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
                acc_55 = t1789;
                acc_56 = t1791;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1793 = acc_58;
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
                acc_57 = t1797;
                acc_58 = t1799;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1801 = acc_60;
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
                acc_59 = t1805;
                acc_60 = t1807;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1809 = acc_62;
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
                acc_61 = t1813;
                acc_62 = t1815;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1817 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1818;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(t1816), "f"(t1817));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1819 = t1818 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1820;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1820) : "r"(t1818));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1821;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1821) : "h"(t1820));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t1822;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1822) : "r"(t1819));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1823;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1823) : "h"(t1822));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1821;
                acc_64 = t1823;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1824 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1825 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1826 = i_6 * t1825;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1824 + t1826;
                const u32 t1828 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1829;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1829) : "r"(t1828), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1829 >> tiles_shift;
                const u32 t1831 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1831;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1833 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1834;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1834) : "r"(t1833), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1835 = t1834 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1835 << 5u;
                const u32 t1837 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1838;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1838) : "r"(t1837), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1839 = t1838 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1840 = t1839 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1841 = at_19 - t1840;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1841 << 3u;
                const bool t1843 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1844 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1843 ? t1844 : 0u;
                const u32 t1846 = left_18 < 32u ? left_18 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1847 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1848 = t1847 < 8u ? t1847 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1227 << 4u;
                const u32 part = first_row >> 5u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part << 4u;
                const bool t1852 = before_9 < t1846;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1853 = t1846 - before_9;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1852 ? t1853 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1848;
                const bool t1857 = pixels_9 == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t1859;
                asm("max.f32 %0, %1, %2;" : "=f"(t1859) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1859));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1861 = t1227 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1862 = t1861 & 31u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1863 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1862 + t1863;
                const u32 t1865 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1857) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = 0.0f + t1866;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1879 + t1880;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = 0.0f + t1882;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = t1893 + t1894;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1895 + t1896;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1899 = 0.0f + t1898;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1901 = t1899 + t1900;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = t1901 + t1902;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1905 = t1903 + t1904;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1906 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1907 = t1905 + t1906;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1908 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1909 = t1907 + t1908;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = t1909 + t1910;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1911 + t1912;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1915 = 0.0f + t1914;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = t1915 + t1916;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = t1917 + t1918;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1921 = t1919 + t1920;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1922 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = t1921 + t1922;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = t1923 + t1924;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1927 = t1925 + t1926;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1928 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1927 + t1928;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1930 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1931 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1932 = t1930 + t1931;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t1932;
                } else {
                    const u32 t1933 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1933 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_4 < t1848;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1936 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1936 < t1848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1938 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1938 & columns;
                    const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = t1940 + t1941;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1943 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1944 = exists ? t1942 : t1943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1944;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1945 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1945 & columns_2;
                    const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = t1947 + t1948;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1950 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1951 = exists_2 ? t1949 : t1950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1951;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1952 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1952 & columns;
                    const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = t1954 + t1955;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1957 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1958 = exists_3 ? t1956 : t1957;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1959 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1959 & columns_2;
                    const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = t1961 + t1962;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1964 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1965 = exists_4 ? t1963 : t1964;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1965;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1966 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1966 & columns;
                    const f32 t1968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = t1968 + t1969;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1971 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1972 = exists_5 ? t1970 : t1971;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1972;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1973 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1973 & columns_2;
                    const f32 t1975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = t1975 + t1976;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1978 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1979 = exists_6 ? t1977 : t1978;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1979;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1980 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1980 & columns;
                    const f32 t1982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = t1982 + t1983;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1985 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1986 = exists_7 ? t1984 : t1985;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1987 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1987 & columns_2;
                    const f32 t1989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = t1989 + t1990;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1992 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1993 = exists_8 ? t1991 : t1992;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t1993;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t1994 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1994 & columns;
                    const f32 t1996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = t1996 + t1997;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1999 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2000 = exists_9 ? t1998 : t1999;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2000;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2001 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t2001 & columns_2;
                    const f32 t2003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = t2003 + t2004;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2006 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2007 = exists_10 ? t2005 : t2006;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2008 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t2008 & columns;
                    const f32 t2010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = t2010 + t2011;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2013 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2014 = exists_11 ? t2012 : t2013;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2015 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t2015 & columns_2;
                    const f32 t2017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = t2017 + t2018;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2020 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2021 = exists_12 ? t2019 : t2020;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2022 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t2022 & columns;
                    const f32 t2024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = t2024 + t2025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2027 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2028 = exists_13 ? t2026 : t2027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2028;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2029 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t2029 & columns_2;
                    const f32 t2031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = t2031 + t2032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2035 = exists_14 ? t2033 : t2034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2036 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2036 & columns;
                    const f32 t2038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = t2038 + t2039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2042 = exists_15 ? t2040 : t2041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2043 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2043 & columns_2;
                    const f32 t2045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = t2045 + t2046;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2048 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2049 = exists_16 ? t2047 : t2048;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2050 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2050 & columns;
                    const f32 t2052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = t2052 + t2053;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2055 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2056 = exists_17 ? t2054 : t2055;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2057 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2057 & columns_2;
                    const f32 t2059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = t2059 + t2060;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2062 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2063 = exists_18 ? t2061 : t2062;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2064 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2064 & columns;
                    const f32 t2066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = t2066 + t2067;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2069 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2070 = exists_19 ? t2068 : t2069;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2071 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2071 & columns_2;
                    const f32 t2073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = t2073 + t2074;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2076 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2077 = exists_20 ? t2075 : t2076;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2077;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2078 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2078 & columns;
                    const f32 t2080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = t2080 + t2081;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2083 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2084 = exists_21 ? t2082 : t2083;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2084;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2085 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2085 & columns_2;
                    const f32 t2087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = t2087 + t2088;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2090 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = exists_22 ? t2089 : t2090;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2091;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2092 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2092 & columns;
                    const f32 t2094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = t2094 + t2095;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2097 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2098 = exists_23 ? t2096 : t2097;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2098;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2099 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2099 & columns_2;
                    const f32 t2101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = t2101 + t2102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2104 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2105 = exists_24 ? t2103 : t2104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2105;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2106 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2106 & columns;
                    const f32 t2108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = t2108 + t2109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2111 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2112 = exists_25 ? t2110 : t2111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2113 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2113 & columns_2;
                    const f32 t2115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = t2115 + t2116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2118 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2119 = exists_26 ? t2117 : t2118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2119;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2120 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2120 & columns;
                    const f32 t2122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = t2122 + t2123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2125 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2126 = exists_27 ? t2124 : t2125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2127 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2127 & columns_2;
                    const f32 t2129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2130 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = t2129 + t2130;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2132 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2133 = exists_28 ? t2131 : t2132;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2133;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2134 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2134 & columns;
                    const f32 t2136 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2137 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2138 = t2136 + t2137;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2139 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2140 = exists_29 ? t2138 : t2139;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2140;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2141 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2141 & columns_2;
                    const f32 t2143 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2144 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2145 = t2143 + t2144;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2146 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2147 = exists_30 ? t2145 : t2146;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2147;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2148 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2148 & columns;
                    const f32 t2150 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2151 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2152 = t2150 + t2151;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2153 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2154 = exists_31 ? t2152 : t2153;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2154;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2155 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2155 & columns_2;
                    const f32 t2157 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2158 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2159 = t2157 + t2158;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2160 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2161 = exists_32 ? t2159 : t2160;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t2161;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2163;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2163) : "f"(t2162));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2164 = t2162 + t2163;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2165;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2165) : "f"(t2164));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2166 = t2164 + t2165;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t2166 * share_4;
                const f32 t2168 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2168), "f"(count_7), "f"(t2166));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1857) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2171 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2171 - mean_7;
                    f32 t2173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2173) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2174 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2174 - mean_7;
                    f32 t2176;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(distance_4), "f"(distance_4), "f"(t2173));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2177 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2177 - mean_7;
                    f32 t2179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2179) : "f"(distance_5), "f"(distance_5), "f"(t2176));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2180 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2180 - mean_7;
                    f32 t2182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2182) : "f"(distance_6), "f"(distance_6), "f"(t2179));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2183 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2183 - mean_7;
                    f32 t2185;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(distance_7), "f"(distance_7), "f"(t2182));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2186 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2186 - mean_7;
                    f32 t2188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(distance_8), "f"(distance_8), "f"(t2185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2189 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2189 - mean_7;
                    f32 t2191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_9), "f"(distance_9), "f"(t2188));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2192 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2192 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2191));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2195 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2195 - mean_7;
                    f32 t2197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2197) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2198 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2198 - mean_7;
                    f32 t2200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(distance_12), "f"(distance_12), "f"(t2197));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2201 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2201 - mean_7;
                    f32 t2203;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(distance_13), "f"(distance_13), "f"(t2200));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2204 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2204 - mean_7;
                    f32 t2206;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(distance_14), "f"(distance_14), "f"(t2203));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2207 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2207 - mean_7;
                    f32 t2209;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2209) : "f"(distance_15), "f"(distance_15), "f"(t2206));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2210 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2210 - mean_7;
                    f32 t2212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(distance_16), "f"(distance_16), "f"(t2209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2213 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2213 - mean_7;
                    f32 t2215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(distance_17), "f"(distance_17), "f"(t2212));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2216 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2216 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2215));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2219 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2219 - mean_7;
                    f32 t2221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2221) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2222 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2222 - mean_7;
                    f32 t2224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(distance_20), "f"(distance_20), "f"(t2221));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2225 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2225 - mean_7;
                    f32 t2227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(distance_21), "f"(distance_21), "f"(t2224));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2228 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2228 - mean_7;
                    f32 t2230;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2230) : "f"(distance_22), "f"(distance_22), "f"(t2227));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2231 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2231 - mean_7;
                    f32 t2233;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2233) : "f"(distance_23), "f"(distance_23), "f"(t2230));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2234 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2234 - mean_7;
                    f32 t2236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(distance_24), "f"(distance_24), "f"(t2233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2237 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2237 - mean_7;
                    f32 t2239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(distance_25), "f"(distance_25), "f"(t2236));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2240 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2240 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2239));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2243 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2243 - mean_7;
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2246 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2246 - mean_7;
                    f32 t2248;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2248) : "f"(distance_28), "f"(distance_28), "f"(t2245));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2249 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2249 - mean_7;
                    f32 t2251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(distance_29), "f"(distance_29), "f"(t2248));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2252 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2252 - mean_7;
                    f32 t2254;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(distance_30), "f"(distance_30), "f"(t2251));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2255 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2255 - mean_7;
                    f32 t2257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(distance_31), "f"(distance_31), "f"(t2254));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2258 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2258 - mean_7;
                    f32 t2260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(distance_32), "f"(distance_32), "f"(t2257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2261 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2261 - mean_7;
                    f32 t2263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(distance_33), "f"(distance_33), "f"(t2260));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2264 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2264 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2263));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2267 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2268 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2269 = t2267 + t2268;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2269;
                } else {
                    const u32 t2270 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2270 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = first_5 < t1848;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2273 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2273 < t1848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2275 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2275 & columns_3;
                    const f32 t2277 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2278 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2278 - mean_7;
                    f32 t2280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2280) : "f"(distance_35), "f"(distance_35), "f"(t2277));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2281 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2282 = exists_33 ? t2280 : t2281;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2282;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2283 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2283 & columns_4;
                    const f32 t2285 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2286 - mean_7;
                    f32 t2288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(distance_36), "f"(distance_36), "f"(t2285));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2289 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2290 = exists_34 ? t2288 : t2289;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2290;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2291 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2291 & columns_3;
                    const f32 t2293 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2294 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2294 - mean_7;
                    f32 t2296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(distance_37), "f"(distance_37), "f"(t2293));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2297 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = exists_35 ? t2296 : t2297;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2298;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2299 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2299 & columns_4;
                    const f32 t2301 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2302 - mean_7;
                    f32 t2304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(distance_38), "f"(distance_38), "f"(t2301));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2305 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2306 = exists_36 ? t2304 : t2305;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2306;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2307 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2307 & columns_3;
                    const f32 t2309 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2310 - mean_7;
                    f32 t2312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(distance_39), "f"(distance_39), "f"(t2309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2313 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2314 = exists_37 ? t2312 : t2313;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2314;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2315 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2315 & columns_4;
                    const f32 t2317 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2318 - mean_7;
                    f32 t2320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(distance_40), "f"(distance_40), "f"(t2317));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2321 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = exists_38 ? t2320 : t2321;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2322;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2323 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2323 & columns_3;
                    const f32 t2325 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2326 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2326 - mean_7;
                    f32 t2328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(distance_41), "f"(distance_41), "f"(t2325));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2329 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2330 = exists_39 ? t2328 : t2329;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2330;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2331 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2331 & columns_4;
                    const f32 t2333 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2334 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2334 - mean_7;
                    f32 t2336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(distance_42), "f"(distance_42), "f"(t2333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2337 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2338 = exists_40 ? t2336 : t2337;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2338;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2339 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2339 & columns_3;
                    const f32 t2341 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2342 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2342 - mean_7;
                    f32 t2344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(distance_43), "f"(distance_43), "f"(t2341));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2345 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2346 = exists_41 ? t2344 : t2345;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2346;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2347 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2347 & columns_4;
                    const f32 t2349 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2350 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2350 - mean_7;
                    f32 t2352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(distance_44), "f"(distance_44), "f"(t2349));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2353 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2354 = exists_42 ? t2352 : t2353;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2354;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2355 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2355 & columns_3;
                    const f32 t2357 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2358 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2358 - mean_7;
                    f32 t2360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(distance_45), "f"(distance_45), "f"(t2357));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2361 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2362 = exists_43 ? t2360 : t2361;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2363 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2363 & columns_4;
                    const f32 t2365 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2366 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2366 - mean_7;
                    f32 t2368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(distance_46), "f"(distance_46), "f"(t2365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2369 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2370 = exists_44 ? t2368 : t2369;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2370;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2371 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2371 & columns_3;
                    const f32 t2373 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2374 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2374 - mean_7;
                    f32 t2376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(distance_47), "f"(distance_47), "f"(t2373));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2377 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2378 = exists_45 ? t2376 : t2377;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2378;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2379 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2379 & columns_4;
                    const f32 t2381 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2382 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2382 - mean_7;
                    f32 t2384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(distance_48), "f"(distance_48), "f"(t2381));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2385 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2386 = exists_46 ? t2384 : t2385;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2387 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2387 & columns_3;
                    const f32 t2389 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2390 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2390 - mean_7;
                    f32 t2392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(distance_49), "f"(distance_49), "f"(t2389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2393 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2394 = exists_47 ? t2392 : t2393;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2394;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2395 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2395 & columns_4;
                    const f32 t2397 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2398 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2398 - mean_7;
                    f32 t2400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(distance_50), "f"(distance_50), "f"(t2397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2401 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2402 = exists_48 ? t2400 : t2401;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2402;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2403 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2403 & columns_3;
                    const f32 t2405 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2406 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2406 - mean_7;
                    f32 t2408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(distance_51), "f"(distance_51), "f"(t2405));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2409 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2410 = exists_49 ? t2408 : t2409;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2410;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2411 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2411 & columns_4;
                    const f32 t2413 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2414 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2414 - mean_7;
                    f32 t2416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(distance_52), "f"(distance_52), "f"(t2413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2417 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2418 = exists_50 ? t2416 : t2417;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2419 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2419 & columns_3;
                    const f32 t2421 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2422 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2422 - mean_7;
                    f32 t2424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(distance_53), "f"(distance_53), "f"(t2421));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2425 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2426 = exists_51 ? t2424 : t2425;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2426;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2427 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2427 & columns_4;
                    const f32 t2429 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2430 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2430 - mean_7;
                    f32 t2432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(distance_54), "f"(distance_54), "f"(t2429));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2433 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2434 = exists_52 ? t2432 : t2433;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2434;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2435 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2435 & columns_3;
                    const f32 t2437 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2438 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2438 - mean_7;
                    f32 t2440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(distance_55), "f"(distance_55), "f"(t2437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2441 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2442 = exists_53 ? t2440 : t2441;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2443 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2443 & columns_4;
                    const f32 t2445 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2446 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2446 - mean_7;
                    f32 t2448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_56), "f"(distance_56), "f"(t2445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2449 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2450 = exists_54 ? t2448 : t2449;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2450;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2451 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2451 & columns_3;
                    const f32 t2453 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2454 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2454 - mean_7;
                    f32 t2456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(distance_57), "f"(distance_57), "f"(t2453));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2457 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2458 = exists_55 ? t2456 : t2457;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2458;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2459 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2459 & columns_4;
                    const f32 t2461 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2462 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2462 - mean_7;
                    f32 t2464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(distance_58), "f"(distance_58), "f"(t2461));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2465 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2466 = exists_56 ? t2464 : t2465;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2466;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2467 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2467 & columns_3;
                    const f32 t2469 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2470 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2470 - mean_7;
                    f32 t2472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_59), "f"(distance_59), "f"(t2469));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2473 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2474 = exists_57 ? t2472 : t2473;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2474;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2475 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2475 & columns_4;
                    const f32 t2477 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2478 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2478 - mean_7;
                    f32 t2480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(distance_60), "f"(distance_60), "f"(t2477));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2481 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2482 = exists_58 ? t2480 : t2481;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2482;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2483 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2483 & columns_3;
                    const f32 t2485 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2486 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2486 - mean_7;
                    f32 t2488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(distance_61), "f"(distance_61), "f"(t2485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2489 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2490 = exists_59 ? t2488 : t2489;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2490;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2491 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2491 & columns_4;
                    const f32 t2493 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2494 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2494 - mean_7;
                    f32 t2496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(distance_62), "f"(distance_62), "f"(t2493));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2497 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2498 = exists_60 ? t2496 : t2497;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2498;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2499 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2499 & columns_3;
                    const f32 t2501 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2502 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2502 - mean_7;
                    f32 t2504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(distance_63), "f"(distance_63), "f"(t2501));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2505 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2506 = exists_61 ? t2504 : t2505;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2506;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2507 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2507 & columns_4;
                    const f32 t2509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2510 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2510 - mean_7;
                    f32 t2512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_64), "f"(distance_64), "f"(t2509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2514 = exists_62 ? t2512 : t2513;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2514;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2515 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2515 & columns_3;
                    const f32 t2517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2518 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2518 - mean_7;
                    f32 t2520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_65), "f"(distance_65), "f"(t2517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2522 = exists_63 ? t2520 : t2521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2523 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2523 & columns_4;
                    const f32 t2525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2526 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2526 - mean_7;
                    f32 t2528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_66), "f"(distance_66), "f"(t2525));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2530 = exists_64 ? t2528 : t2529;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2530;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2531 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2532;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2532) : "f"(t2531));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2533 = t2531 + t2532;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2534;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2534) : "f"(t2533));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2533 + t2534;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2536 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2537 = t2536 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t2537) {
                    const u32 t2538 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_2 = t2538 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2540 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2541 = t2540 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2542 = t2541 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2542 + 544u;
                    const u32 t2544 = at_20 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2545 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2546 = t2545 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2547 = t2546 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2548 = counters + t2547;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2549 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2550 = t2549 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2551 = t2550 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2552 = t2548 + t2551;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2553 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2554 = t2553 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2555 = t2554 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2556 = counters + t2555;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2557 = (u64)t2544;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2558 = t2557 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2559 = t2558 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2560 = t2556 + t2559;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2562 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2563 = t2562 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2552), "r"(t2563) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2565 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2566 = t2565 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2560), "r"(t2566) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1857) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = 0.0f + t2567;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = t2568 + t2569;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = t2570 + t2571;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = t2572 + t2573;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = t2574 + t2575;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = t2576 + t2577;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = t2578 + t2579;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2580 + t2581;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = 0.0f + t2583;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = t2584 + t2585;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = t2586 + t2587;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = t2588 + t2589;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = t2590 + t2591;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = t2592 + t2593;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = t2594 + t2595;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2596 + t2597;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2599 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = 0.0f + t2599;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2601 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2602 = t2600 + t2601;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2603 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2604 = t2602 + t2603;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = t2604 + t2605;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = t2606 + t2607;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2609 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2610 = t2608 + t2609;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2611 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = t2610 + t2611;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2612 + t2613;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2616 = 0.0f + t2615;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2617 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2618 = t2616 + t2617;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = t2618 + t2619;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = t2620 + t2621;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2623 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2624 = t2622 + t2623;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2625 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = t2624 + t2625;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = t2626 + t2627;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2629 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2628 + t2629;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2631 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2632 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2633 = t2631 + t2632;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2633;
                } else {
                    const u32 t2634 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2634 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_6 < t1848;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2637 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2637 < t1848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2639 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2639 & columns_5;
                    const f32 t2641 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = t2641 + t2642;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2644 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2645 = exists_65 ? t2643 : t2644;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2645;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2646 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2646 & columns_6;
                    const f32 t2648 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = t2648 + t2649;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2651 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2652 = exists_66 ? t2650 : t2651;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2652;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2653 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2653 & columns_5;
                    const f32 t2655 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = t2655 + t2656;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2658 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2659 = exists_67 ? t2657 : t2658;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2659;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2660 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2660 & columns_6;
                    const f32 t2662 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = t2662 + t2663;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2665 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2666 = exists_68 ? t2664 : t2665;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2666;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2667 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2667 & columns_5;
                    const f32 t2669 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = t2669 + t2670;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2672 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2673 = exists_69 ? t2671 : t2672;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2673;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2674 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2674 & columns_6;
                    const f32 t2676 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = t2676 + t2677;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2679 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2680 = exists_70 ? t2678 : t2679;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2680;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2681 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2681 & columns_5;
                    const f32 t2683 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = t2683 + t2684;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2686 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2687 = exists_71 ? t2685 : t2686;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2687;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2688 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2688 & columns_6;
                    const f32 t2690 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = t2690 + t2691;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2693 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2694 = exists_72 ? t2692 : t2693;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2695 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2695 & columns_5;
                    const f32 t2697 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = t2697 + t2698;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2700 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2701 = exists_73 ? t2699 : t2700;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2701;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2702 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2702 & columns_6;
                    const f32 t2704 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = t2704 + t2705;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2707 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2708 = exists_74 ? t2706 : t2707;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2708;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2709 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2709 & columns_5;
                    const f32 t2711 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = t2711 + t2712;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2714 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2715 = exists_75 ? t2713 : t2714;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2715;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2716 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2716 & columns_6;
                    const f32 t2718 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = t2718 + t2719;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2721 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2722 = exists_76 ? t2720 : t2721;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2723 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2723 & columns_5;
                    const f32 t2725 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = t2725 + t2726;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2728 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2729 = exists_77 ? t2727 : t2728;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2729;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2730 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2730 & columns_6;
                    const f32 t2732 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = t2732 + t2733;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2735 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2736 = exists_78 ? t2734 : t2735;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2736;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2737 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2737 & columns_5;
                    const f32 t2739 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = t2739 + t2740;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2742 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2743 = exists_79 ? t2741 : t2742;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2743;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2744 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2744 & columns_6;
                    const f32 t2746 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = t2746 + t2747;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2749 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2750 = exists_80 ? t2748 : t2749;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2750;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2751 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2751 & columns_5;
                    const f32 t2753 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = t2753 + t2754;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2756 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2757 = exists_81 ? t2755 : t2756;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2757;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2758 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2758 & columns_6;
                    const f32 t2760 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = t2760 + t2761;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2763 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2764 = exists_82 ? t2762 : t2763;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2764;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2765 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2765 & columns_5;
                    const f32 t2767 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = t2767 + t2768;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2770 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2771 = exists_83 ? t2769 : t2770;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2771;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2772 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2772 & columns_6;
                    const f32 t2774 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = t2774 + t2775;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2777 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2778 = exists_84 ? t2776 : t2777;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2778;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2779 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2779 & columns_5;
                    const f32 t2781 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = t2781 + t2782;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2784 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2785 = exists_85 ? t2783 : t2784;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2785;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2786 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2786 & columns_6;
                    const f32 t2788 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = t2788 + t2789;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2791 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2792 = exists_86 ? t2790 : t2791;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2792;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2793 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2793 & columns_5;
                    const f32 t2795 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = t2795 + t2796;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2798 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2799 = exists_87 ? t2797 : t2798;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2799;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2800 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2800 & columns_6;
                    const f32 t2802 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2804 = t2802 + t2803;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2805 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2806 = exists_88 ? t2804 : t2805;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2806;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2807 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2807 & columns_5;
                    const f32 t2809 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2811 = t2809 + t2810;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2813 = exists_89 ? t2811 : t2812;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2813;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2814 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2814 & columns_6;
                    const f32 t2816 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = t2816 + t2817;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2819 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2820 = exists_90 ? t2818 : t2819;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2821 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2821 & columns_5;
                    const f32 t2823 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2825 = t2823 + t2824;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2826 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2827 = exists_91 ? t2825 : t2826;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2827;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2828 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2828 & columns_6;
                    const f32 t2830 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2831 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2832 = t2830 + t2831;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2834 = exists_92 ? t2832 : t2833;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2834;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2835 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2835 & columns_5;
                    const f32 t2837 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2838 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2839 = t2837 + t2838;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2840 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2841 = exists_93 ? t2839 : t2840;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2841;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2842 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2842 & columns_6;
                    const f32 t2844 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2845 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2846 = t2844 + t2845;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2847 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2848 = exists_94 ? t2846 : t2847;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2849 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2849 & columns_5;
                    const f32 t2851 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2852 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2853 = t2851 + t2852;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2855 = exists_95 ? t2853 : t2854;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2855;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2856 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2856 & columns_6;
                    const f32 t2858 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2859 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2860 = t2858 + t2859;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2861 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2862 = exists_96 ? t2860 : t2861;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2862;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2863 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2864;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2864) : "f"(t2863));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2865 = t2863 + t2864;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t2866;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2866) : "f"(t2865));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t2867 = t2865 + t2866;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t2867 * share_4;
                const f32 t2869 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2869), "f"(count_7), "f"(t2867));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1857) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2872 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2872 - mean_8;
                    f32 t2874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2875 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2875 - mean_8;
                    f32 t2877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(distance_68), "f"(distance_68), "f"(t2874));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2878 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2878 - mean_8;
                    f32 t2880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(distance_69), "f"(distance_69), "f"(t2877));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2881 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2881 - mean_8;
                    f32 t2883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(distance_70), "f"(distance_70), "f"(t2880));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2884 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2884 - mean_8;
                    f32 t2886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(distance_71), "f"(distance_71), "f"(t2883));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2887 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2887 - mean_8;
                    f32 t2889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(distance_72), "f"(distance_72), "f"(t2886));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2890 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2890 - mean_8;
                    f32 t2892;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(distance_73), "f"(distance_73), "f"(t2889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2893 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2893 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2892));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2896 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2896 - mean_8;
                    f32 t2898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2899 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2899 - mean_8;
                    f32 t2901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(distance_76), "f"(distance_76), "f"(t2898));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2902 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2902 - mean_8;
                    f32 t2904;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(distance_77), "f"(distance_77), "f"(t2901));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2905 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2905 - mean_8;
                    f32 t2907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(distance_78), "f"(distance_78), "f"(t2904));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2908 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2908 - mean_8;
                    f32 t2910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(distance_79), "f"(distance_79), "f"(t2907));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2911 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2911 - mean_8;
                    f32 t2913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(distance_80), "f"(distance_80), "f"(t2910));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2914 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2914 - mean_8;
                    f32 t2916;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(distance_81), "f"(distance_81), "f"(t2913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2917 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2917 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2916));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2920 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2920 - mean_8;
                    f32 t2922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2923 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2923 - mean_8;
                    f32 t2925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(distance_84), "f"(distance_84), "f"(t2922));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2926 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2926 - mean_8;
                    f32 t2928;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(distance_85), "f"(distance_85), "f"(t2925));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2929 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2929 - mean_8;
                    f32 t2931;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(distance_86), "f"(distance_86), "f"(t2928));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2932 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2932 - mean_8;
                    f32 t2934;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(distance_87), "f"(distance_87), "f"(t2931));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2935 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2935 - mean_8;
                    f32 t2937;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(distance_88), "f"(distance_88), "f"(t2934));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2938 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2938 - mean_8;
                    f32 t2940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(distance_89), "f"(distance_89), "f"(t2937));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2941 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2941 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2940));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2944 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2944 - mean_8;
                    f32 t2946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2947 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2947 - mean_8;
                    f32 t2949;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(distance_92), "f"(distance_92), "f"(t2946));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2950 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2950 - mean_8;
                    f32 t2952;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(distance_93), "f"(distance_93), "f"(t2949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2953 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2953 - mean_8;
                    f32 t2955;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(distance_94), "f"(distance_94), "f"(t2952));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2956 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2956 - mean_8;
                    f32 t2958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(distance_95), "f"(distance_95), "f"(t2955));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2959 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2959 - mean_8;
                    f32 t2961;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(distance_96), "f"(distance_96), "f"(t2958));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2962 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2962 - mean_8;
                    f32 t2964;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(distance_97), "f"(distance_97), "f"(t2961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2965 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2965 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2964));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2968 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2969 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2970 = t2968 + t2969;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2970;
                } else {
                    const u32 t2971 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2971 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = first_7 < t1848;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2974 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2974 < t1848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2976 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2976 & columns_7;
                    const f32 t2978 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2979 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2979 - mean_8;
                    f32 t2981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(distance_99), "f"(distance_99), "f"(t2978));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2982 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = exists_97 ? t2981 : t2982;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2983;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2984 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2984 & columns_8;
                    const f32 t2986 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2987 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2987 - mean_8;
                    f32 t2989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(distance_100), "f"(distance_100), "f"(t2986));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2990 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = exists_98 ? t2989 : t2990;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2991;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t2992 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2992 & columns_7;
                    const f32 t2994 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2995 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2995 - mean_8;
                    f32 t2997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(distance_101), "f"(distance_101), "f"(t2994));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2998 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = exists_99 ? t2997 : t2998;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2999;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3000 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t3000 & columns_8;
                    const f32 t3002 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3003 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t3003 - mean_8;
                    f32 t3005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(distance_102), "f"(distance_102), "f"(t3002));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3006 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = exists_100 ? t3005 : t3006;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3007;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3008 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t3008 & columns_7;
                    const f32 t3010 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3011 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t3011 - mean_8;
                    f32 t3013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(distance_103), "f"(distance_103), "f"(t3010));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3014 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = exists_101 ? t3013 : t3014;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3015;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3016 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t3016 & columns_8;
                    const f32 t3018 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3019 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t3019 - mean_8;
                    f32 t3021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(distance_104), "f"(distance_104), "f"(t3018));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3022 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = exists_102 ? t3021 : t3022;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3023;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3024 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t3024 & columns_7;
                    const f32 t3026 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3027 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t3027 - mean_8;
                    f32 t3029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(distance_105), "f"(distance_105), "f"(t3026));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3030 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = exists_103 ? t3029 : t3030;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3031;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3032 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t3032 & columns_8;
                    const f32 t3034 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3035 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t3035 - mean_8;
                    f32 t3037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(distance_106), "f"(distance_106), "f"(t3034));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = exists_104 ? t3037 : t3038;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3039;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3040 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3040 & columns_7;
                    const f32 t3042 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3043 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3043 - mean_8;
                    f32 t3045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(distance_107), "f"(distance_107), "f"(t3042));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3046 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = exists_105 ? t3045 : t3046;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3047;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3048 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3048 & columns_8;
                    const f32 t3050 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3051 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3051 - mean_8;
                    f32 t3053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(distance_108), "f"(distance_108), "f"(t3050));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3054 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = exists_106 ? t3053 : t3054;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3056 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3056 & columns_7;
                    const f32 t3058 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3059 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3059 - mean_8;
                    f32 t3061;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(distance_109), "f"(distance_109), "f"(t3058));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3062 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = exists_107 ? t3061 : t3062;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3064 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3064 & columns_8;
                    const f32 t3066 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3067 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3067 - mean_8;
                    f32 t3069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(distance_110), "f"(distance_110), "f"(t3066));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3070 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = exists_108 ? t3069 : t3070;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3071;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3072 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3072 & columns_7;
                    const f32 t3074 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3075 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3075 - mean_8;
                    f32 t3077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(distance_111), "f"(distance_111), "f"(t3074));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3078 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = exists_109 ? t3077 : t3078;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3079;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3080 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3080 & columns_8;
                    const f32 t3082 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3083 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3083 - mean_8;
                    f32 t3085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(distance_112), "f"(distance_112), "f"(t3082));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3086 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = exists_110 ? t3085 : t3086;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3087;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3088 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3088 & columns_7;
                    const f32 t3090 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3091 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3091 - mean_8;
                    f32 t3093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(distance_113), "f"(distance_113), "f"(t3090));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3094 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = exists_111 ? t3093 : t3094;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3096 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3096 & columns_8;
                    const f32 t3098 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3099 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3099 - mean_8;
                    f32 t3101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(distance_114), "f"(distance_114), "f"(t3098));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3102 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = exists_112 ? t3101 : t3102;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3103;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3104 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3104 & columns_7;
                    const f32 t3106 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3107 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3107 - mean_8;
                    f32 t3109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(distance_115), "f"(distance_115), "f"(t3106));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3110 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = exists_113 ? t3109 : t3110;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3112 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3112 & columns_8;
                    const f32 t3114 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3115 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3115 - mean_8;
                    f32 t3117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(distance_116), "f"(distance_116), "f"(t3114));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3118 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = exists_114 ? t3117 : t3118;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3119;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3120 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3120 & columns_7;
                    const f32 t3122 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3123 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3123 - mean_8;
                    f32 t3125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(distance_117), "f"(distance_117), "f"(t3122));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3126 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = exists_115 ? t3125 : t3126;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3127;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3128 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3128 & columns_8;
                    const f32 t3130 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3131 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3131 - mean_8;
                    f32 t3133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(distance_118), "f"(distance_118), "f"(t3130));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3134 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = exists_116 ? t3133 : t3134;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3135;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3136 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3136 & columns_7;
                    const f32 t3138 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3139 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3139 - mean_8;
                    f32 t3141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(distance_119), "f"(distance_119), "f"(t3138));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3142 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = exists_117 ? t3141 : t3142;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3144 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3144 & columns_8;
                    const f32 t3146 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3147 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3147 - mean_8;
                    f32 t3149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(distance_120), "f"(distance_120), "f"(t3146));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3150 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = exists_118 ? t3149 : t3150;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3152 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3152 & columns_7;
                    const f32 t3154 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3155 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3155 - mean_8;
                    f32 t3157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(distance_121), "f"(distance_121), "f"(t3154));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3158 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = exists_119 ? t3157 : t3158;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3159;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3160 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3160 & columns_8;
                    const f32 t3162 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3163 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3163 - mean_8;
                    f32 t3165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(distance_122), "f"(distance_122), "f"(t3162));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3166 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = exists_120 ? t3165 : t3166;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3168 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3168 & columns_7;
                    const f32 t3170 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3171 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3171 - mean_8;
                    f32 t3173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(distance_123), "f"(distance_123), "f"(t3170));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3174 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = exists_121 ? t3173 : t3174;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3176 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3176 & columns_8;
                    const f32 t3178 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3179 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3179 - mean_8;
                    f32 t3181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(distance_124), "f"(distance_124), "f"(t3178));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3182 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = exists_122 ? t3181 : t3182;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3183;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3184 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3184 & columns_7;
                    const f32 t3186 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3187 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3187 - mean_8;
                    f32 t3189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(distance_125), "f"(distance_125), "f"(t3186));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3190 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = exists_123 ? t3189 : t3190;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3191;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3192 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3192 & columns_8;
                    const f32 t3194 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3195 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3195 - mean_8;
                    f32 t3197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(distance_126), "f"(distance_126), "f"(t3194));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3198 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3199 = exists_124 ? t3197 : t3198;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3200 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3200 & columns_7;
                    const f32 t3202 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3203 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3203 - mean_8;
                    f32 t3205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(distance_127), "f"(distance_127), "f"(t3202));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3206 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3207 = exists_125 ? t3205 : t3206;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3208 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3208 & columns_8;
                    const f32 t3210 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3211 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3211 - mean_8;
                    f32 t3213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(distance_128), "f"(distance_128), "f"(t3210));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3214 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3215 = exists_126 ? t3213 : t3214;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3216 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3216 & columns_7;
                    const f32 t3218 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3219 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3219 - mean_8;
                    f32 t3221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(distance_129), "f"(distance_129), "f"(t3218));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3222 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3223 = exists_127 ? t3221 : t3222;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t3224 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3224 & columns_8;
                    const f32 t3226 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3227 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3227 - mean_8;
                    f32 t3229;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(distance_130), "f"(distance_130), "f"(t3226));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3230 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3231 = exists_128 ? t3229 : t3230;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3231;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3232 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3233;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3233) : "f"(t3232));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t3234 = t3232 + t3233;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t3235;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3235) : "f"(t3234));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3234 + t3235;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3237 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3238 = t3237 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t3238) {
                    const u32 t3239 = at_19 << 1u;
#line 220 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_3 = t3239 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3241 = t1865 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3242 = t3241 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3243 = t3242 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3243 + 544u;
                    const u32 t3245 = at_21 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3246 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3247 = t3246 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3248 = t3247 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3249 = counters + t3248;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3250 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3251 = t3250 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3252 = t3251 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3253 = t3249 + t3252;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3254 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3255 = t3254 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3256 = t3255 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3257 = counters + t3256;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3258 = (u64)t3245;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3259 = t3258 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3260 = t3259 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3261 = t3257 + t3260;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3263 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3264 = t3263 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3253), "r"(t3264) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3266 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3267 = t3266 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3261), "r"(t3267) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3268;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3268) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3269 = t3268 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3269) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3270 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3271 = t3270 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3272 = t3271 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3273 = t1226 + t3272;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3273) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3274 = 3u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t3274) {
                const u32 t3275 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3275 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3277 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3278 = t3277 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3279 = t3278 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3280 = t1226 + t3279;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3281 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3282 = t3281 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3280), "r"(t3282) : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3283 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3283) : "memory");
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3284 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3285 = t3284 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3286 = t3285 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3287 = t3286 & 31u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3287 < 24u ? t3287 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3289 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3290 = t3289 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t3290;
                const u32 t3292 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t3292;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3294 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3295 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3296 = t3275 * t3295;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3294 + t3296;
                const u32 t3298 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3299;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3299) : "r"(t3298), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3299 >> tiles_shift;
                const u32 t3301 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3302 = number_4 - t3301;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3303 = t3302 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3304;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3304) : "r"(t3303), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3305 = t3304 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3305 << 5u;
                const u32 t3307 = t3302 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3308;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3308) : "r"(t3307), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3309 = t3308 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3310 = t3309 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3311 = t3302 - t3310;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3311 << 3u;
                const bool t3313 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3314 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3313 ? t3314 : 0u;
                const u32 t3316 = left_20 < 32u ? left_20 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3317 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3318 = t3317 < 8u ? t3317 : 8u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3319 = channel_2 + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3320 = channel_2 + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3321 = channel_2 + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3322 = channel_2 + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3323 = channel_2 + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3324 = channel_2 + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3325 = channel_2 + 7u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3326;
                asm("mov.b32 %0, %1;" : "=f"(t3326) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3327;
                asm("mov.b32 %0, %1;" : "=f"(t3327) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3328;
                asm("mov.b32 %0, %1;" : "=f"(t3328) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3329;
                asm("mov.b32 %0, %1;" : "=f"(t3329) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3330;
                asm("mov.b32 %0, %1;" : "=f"(t3330) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3331;
                asm("mov.b32 %0, %1;" : "=f"(t3331) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3332;
                asm("mov.b32 %0, %1;" : "=f"(t3332) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3333;
                asm("mov.b32 %0, %1;" : "=f"(t3333) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3334;
                asm("mov.b32 %0, %1;" : "=f"(t3334) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3335;
                asm("mov.b32 %0, %1;" : "=f"(t3335) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3336;
                asm("mov.b32 %0, %1;" : "=f"(t3336) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3337;
                asm("mov.b32 %0, %1;" : "=f"(t3337) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3338;
                asm("mov.b32 %0, %1;" : "=f"(t3338) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3339;
                asm("mov.b32 %0, %1;" : "=f"(t3339) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3340;
                asm("mov.b32 %0, %1;" : "=f"(t3340) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3341;
                asm("mov.b32 %0, %1;" : "=f"(t3341) : "r"(row_16));
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 t3342 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t3342 & 127u;
                const u32 t3344 = thread_2 & 7u;
#line 91 "fa-kernels/src/conv/output.rs"
                const u32 t3345 = thread_2 >> 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3346 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3347 = t3346 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t3348 = t3347 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t3348 & 31u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t3350 = t3344 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t3351 = t3350 >> 5u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t3351 << 4u;
#line 95 "fa-kernels/src/conv/output.rs"
                const bool t3353 = channel_3 < 32u;
#line 95 "fa-kernels/src/conv/output.rs"
                if (t3353) {
#line 97 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 t3354 = i_7 << 4u;
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t3345 + t3354;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t3356 = pixel >> 3u;
                        const u32 t3357 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                        const u32 row_17 = first_row_2 + t3356;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3359 = pixel < 127u ? pixel : 127u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3360 = t3359 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3361 = t3344 ^ t3360;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3362 = t3359 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3363 = t3361 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t3364 = t3362 + t3363;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1229 + t3364;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3366 = row_18 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3367;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3367) : "r"(row_18));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3368) : "h"(t3367));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3369;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3369) : "r"(t3366));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3370;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3370) : "h"(t3369));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3371 = t3368 - t3327;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3372 = t3371 * t3326;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3373;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3373) : "f"(t3372), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3374 = t3370 - t3329;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3375 = t3374 * t3328;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3376) : "f"(t3375), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3373), "f"(t3376));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3378 = row_19 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3379;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3379) : "r"(row_19));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3380) : "h"(t3379));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3381;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3381) : "r"(t3378));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3382) : "h"(t3381));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3383 = t3380 - t3331;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3384 = t3383 * t3330;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3385) : "f"(t3384), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3386 = t3382 - t3333;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3387 = t3386 * t3332;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3388) : "f"(t3387), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3385), "f"(t3388));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3390 = row_20 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3391;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3391) : "r"(row_20));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3392) : "h"(t3391));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3393;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3393) : "r"(t3390));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3394) : "h"(t3393));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3395 = t3392 - t3335;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3396 = t3395 * t3334;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3397;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3397) : "f"(t3396), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3398 = t3394 - t3337;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3399 = t3398 * t3336;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3400) : "f"(t3399), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3397), "f"(t3400));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t3402 = row_21 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3403;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3403) : "r"(row_21));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3404;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3404) : "h"(t3403));
#line 104 "fa-kernels/src/conv/output.rs"
                        f16 t3405;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3405) : "r"(t3402));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3406;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3406) : "h"(t3405));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3407 = t3404 - t3339;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3408 = t3407 * t3338;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3409;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3409) : "f"(t3408), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3410 = t3406 - t3341;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t3411 = t3410 * t3340;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t3412;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3412) : "f"(t3411), "f"(0.0f));
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3409), "f"(t3412));
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3414 = row_17 < t3316;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3415 = t3357 < t3318;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t3416 = t3414 & t3415;
#line 108 "fa-kernels/src/conv/output.rs"
                        if (t3416) {
                            const u32 at_22 = y_12 + row_17;
#line 109 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t3357;
                            const u64 t3419 = (u64)sample_4;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3420 = t3419 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3421 = t3420 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3422 = y + t3421;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3423 = (u64)at_22;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3424 = t3423 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3425 = t3424 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3426 = t3422 + t3425;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3427 = (u64)at_23;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3428 = t3427 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3429 = t3428 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3430 = t3426 + t3429;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3431 = (u64)channel_3 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t3432 = t3430 + t3431;
#line 110 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3432), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3433 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t3433) {
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3434 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3434) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3435 = t1227 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3436 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3437 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3438 = t3437 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3439 = t3436 + t3438;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3440 = t3435 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3441 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3442 = t3441 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3443 = t3440 + t3442;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3444 = t3439 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3445 = t3443 ^ t3444;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3446 = t3439 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3447 = t3445 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3448 = t3446 + t3447;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3449 = t1229 + t3448;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3450;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3451;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3452;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3453;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3453) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3450), "r"(t3451), "r"(t3452), "r"(t3453) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3454;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3454) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3455;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3455) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3456;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3456) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3457;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3457) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3454), "r"(t3455), "r"(t3456), "r"(t3457) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3458;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3458) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3459;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3459) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3460;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3460) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3461;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3461) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3458), "r"(t3459), "r"(t3460), "r"(t3461) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3462;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3462) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3463;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3463) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3464;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3464) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3465;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3465) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3462), "r"(t3463), "r"(t3464), "r"(t3465) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3466;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3466) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3467;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3467) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3468;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3468) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3469;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3469) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3466), "r"(t3467), "r"(t3468), "r"(t3469) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3470;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3470) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3471;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3471) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3472;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3472) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3473;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3473) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3470), "r"(t3471), "r"(t3472), "r"(t3473) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3474;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3474) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3475;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3475) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3476;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3476) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3477;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3477) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3474), "r"(t3475), "r"(t3476), "r"(t3477) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3478;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3478) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3479;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3479) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3480;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3480) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3481;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3481) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3449), "r"(t3478), "r"(t3479), "r"(t3480), "r"(t3481) : "memory");
            }
        }
    }
}
