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
    const u32 outputs = smem_1 + 165888u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 51200u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 124928u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 88u;
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
        const u32 t26 = t10 + 32u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        const u32 t27 = t10 + 8u;
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 40u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        const u32 t29 = t10 + 16u;
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 48u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        const u32 t31 = t10 + 24u;
#line 67 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 56u;
#line 68 "fa-kernels/src/conv/streaming/planes.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(barriers) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = barriers + 8u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t33) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t34 = barriers + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t35 = barriers + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t36 = barriers + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t37 = barriers + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t38 = barriers + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t38) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t39 = barriers + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t39) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t40 = barriers + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t40) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t41 = barriers + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t41) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t42 = barriers + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t42) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t45 = index == 3u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t45) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t47 = index_2 == 3u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t47) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = t48 - t49;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t51 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t52 = t50 / t51;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t53 = t52 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t53; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t54 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t55 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t56 = i * t55;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t54 + t56;
                const u32 t58 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t59;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t59 >> tiles_shift;
                const u32 t61 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t62 = number - t61;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t63 = t62 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t64;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t64) : "r"(t63), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = t64 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t65 << 3u;
                const u32 t67 = t62 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t68;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t68) : "r"(t67), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t69 = t68 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = t69 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t71 = t62 - t70;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t71 << 4u;
                const bool t73 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t74 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t73 ? t74 : 0u;
                const u32 t76 = left < 8u ? left : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t77 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t78 = t77 < 16u ? t77 : 16u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t79 = t10 + 32u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t81 = t80 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t79), "r"(t81) : "memory");
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = y_2 - 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t83;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t83) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t84 = t83 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t84) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 10240;" :  : "r"(t10) : "memory");
                    const u32 t85 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t9), "l"(x), "r"(t10), "r"(t85), "r"(0u), "r"(t82), "r"(sample) : "memory");
                }
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t86 = t10 + 40u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t87 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t88 = t87 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t86), "r"(t88) : "memory");
                const u32 t89 = t10 + 8u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t90 = y_2 - 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t91;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t91) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t92 = t91 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t92) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 10240;" :  : "r"(t89) : "memory");
                    const u32 t93 = t9 + 10240u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t94 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t93), "l"(x), "r"(t89), "r"(t94), "r"(16u), "r"(t90), "r"(sample) : "memory");
                }
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t95 = t10 + 48u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t96 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t97 = t96 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t97) : "memory");
                const u32 t98 = t10 + 16u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t99 = y_2 - 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t100;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t100) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t101 = t100 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t101) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 10240;" :  : "r"(t98) : "memory");
                    const u32 t102 = t9 + 20480u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t103 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t102), "l"(x), "r"(t98), "r"(t103), "r"(32u), "r"(t99), "r"(sample) : "memory");
                }
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t104 = t10 + 56u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t105 = i & 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 91 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t104), "r"(t106) : "memory");
                const u32 t107 = t10 + 24u;
#line 56 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t108 = y_2 - 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t109;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t109) : );
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t110 = t109 == 1u;
#line 97 "fa-kernels/src/conv/streaming/producer.rs"
                if (t110) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 10240;" :  : "r"(t107) : "memory");
                    const u32 t111 = t9 + 30720u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t112 = x_2 - 8u;
#line 99 "fa-kernels/src/conv/streaming/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t111), "l"(x), "r"(t107), "r"(t112), "r"(48u), "r"(t108), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t113 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t113) {
#line 139 "fa-kernels/src/conv/streaming/producer.rs"
                    const u32 t114 = barriers + 16u;
#line 144 "fa-kernels/src/conv/streaming/producer.rs"
                    u32 t115;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t115) : );
#line 144 "fa-kernels/src/conv/streaming/producer.rs"
                    const bool t116 = t115 == 1u;
#line 144 "fa-kernels/src/conv/streaming/producer.rs"
                    if (t116) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 73728;" :  : "r"(t114) : "memory");
                        #pragma unroll 1
                        for (u32 i_2 = 0u; i_2 < 4u; i_2 += 1u) {
#line 147 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 t117 = blockIdx.x;
#line 147 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 t118 = t117 + i_2;
#line 147 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 t119 = t118 & 3u;
#line 147 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 first = t119 << 4u;
#line 149 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 t121 = first * 1152u;
#line 149 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 t122 = t8 + t121;
#line 149 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(weight), "r"(t114), "r"(0u), "r"(0u), "r"(0u), "r"(first) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t123 = index_2 < 3u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t123) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t124 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t124;
                const u32 t126 = coefficients_3 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t127 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t128 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t129 = t127 - t128;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t130 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t131 = t129 / t130;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t132 = t131 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t132; i_3 += 3u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t133 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t134 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t135 = i_3 * t134;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t133 + t135;
                    const u32 t137 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t138;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t138) : "r"(t137), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t138 >> tiles_shift;
                    const u32 t140 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t140;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t145 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t145) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t146 = share < shares;
                            if (!t146) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t147 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t147 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t149 = channel < 63u ? channel : 63u;
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
                                    const u32 t153 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t154 = i_4 < t153 ? i_4 : t153;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t155 = t149 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t156 = t155 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t156 + t154;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t157 + 1056u;
                                    const u32 t159 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = t160 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = counters + t162;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = t164 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t163 + t166;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = counters + t170;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = (u64)t159;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t171 + t174;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t176 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t177 = own < t176 ? own : t176;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t178 = t149 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t179 = t178 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t179 + t177;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t180 + 1056u;
                                    const u32 t182 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = t183 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = counters + t185;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = t187 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t186 + t189;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = counters + t193;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = (u64)t182;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t194 + t197;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t199 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t200 = own_2 < t199 ? own_2 : t199;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t201 = t149 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t202 = t201 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t203 = t202 + t200;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t203 + 1056u;
                                    const u32 t205 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = t206 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = t207 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = counters + t208;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = t210 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t209 + t212;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = counters + t216;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = (u64)t205;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t217 + t220;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t222 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t223 = own_3 < t222 ? own_3 : t222;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t224 = t149 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t225 = t224 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t226 = t225 + t223;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t226 + 1056u;
                                    const u32 t228 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t229 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t230 = t229 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t231 = t230 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t232 = counters + t231;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t233 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t234 = t233 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t235 = t234 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t236 = t232 + t235;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t237 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t238 = t237 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t239 = t238 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t240 = counters + t239;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t241 = (u64)t228;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t242 = t241 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t243 = t242 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t244 = t240 + t243;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t245 = i_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t246;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t246) : "r"(t245), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t247 = t246 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t247 << 3u;
                                    const u32 t249 = i_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t250;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t250) : "r"(t249), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t251 = t250 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t253 = i_4 - t252;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t253 << 4u;
                                    const bool t255 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t255 ? t256 : 0u;
                                    const u32 t258 = left_2 < 8u ? left_2 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t259 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = t259 < 16u ? t259 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t261 = i_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t262 = 0u < t258;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t262 ? t258 : 0u;
                                    const u32 t264 = left_3 < 8u ? left_3 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t265 = t264 * t260;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t267;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t267) : "r"(t266), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = t267 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t268 << 3u;
                                    const u32 t270 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t271;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t271) : "r"(t270), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = t271 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = t272 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = own - t273;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t274 << 4u;
                                    const bool t276 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t276 ? t277 : 0u;
                                    const u32 t279 = left_4 < 8u ? left_4 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 < 16u ? t280 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t282 = own < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t283 = 0u < t279;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t283 ? t279 : 0u;
                                    const u32 t285 = left_5 < 8u ? left_5 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t286 = t285 * t281;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t288;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t288) : "r"(t287), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = t288 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t289 << 3u;
                                    const u32 t291 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t292;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t292) : "r"(t291), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = t292 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t294 = t293 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t295 = own_2 - t294;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t295 << 4u;
                                    const bool t297 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t297 ? t298 : 0u;
                                    const u32 t300 = left_6 < 8u ? left_6 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t301 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = t301 < 16u ? t301 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t303 = own_2 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t304 = 0u < t300;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t304 ? t300 : 0u;
                                    const u32 t306 = left_7 < 8u ? left_7 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t307 = t306 * t302;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t308 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t309;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t309) : "r"(t308), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t310 = t309 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t310 << 3u;
                                    const u32 t312 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t313;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t313) : "r"(t312), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t314 = t313 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t315 = t314 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t316 = own_3 - t315;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t316 << 4u;
                                    const bool t318 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t319 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t318 ? t319 : 0u;
                                    const u32 t321 = left_8 < 8u ? left_8 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t322 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t323 = t322 < 16u ? t322 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t324 = own_3 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t325 = 0u < t321;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t325 ? t321 : 0u;
                                    const u32 t327 = left_9 < 8u ? left_9 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t328 = t327 * t323;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t329 = t261 ? t265 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t329;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t331 = t282 ? t286 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t331;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t333 = t303 ? t307 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t333;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t335 = t324 ? t328 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t335;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t167) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t337;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t175) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t338;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t190) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t339;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t340;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t198) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t340;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t341;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t213) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t341;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t342;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t221) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t342;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t343;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t343) : "l"(t236) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t343;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t344;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t244) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t364) : "l"(t167) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t175) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t370) : "l"(t190) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t373) : "l"(t198) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t376) : "l"(t213) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t221) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t382) : "l"(t236) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t385) : "l"(t244) : "memory");
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
                                    const f32 t419 = t261 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t420 = t282 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t421 = t303 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t422 = t324 ? heard_16 : 0.0f;
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
                                    const bool t475 = i_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t475) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t167), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t175), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t476 = own < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t476) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t190), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t198), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t477 = own_2 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t477) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t213), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t221), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t478 = own_3 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t478) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t236), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t244), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t479 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t481 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t482 = channel < 64u;
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
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t488 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t489 = 0u < t488;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t489) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t491 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = counters + t494;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t495 + t498;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = counters + t502;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = (u64)t491;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t503 + t506;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t509 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t510 = t509 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t499), "r"(t510) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t512 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t513 = t512 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t507), "r"(t513) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t514 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t515 = 1u < t514;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t515) {
                                        const u32 t516 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t516;
                                        const u32 t518 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = counters + t521;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t522 + t525;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = counters + t529;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = (u64)t518;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t530 + t533;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t536 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t537 = t536 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t526), "r"(t537) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t539 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t540 = t539 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t534), "r"(t540) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t541 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t542 = 2u < t541;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t542) {
                                        const u32 t543 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t543;
                                        const u32 t545 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = counters + t548;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t549 + t552;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = counters + t556;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = (u64)t545;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t557 + t560;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t563 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t564 = t563 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t553), "r"(t564) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t566 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t567 = t566 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t561), "r"(t567) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t568 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t569 = 3u < t568;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t569) {
                                        const u32 t570 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t570;
                                        const u32 t572 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = counters + t575;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t576 + t579;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = counters + t583;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = (u64)t572;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t584 + t587;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t590 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t591 = t590 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t580), "r"(t591) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t593 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t594 = t593 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t588), "r"(t594) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t595 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t596 = 4u < t595;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t596) {
                                        const u32 t597 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t597;
                                        const u32 t599 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = counters + t602;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t603 + t606;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = counters + t610;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = (u64)t599;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t611 + t614;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t617 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t618 = t617 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t607), "r"(t618) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t620 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t621 = t620 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t615), "r"(t621) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t622 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t623 = 5u < t622;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t623) {
                                        const u32 t624 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t624;
                                        const u32 t626 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = counters + t629;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t630 + t633;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = counters + t637;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = (u64)t626;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t638 + t641;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t644 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t645 = t644 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t634), "r"(t645) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t647 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t648 = t647 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t642), "r"(t648) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t649 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t650 = 6u < t649;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t650) {
                                        const u32 t651 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t651;
                                        const u32 t653 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = counters + t656;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t657 + t660;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = counters + t664;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = (u64)t653;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t665 + t668;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t671 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t672 = t671 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t661), "r"(t672) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t674 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t675 = t674 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t669), "r"(t675) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t676 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t677 = 7u < t676;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t677) {
                                        const u32 t678 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t678;
                                        const u32 t680 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t681 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = t682 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = counters + t683;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = t685 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t687 = t686 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = t684 + t687;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = t689 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = t690 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = counters + t691;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = (u64)t680;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = t693 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = t694 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t696 = t692 + t695;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t698 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t699 = t698 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t688), "r"(t699) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t701 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t702 = t701 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t696), "r"(t702) : "memory");
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
                                    const u32 t704 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t704 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t706 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t706 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t708 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t708 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t710 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t711 = own_4 < t710 ? own_4 : t710;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t712 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t713 = t712 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t714 = t713 + t711;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t714 + 1056u;
                                    const u32 t716 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = counters + t719;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t721 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = t720 + t723;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = counters + t727;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = (u64)t716;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t728 + t731;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t733 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t734 = own_5 < t733 ? own_5 : t733;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t735 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t736 = t735 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t737 = t736 + t734;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t737 + 1056u;
                                    const u32 t739 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = counters + t742;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t744 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = t743 + t746;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = counters + t750;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = (u64)t739;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t751 + t754;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t756 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t757 = own_6 < t756 ? own_6 : t756;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t758 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t759 = t758 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t760 = t759 + t757;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t760 + 1056u;
                                    const u32 t762 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = counters + t765;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t767 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = t766 + t769;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = counters + t773;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = (u64)t762;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = t774 + t777;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t779 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t780 = own_7 < t779 ? own_7 : t779;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t781 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t782 = t781 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t783 = t782 + t780;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t783 + 1056u;
                                    const u32 t785 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t786 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = t787 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = counters + t788;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = t790 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t792 = t791 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = t789 + t792;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = t794 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = t795 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = counters + t796;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = (u64)t785;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = t798 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = t799 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t801 = t797 + t800;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t803;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t803) : "r"(t802), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = t803 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t804 << 3u;
                                    const u32 t806 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t807;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t807) : "r"(t806), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = t807 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = t808 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = own_4 - t809;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t810 << 4u;
                                    const bool t812 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t812 ? t813 : 0u;
                                    const u32 t815 = left_10 < 8u ? left_10 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 < 16u ? t816 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t818 = own_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t819 = 0u < t815;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t819 ? t815 : 0u;
                                    const u32 t821 = left_11 < 8u ? left_11 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t822 = t821 * t817;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t824;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t824) : "r"(t823), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t825 << 3u;
                                    const u32 t827 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t828;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t828) : "r"(t827), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = own_5 - t830;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t831 << 4u;
                                    const bool t833 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t833 ? t834 : 0u;
                                    const u32 t836 = left_12 < 8u ? left_12 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = t837 < 16u ? t837 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t839 = own_5 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t840 = 0u < t836;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t840 ? t836 : 0u;
                                    const u32 t842 = left_13 < 8u ? left_13 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t843 = t842 * t838;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t845;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t845) : "r"(t844), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = t845 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t846 << 3u;
                                    const u32 t848 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t849;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t849) : "r"(t848), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = t849 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t851 = t850 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t852 = own_6 - t851;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t852 << 4u;
                                    const bool t854 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t854 ? t855 : 0u;
                                    const u32 t857 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = t858 < 16u ? t858 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t860 = own_6 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t861 = 0u < t857;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t861 ? t857 : 0u;
                                    const u32 t863 = left_15 < 8u ? left_15 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t864 = t863 * t859;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t865 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t866;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t866) : "r"(t865), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = t866 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t867 << 3u;
                                    const u32 t869 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t870;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t870) : "r"(t869), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t871 = t870 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t872 = t871 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t873 = own_7 - t872;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t873 << 4u;
                                    const bool t875 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t876 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t875 ? t876 : 0u;
                                    const u32 t878 = left_16 < 8u ? left_16 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t879 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t880 = t879 < 16u ? t879 : 16u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t881 = own_7 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t882 = 0u < t878;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t882 ? t878 : 0u;
                                    const u32 t884 = left_17 < 8u ? left_17 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t885 = t884 * t880;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t886 = t818 ? t822 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t886;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t888 = t839 ? t843 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t888;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t890 = t860 ? t864 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t890;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t892 = t881 ? t885 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t892;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t894;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t894) : "l"(t724) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t894;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t895;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t895) : "l"(t732) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t895;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t896;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t896) : "l"(t747) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t896;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t897;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t897) : "l"(t755) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t897;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t898;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t898) : "l"(t770) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t898;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t899;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t899) : "l"(t778) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t899;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t900;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t793) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t900;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t901;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t901) : "l"(t801) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t901;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t902 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t903 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t904 = t902 < t903 ? t902 : t903;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t905 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t906 = t904 < t905 ? t904 : t905;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t907 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t908 = t906 < t907 ? t906 : t907;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t909 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t910 = t908 < t909 ? t908 : t909;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t911 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t912 = t910 < t911 ? t910 : t911;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t913 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t914 = t912 < t913 ? t912 : t913;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t915 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t916 = t914 < t915 ? t914 : t915;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t917 = t916 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t918 = __any_sync(0xffffffffu, t917);
                                        if (!t918) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t919 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t920 = t919 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t920) {
                                            u32 t921;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t921) : "l"(t724) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t921;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t922 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t923 = t922 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t923) {
                                            u32 t924;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t924) : "l"(t732) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t924;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t925 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t926 = t925 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t926) {
                                            u32 t927;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t927) : "l"(t747) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t927;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t928 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t929 = t928 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t929) {
                                            u32 t930;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t930) : "l"(t755) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t930;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t931 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t932 = t931 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t932) {
                                            u32 t933;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t933) : "l"(t770) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t933;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t934 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t935 = t934 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t935) {
                                            u32 t936;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t936) : "l"(t778) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t936;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t937 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t938 = t937 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t938) {
                                            u32 t939;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t939) : "l"(t793) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t939;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t940 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t941 = t940 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t941) {
                                            u32 t942;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t942) : "l"(t801) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t942;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t960 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t960));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t962 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t962));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t964 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t964));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t966 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t966));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t968 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t968));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t970 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t970));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t972 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t972));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t974 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t974));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t976 = t818 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t977 = t839 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t978 = t860 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t979 = t881 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t980;
                                    asm("mov.b32 %0, %1;" : "=r"(t980) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t981;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t981) : "r"(t980));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t981));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = t983 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t984 + counts_8;
                                    f32 t986;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = t985 + t986;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t988;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t988) : "f"(t987));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = t987 + t988;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t990;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t990) : "f"(t989));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = t989 + t990;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t992;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t992) : "f"(t991));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t993 = t991 + t992;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t994;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t994) : "f"(t993));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t993 + t994;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t997 = counts_5 * t996;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t999 = counts_6 * t998;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t997 + t999;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1001 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = counts_7 * t1001;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1003 = t1000 + t1002;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1005 = counts_8 * t1004;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1003 + t1005;
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = t1010 + t1011;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1013) : "f"(t1012));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1012 + t1013;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1014 + t1015;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1018;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(t1017));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1016 * t1018;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1021 - distance_2;
                                    const f32 t1023 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(t1023), "f"(counts_5), "f"(t976));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1025 - distance_2;
                                    const f32 t1027 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(t1027), "f"(counts_6), "f"(t977));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1024 + t1028;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1030 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1030 - distance_2;
                                    const f32 t1032 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1033;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t1032), "f"(counts_7), "f"(t978));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1034 = t1029 + t1033;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1035 - distance_2;
                                    const f32 t1037 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(t1037), "f"(counts_8), "f"(t979));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1034 + t1038;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = t1039 + t1040;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1042) : "f"(t1041));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = t1041 + t1042;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1044;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1044) : "f"(t1043));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = t1043 + t1044;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1046) : "f"(t1045));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = t1045 + t1046;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1048;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1048) : "f"(t1047));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1047 + t1048;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1050 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1051 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1052 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1050 + count_5;
                                    const f32 difference_2 = mean_5 - t1051;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1055;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1056;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(t1055));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1056;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1051));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1059 = t1050 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1060 = t1059 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1061 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1062 = t1061 * t1050;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1063 = t1052 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1064;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1062), "f"(share_3), "f"(t1063));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1060;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1064;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1065 = own_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1065) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t724), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t732), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1066 = own_5 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1066) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t747), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t755), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1067 = own_6 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1067) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t770), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t778), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1068 = own_7 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1068) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t793), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t801), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1069 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1071 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1072;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(t1069), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1073;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(t1072));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1071 * t1073;
                                const f32 t1075 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1075));
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1077 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1078 = lane < t1077;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1078) {
                                    const u32 t1079 = lane << 7u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1080 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1079 + t1080;
                                    const u32 t1082 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1083 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = t1084 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = counters + t1085;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = t1087 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1089 = t1088 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1090 = t1086 + t1089;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1091 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1092 = t1091 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1093 = t1092 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1094 = counters + t1093;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1095 = (u64)t1082;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1096 = t1095 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1097 = t1096 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1098 = t1094 + t1097;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1100 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1101 = t1100 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1090), "r"(t1101) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1103 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1104 = t1103 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1098), "r"(t1104) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1105 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1105;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1107 = i_3 / 3u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1108 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1109 = t1108 << 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first_2 = t1109 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1111 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = t1112 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = counters + t1113;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = (u64)first_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = t1115 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = t1116 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = t1114 + t1117;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1119 = first_2 + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1120 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = t1121 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = counters + t1122;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = (u64)t1119;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = t1124 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = t1125 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1127 = t1123 + t1126;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1128 = first_2 + 64u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1129 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = t1130 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = counters + t1131;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = (u64)t1128;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = t1133 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1134 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1136 = t1132 + t1135;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1137 = first_2 + 96u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1138 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1139 = t1138 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1140 = t1139 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1141 = counters + t1140;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1142 = (u64)t1137;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1143 = t1142 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1144 = t1143 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1145 = t1141 + t1144;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1146;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1146) : "l"(t1118) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1146;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1147;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1147) : "l"(t1127) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1147;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1148;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1148) : "l"(t1136) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_35 = t1148;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1149;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1149) : "l"(t1145) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_36 = t1149;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1150 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1151 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1152 = t1150 < t1151 ? t1150 : t1151;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1153 = heard_35;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1154 = t1152 < t1153 ? t1152 : t1153;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1155 = heard_36;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1156 = t1154 < t1155 ? t1154 : t1155;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1157 = t1156 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1158 = __any_sync(0xffffffffu, t1157);
                        if (!t1158) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1159 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1160 = t1159 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1160) {
                            u32 t1161;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1161) : "l"(t1118) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1161;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1162 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1163 = t1162 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1163) {
                            u32 t1164;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1164) : "l"(t1127) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1164;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1165 = heard_35;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1166 = t1165 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1166) {
                            u32 t1167;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1167) : "l"(t1136) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_35 = t1167;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1168 = heard_36;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1169 = t1168 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1169) {
                            u32 t1170;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1170) : "l"(t1145) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_36 = t1170;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1180 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1180));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1182 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1182));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1184 = heard_35;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1184));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1186 = heard_36;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1186));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1188 = t1107 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1189 = t1188 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1190 = t126 + t1189;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1191 = t1107 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1192 = t1191 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1190), "r"(t1192) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1193 = t1107 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1194 = t1193 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1194;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1196 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to = tile + t1196;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(heard_37) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to), "f"(heard_38) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(to), "f"(heard_39) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(to), "f"(heard_40) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1198;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1198) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1199 = t1198 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1199) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot = t1107 & 1u;
                        const u32 t1201 = slot + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1202 = t1201 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1203 = t126 + t1202;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1203) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1204 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1204) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1206 = copy + 1024u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1207 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1208 = t1207 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1209 = t1208 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1210 = counters + t1209;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1211 = (u64)t1206;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1212 = t1211 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1213 = t1212 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1214 = t1210 + t1213;
                        const u32 t1215 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1216 = t1215 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1216 >> 3u;
                        u32 t1218;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1218) : "l"(t1214), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1219 = t1218 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1220 = t1219 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1220;
                    }
                    const u32 t1221 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1222;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1222) : "r"(t1221));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1223 = t1222 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1223) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1118), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1127), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1136), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1145), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1224 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1224;
        const u32 t1226 = coefficients_6 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1227 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1228 = index << 14u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1229 = outputs + t1228;
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
        const u32 t1230 = t1227 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1231 = t1230 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1232 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_3 = t1231 + t1232;
        const u32 channels = first_3 + 8u;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1235 = first_3 < 63u ? first_3 : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1236 = (u64)t1235;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1237 = t1236 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1238 = t1237 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1239 = bias + t1238;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1240;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1240) : "l"(t1239) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1240));
#line 94 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1242 = channels < 63u ? channels : 63u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1243 = (u64)t1242;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1244 = t1243 * bias_stride0;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1245 = t1244 * 2ull;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1246 = bias + t1245;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1247;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1247) : "l"(t1246) : "memory");
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1247));
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1249 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1250 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1251 = t1249 - t1250;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1252 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1253 = t1251 / t1252;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1253 + 1u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1255 = barriers + 16u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1255), "r"(0u) : "memory");
#line 109 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1256 = index << 2u;
#line 109 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1257 = t1256 + t1227;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part = t1257 >> 6u;
        const u32 channel_2 = t1257 & 63u;
        const u32 t1260 = part << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair = lane - t1260;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1262 = channel_2 < 63u ? channel_2 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1263 = t1262 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1264 = pair < 31u ? pair : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from = t1263 + t1264;
        const u32 t1266 = from * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_2 = t8 + t1266;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1268 = pair < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1269 = channel_2 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists = t1268 & t1269;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1271;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1271) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word;
        asm("mov.b32 %0, %1;" : "=r"(word) : "f"(t1271));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1273;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1273) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_2;
        asm("mov.b32 %0, %1;" : "=r"(word_2) : "f"(t1273));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1275;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1275) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_3;
        asm("mov.b32 %0, %1;" : "=r"(word_3) : "f"(t1275));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1277;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1277) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_4;
        asm("mov.b32 %0, %1;" : "=r"(word_4) : "f"(t1277));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1279;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1279) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_5;
        asm("mov.b32 %0, %1;" : "=r"(word_5) : "f"(t1279));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1281;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1281) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_6;
        asm("mov.b32 %0, %1;" : "=r"(word_6) : "f"(t1281));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1283;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1283) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_7;
        asm("mov.b32 %0, %1;" : "=r"(word_7) : "f"(t1283));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1285;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1285) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_8;
        asm("mov.b32 %0, %1;" : "=r"(word_8) : "f"(t1285));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1287;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1287) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_9;
        asm("mov.b32 %0, %1;" : "=r"(word_9) : "f"(t1287));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1289 = t1257 + 12u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_2 = t1289 >> 6u;
        const u32 channel_3 = t1289 & 63u;
        const u32 t1292 = part_2 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_2 = lane - t1292;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1294 = channel_3 < 63u ? channel_3 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1295 = t1294 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1296 = pair_2 < 31u ? pair_2 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_3 = t1295 + t1296;
        const u32 t1298 = from_3 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_4 = t8 + t1298;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1300 = pair_2 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1301 = channel_3 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_2 = t1300 & t1301;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1303;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1303) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_10;
        asm("mov.b32 %0, %1;" : "=r"(word_10) : "f"(t1303));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1305;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1305) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_11;
        asm("mov.b32 %0, %1;" : "=r"(word_11) : "f"(t1305));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1307;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1307) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_12;
        asm("mov.b32 %0, %1;" : "=r"(word_12) : "f"(t1307));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1309;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1309) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_13;
        asm("mov.b32 %0, %1;" : "=r"(word_13) : "f"(t1309));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1311;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1311) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_14;
        asm("mov.b32 %0, %1;" : "=r"(word_14) : "f"(t1311));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1313;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1313) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_15;
        asm("mov.b32 %0, %1;" : "=r"(word_15) : "f"(t1313));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1315;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1315) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_16;
        asm("mov.b32 %0, %1;" : "=r"(word_16) : "f"(t1315));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1317;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1317) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_17;
        asm("mov.b32 %0, %1;" : "=r"(word_17) : "f"(t1317));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1319;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1319) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_18;
        asm("mov.b32 %0, %1;" : "=r"(word_18) : "f"(t1319));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1321 = t1257 + 24u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_3 = t1321 >> 6u;
        const u32 channel_4 = t1321 & 63u;
        const u32 t1324 = part_3 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_3 = lane - t1324;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1326 = channel_4 < 63u ? channel_4 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1327 = t1326 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1328 = pair_3 < 31u ? pair_3 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_5 = t1327 + t1328;
        const u32 t1330 = from_5 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_6 = t8 + t1330;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1332 = pair_3 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1333 = channel_4 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_3 = t1332 & t1333;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1335;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1335) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_19;
        asm("mov.b32 %0, %1;" : "=r"(word_19) : "f"(t1335));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1337;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1337) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_20;
        asm("mov.b32 %0, %1;" : "=r"(word_20) : "f"(t1337));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1339;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1339) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_21;
        asm("mov.b32 %0, %1;" : "=r"(word_21) : "f"(t1339));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1341;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1341) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_22;
        asm("mov.b32 %0, %1;" : "=r"(word_22) : "f"(t1341));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1343;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1343) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_23;
        asm("mov.b32 %0, %1;" : "=r"(word_23) : "f"(t1343));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1345;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1345) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_24;
        asm("mov.b32 %0, %1;" : "=r"(word_24) : "f"(t1345));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1347;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1347) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_25;
        asm("mov.b32 %0, %1;" : "=r"(word_25) : "f"(t1347));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1349;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1349) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_26;
        asm("mov.b32 %0, %1;" : "=r"(word_26) : "f"(t1349));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1351;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1351) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_27;
        asm("mov.b32 %0, %1;" : "=r"(word_27) : "f"(t1351));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1353 = t1257 + 36u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_4 = t1353 >> 6u;
        const u32 channel_5 = t1353 & 63u;
        const u32 t1356 = part_4 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_4 = lane - t1356;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1358 = channel_5 < 63u ? channel_5 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1359 = t1358 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1360 = pair_4 < 31u ? pair_4 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_7 = t1359 + t1360;
        const u32 t1362 = from_7 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_8 = t8 + t1362;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1364 = pair_4 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1365 = channel_5 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_4 = t1364 & t1365;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1367;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1367) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_28;
        asm("mov.b32 %0, %1;" : "=r"(word_28) : "f"(t1367));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1369;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1369) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_29;
        asm("mov.b32 %0, %1;" : "=r"(word_29) : "f"(t1369));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1371;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1371) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_30;
        asm("mov.b32 %0, %1;" : "=r"(word_30) : "f"(t1371));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1373;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1373) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_31;
        asm("mov.b32 %0, %1;" : "=r"(word_31) : "f"(t1373));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1375;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1375) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_32;
        asm("mov.b32 %0, %1;" : "=r"(word_32) : "f"(t1375));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1377;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1377) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_33;
        asm("mov.b32 %0, %1;" : "=r"(word_33) : "f"(t1377));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1379;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1379) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_34;
        asm("mov.b32 %0, %1;" : "=r"(word_34) : "f"(t1379));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1381;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1381) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_35;
        asm("mov.b32 %0, %1;" : "=r"(word_35) : "f"(t1381));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1383;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1383) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_36;
        asm("mov.b32 %0, %1;" : "=r"(word_36) : "f"(t1383));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1385 = t1257 + 48u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_5 = t1385 >> 6u;
        const u32 channel_6 = t1385 & 63u;
        const u32 t1388 = part_5 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_5 = lane - t1388;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1390 = channel_6 < 63u ? channel_6 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1391 = t1390 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1392 = pair_5 < 31u ? pair_5 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_9 = t1391 + t1392;
        const u32 t1394 = from_9 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_10 = t8 + t1394;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1396 = pair_5 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1397 = channel_6 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_5 = t1396 & t1397;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1399;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1399) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_37;
        asm("mov.b32 %0, %1;" : "=r"(word_37) : "f"(t1399));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1401;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1401) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_38;
        asm("mov.b32 %0, %1;" : "=r"(word_38) : "f"(t1401));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1403;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1403) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_39;
        asm("mov.b32 %0, %1;" : "=r"(word_39) : "f"(t1403));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1405;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1405) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_40;
        asm("mov.b32 %0, %1;" : "=r"(word_40) : "f"(t1405));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1407;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1407) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_41;
        asm("mov.b32 %0, %1;" : "=r"(word_41) : "f"(t1407));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1409;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1409) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_42;
        asm("mov.b32 %0, %1;" : "=r"(word_42) : "f"(t1409));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1411;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1411) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_43;
        asm("mov.b32 %0, %1;" : "=r"(word_43) : "f"(t1411));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1413;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1413) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_44;
        asm("mov.b32 %0, %1;" : "=r"(word_44) : "f"(t1413));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1415;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1415) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_45;
        asm("mov.b32 %0, %1;" : "=r"(word_45) : "f"(t1415));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1417 = t1257 + 60u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_6 = t1417 >> 6u;
        const u32 channel_7 = t1417 & 63u;
        const u32 t1420 = part_6 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_6 = lane - t1420;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1422 = channel_7 < 63u ? channel_7 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1423 = t1422 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1424 = pair_6 < 31u ? pair_6 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_11 = t1423 + t1424;
        const u32 t1426 = from_11 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_12 = t8 + t1426;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1428 = pair_6 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1429 = channel_7 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_6 = t1428 & t1429;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1431;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1431) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_46;
        asm("mov.b32 %0, %1;" : "=r"(word_46) : "f"(t1431));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1433;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1433) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_47;
        asm("mov.b32 %0, %1;" : "=r"(word_47) : "f"(t1433));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1435;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1435) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_48;
        asm("mov.b32 %0, %1;" : "=r"(word_48) : "f"(t1435));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1437;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1437) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_49;
        asm("mov.b32 %0, %1;" : "=r"(word_49) : "f"(t1437));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1439;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1439) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_50;
        asm("mov.b32 %0, %1;" : "=r"(word_50) : "f"(t1439));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1441;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1441) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_51;
        asm("mov.b32 %0, %1;" : "=r"(word_51) : "f"(t1441));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1443;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1443) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_52;
        asm("mov.b32 %0, %1;" : "=r"(word_52) : "f"(t1443));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1445;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1445) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_53;
        asm("mov.b32 %0, %1;" : "=r"(word_53) : "f"(t1445));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1447;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1447) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_54;
        asm("mov.b32 %0, %1;" : "=r"(word_54) : "f"(t1447));
#line 39 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("bar.sync %0, 384;" :  : "r"(7u) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1449 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1450 = t1257 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place = t1449 ^ t1450;
        const u32 t1452 = t1257 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1453 = t8 + t1452;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1454 = place << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1455 = t1453 + t1454;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1456 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1457 = t1456 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_2 = t1455 + t1457;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1459 = word & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1460 = word_5 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both = t1459 | t1460;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1462;
        asm("mov.b32 %0, %1;" : "=f"(t1462) : "r"(both));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t1462) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1463 = word >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1464 = word_6 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_2 = t1463 | t1464;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1466;
        asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(both_2));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_2), "f"(t1466) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1467 = word_2 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1468 = word_6 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_3 = t1467 | t1468;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1470;
        asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(both_3));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_2), "f"(t1470) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1471 = word_2 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1472 = word_7 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_4 = t1471 | t1472;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1474;
        asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(both_4));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_2), "f"(t1474) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1475 = word_3 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1476 = word_7 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_5 = t1475 | t1476;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1478;
        asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(both_5));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_2), "f"(t1478) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1479 = word_3 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1480 = word_8 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_6 = t1479 | t1480;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1482;
        asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(both_6));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_2), "f"(t1482) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1483 = word_4 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1484 = word_8 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_7 = t1483 | t1484;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1486;
        asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(both_7));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_2), "f"(t1486) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1487 = word_4 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1488 = word_9 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_8 = t1487 | t1488;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1490;
        asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(both_8));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_2), "f"(t1490) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1491 = word_5 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1492 = word_9 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_9 = t1491 | t1492;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1494;
        asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(both_9));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_2), "f"(t1494) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1495 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1496 = t1289 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_2 = t1495 ^ t1496;
        const u32 t1498 = t1289 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1499 = t8 + t1498;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1500 = place_2 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1501 = t1499 + t1500;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1502 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1503 = t1502 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_3 = t1501 + t1503;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1505 = word_10 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1506 = word_14 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_10 = t1505 | t1506;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1508;
        asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(both_10));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t1508) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1509 = word_10 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1510 = word_15 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_11 = t1509 | t1510;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1512;
        asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(both_11));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_3), "f"(t1512) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1513 = word_11 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1514 = word_15 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_12 = t1513 | t1514;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1516;
        asm("mov.b32 %0, %1;" : "=f"(t1516) : "r"(both_12));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_3), "f"(t1516) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1517 = word_11 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1518 = word_16 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_13 = t1517 | t1518;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1520;
        asm("mov.b32 %0, %1;" : "=f"(t1520) : "r"(both_13));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_3), "f"(t1520) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1521 = word_12 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1522 = word_16 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_14 = t1521 | t1522;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1524;
        asm("mov.b32 %0, %1;" : "=f"(t1524) : "r"(both_14));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_3), "f"(t1524) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1525 = word_12 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1526 = word_17 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_15 = t1525 | t1526;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1528;
        asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(both_15));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_3), "f"(t1528) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1529 = word_13 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1530 = word_17 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_16 = t1529 | t1530;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1532;
        asm("mov.b32 %0, %1;" : "=f"(t1532) : "r"(both_16));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_3), "f"(t1532) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1533 = word_13 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1534 = word_18 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_17 = t1533 | t1534;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1536;
        asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(both_17));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_3), "f"(t1536) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1537 = word_14 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1538 = word_18 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_18 = t1537 | t1538;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1540;
        asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(both_18));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_3), "f"(t1540) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1541 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1542 = t1321 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_3 = t1541 ^ t1542;
        const u32 t1544 = t1321 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1545 = t8 + t1544;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1546 = place_3 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1547 = t1545 + t1546;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1548 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1549 = t1548 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_4 = t1547 + t1549;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1551 = word_19 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1552 = word_23 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_19 = t1551 | t1552;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1554;
        asm("mov.b32 %0, %1;" : "=f"(t1554) : "r"(both_19));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(t1554) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1555 = word_19 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1556 = word_24 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_20 = t1555 | t1556;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1558;
        asm("mov.b32 %0, %1;" : "=f"(t1558) : "r"(both_20));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_4), "f"(t1558) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1559 = word_20 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1560 = word_24 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_21 = t1559 | t1560;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1562;
        asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(both_21));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_4), "f"(t1562) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1563 = word_20 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1564 = word_25 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_22 = t1563 | t1564;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1566;
        asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(both_22));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_4), "f"(t1566) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1567 = word_21 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1568 = word_25 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_23 = t1567 | t1568;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1570;
        asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(both_23));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_4), "f"(t1570) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1571 = word_21 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1572 = word_26 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_24 = t1571 | t1572;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1574;
        asm("mov.b32 %0, %1;" : "=f"(t1574) : "r"(both_24));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_4), "f"(t1574) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1575 = word_22 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1576 = word_26 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_25 = t1575 | t1576;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1578;
        asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(both_25));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_4), "f"(t1578) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1579 = word_22 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1580 = word_27 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_26 = t1579 | t1580;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1582;
        asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(both_26));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_4), "f"(t1582) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1583 = word_23 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1584 = word_27 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_27 = t1583 | t1584;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1586;
        asm("mov.b32 %0, %1;" : "=f"(t1586) : "r"(both_27));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_4), "f"(t1586) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1587 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1588 = t1353 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_4 = t1587 ^ t1588;
        const u32 t1590 = t1353 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1591 = t8 + t1590;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1592 = place_4 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1593 = t1591 + t1592;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1594 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1595 = t1594 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_5 = t1593 + t1595;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1597 = word_28 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1598 = word_32 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_28 = t1597 | t1598;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1600;
        asm("mov.b32 %0, %1;" : "=f"(t1600) : "r"(both_28));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_5), "f"(t1600) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1601 = word_28 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1602 = word_33 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_29 = t1601 | t1602;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1604;
        asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(both_29));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_5), "f"(t1604) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1605 = word_29 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1606 = word_33 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_30 = t1605 | t1606;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1608;
        asm("mov.b32 %0, %1;" : "=f"(t1608) : "r"(both_30));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_5), "f"(t1608) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1609 = word_29 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1610 = word_34 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_31 = t1609 | t1610;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1612;
        asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(both_31));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_5), "f"(t1612) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1613 = word_30 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1614 = word_34 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_32 = t1613 | t1614;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1616;
        asm("mov.b32 %0, %1;" : "=f"(t1616) : "r"(both_32));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_5), "f"(t1616) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1617 = word_30 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1618 = word_35 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_33 = t1617 | t1618;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1620;
        asm("mov.b32 %0, %1;" : "=f"(t1620) : "r"(both_33));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_5), "f"(t1620) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1621 = word_31 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1622 = word_35 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_34 = t1621 | t1622;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1624;
        asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(both_34));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_5), "f"(t1624) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1625 = word_31 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1626 = word_36 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_35 = t1625 | t1626;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1628;
        asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(both_35));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_5), "f"(t1628) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1629 = word_32 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1630 = word_36 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_36 = t1629 | t1630;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1632;
        asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(both_36));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_5), "f"(t1632) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1633 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1634 = t1385 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_5 = t1633 ^ t1634;
        const u32 t1636 = t1385 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1637 = t8 + t1636;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1638 = place_5 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1639 = t1637 + t1638;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1640 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1641 = t1640 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_6 = t1639 + t1641;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1643 = word_37 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1644 = word_41 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_37 = t1643 | t1644;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1646;
        asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(both_37));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_6), "f"(t1646) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1647 = word_37 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1648 = word_42 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_38 = t1647 | t1648;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1650;
        asm("mov.b32 %0, %1;" : "=f"(t1650) : "r"(both_38));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_6), "f"(t1650) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1651 = word_38 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1652 = word_42 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_39 = t1651 | t1652;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1654;
        asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(both_39));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_6), "f"(t1654) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1655 = word_38 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1656 = word_43 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_40 = t1655 | t1656;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1658;
        asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(both_40));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_6), "f"(t1658) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1659 = word_39 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1660 = word_43 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_41 = t1659 | t1660;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1662;
        asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(both_41));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_6), "f"(t1662) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1663 = word_39 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1664 = word_44 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_42 = t1663 | t1664;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1666;
        asm("mov.b32 %0, %1;" : "=f"(t1666) : "r"(both_42));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_6), "f"(t1666) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1667 = word_40 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1668 = word_44 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_43 = t1667 | t1668;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1670;
        asm("mov.b32 %0, %1;" : "=f"(t1670) : "r"(both_43));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_6), "f"(t1670) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1671 = word_40 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1672 = word_45 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_44 = t1671 | t1672;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1674;
        asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(both_44));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_6), "f"(t1674) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1675 = word_41 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1676 = word_45 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_45 = t1675 | t1676;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1678;
        asm("mov.b32 %0, %1;" : "=f"(t1678) : "r"(both_45));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_6), "f"(t1678) : "memory");
#line 43 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1679 = t1417 < 64u;
#line 43 "fa-kernels/src/conv/streaming/weights.rs"
        if (t1679) {
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1680 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1681 = t1417 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 place_6 = t1680 ^ t1681;
            const u32 t1683 = t1417 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1684 = t8 + t1683;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1685 = place_6 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1686 = t1684 + t1685;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1687 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1688 = t1687 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 to_7 = t1686 + t1688;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1690 = word_46 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1691 = word_50 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_46 = t1690 | t1691;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1693;
            asm("mov.b32 %0, %1;" : "=f"(t1693) : "r"(both_46));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_7), "f"(t1693) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1694 = word_46 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1695 = word_51 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_47 = t1694 | t1695;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1697;
            asm("mov.b32 %0, %1;" : "=f"(t1697) : "r"(both_47));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_7), "f"(t1697) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1698 = word_47 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1699 = word_51 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_48 = t1698 | t1699;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1701;
            asm("mov.b32 %0, %1;" : "=f"(t1701) : "r"(both_48));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_7), "f"(t1701) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1702 = word_47 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1703 = word_52 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_49 = t1702 | t1703;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1705;
            asm("mov.b32 %0, %1;" : "=f"(t1705) : "r"(both_49));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_7), "f"(t1705) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1706 = word_48 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1707 = word_52 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_50 = t1706 | t1707;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1709;
            asm("mov.b32 %0, %1;" : "=f"(t1709) : "r"(both_50));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_7), "f"(t1709) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1710 = word_48 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1711 = word_53 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_51 = t1710 | t1711;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1713;
            asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(both_51));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_7), "f"(t1713) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1714 = word_49 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1715 = word_53 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_52 = t1714 | t1715;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1717;
            asm("mov.b32 %0, %1;" : "=f"(t1717) : "r"(both_52));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_7), "f"(t1717) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1718 = word_49 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1719 = word_54 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_53 = t1718 | t1719;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1721;
            asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(both_53));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_7), "f"(t1721) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1722 = word_50 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1723 = word_54 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_54 = t1722 | t1723;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1725;
            asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(both_54));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_7), "f"(t1725) : "memory");
        }
#line 116 "fa-kernels/src/conv/streaming/group.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
        asm volatile("bar.sync %0, 384;" :  : "r"(7u) : "memory");
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1726 = rounds + 3u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1726; i_6 += 3u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1727 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1727) {
#line 125 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1728 = 0u < i_6;
#line 125 "fa-kernels/src/conv/streaming/group.rs"
                if (t1728) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1729 = index + 8u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1729) : "memory");
                }
#line 129 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_2 = i_6 & 1u;
                const u32 t1731 = slot_2 << 3u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1732 = barriers + t1731;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1733 = i_6 >> 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1734 = t1733 & 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1735 = t1734 ^ 1u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1732), "r"(t1735) : "memory");
                const u32 t1736 = slot_2 * 25600u;
#line 131 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1737 = smem_1 + t1736;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1738 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t10), "r"(t1738) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_4 = t1227 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1740 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1741 = t1740 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1742 = t1741 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1743 = t1742 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1744 = 0u ^ t1743;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1745 = t1741 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1746 = t1744 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_13 = t1745 + t1746;
                const u32 t1748 = t9 + from_13;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m;
                u32 m_2;
                u32 m_3;
                u32 m_4;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1748) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1749 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1750 = t1749 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1751 = t1750 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1752 = t1751 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1753 = 1u ^ t1752;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1754 = t1750 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1755 = t1753 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_14 = t1754 + t1755;
                const u32 t1757 = t9 + from_14;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_5;
                u32 m_6;
                u32 m_7;
                u32 m_8;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1757) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1758 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1759 = t1758 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1760 = t1759 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1761 = t1760 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1762 = 2u ^ t1761;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1763 = t1759 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1764 = t1762 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_15 = t1763 + t1764;
                const u32 t1766 = t9 + from_15;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_9;
                u32 m_10;
                u32 m_11;
                u32 m_12;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1766) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1767 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1768 = t1767 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1769 = t1768 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1770 = t1769 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1771 = 3u ^ t1770;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1772 = t1768 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1773 = t1771 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_16 = t1772 + t1773;
                const u32 t1775 = t9 + from_16;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_13;
                u32 m_14;
                u32 m_15;
                u32 m_16;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1775) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_5 = first_4 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1777 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1778 = first_5 + t1777;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1779 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1780 = t1779 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1781 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1782 = t1781 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1783 = t1778 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1784 = t1783 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel = t1784 + t1782;
                const u32 t1786 = pixel << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1787 = t1737 + t1786;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1788 = pixel & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1789 = t1780 ^ t1788;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1790 = t1789 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_7 = t1787 + t1790;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_7), "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1792 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1793 = t1792 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1794 = t1778 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1795 = t1794 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1796 = t1795 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_2 = t1796 + t1793;
                const u32 t1798 = pixel_2 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1799 = t1737 + t1798;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1800 = pixel_2 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1801 = t1780 ^ t1800;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1802 = t1801 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_8 = t1799 + t1802;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_8), "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_3 = lane >> 2u;
                const bool t1805 = pixel_3 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1806 = pixel_3 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1807 = t1805 | t1806;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1807) {
                    const bool t1808 = pixel_3 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside = t1808 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1810 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_55 = t1810 ? m_9 : m;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1812 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1813 = t1812 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_4 = t1813 + beside;
                    const u32 t1815 = pixel_4 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1816 = t1737 + t1815;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1817 = pixel_4 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1818 = 0u ^ t1817;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1819 = t1818 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_9 = t1816 + t1819;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1821 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1822 = t1821 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1823 = place_9 + t1822;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1824;
                    asm("mov.b32 %0, %1;" : "=f"(t1824) : "r"(word_55));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1823), "f"(t1824) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1825 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_56 = t1825 ? m_10 : m_2;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1827 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1828 = t1827 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_5 = t1828 + beside;
                    const u32 t1830 = pixel_5 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1831 = t1737 + t1830;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1832 = pixel_5 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1833 = 1u ^ t1832;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1834 = t1833 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_10 = t1831 + t1834;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1836 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1837 = t1836 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1838 = place_10 + t1837;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1839;
                    asm("mov.b32 %0, %1;" : "=f"(t1839) : "r"(word_56));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1838), "f"(t1839) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1840 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_57 = t1840 ? m_11 : m_3;
                    const u32 t1842 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1843 = t1842 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1844 = t1843 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_6 = t1844 + beside;
                    const u32 t1846 = pixel_6 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1847 = t1737 + t1846;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1848 = pixel_6 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1849 = 0u ^ t1848;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1850 = t1849 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_11 = t1847 + t1850;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1852 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1853 = t1852 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1854 = place_11 + t1853;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1855;
                    asm("mov.b32 %0, %1;" : "=f"(t1855) : "r"(word_57));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1854), "f"(t1855) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1856 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_58 = t1856 ? m_12 : m_4;
                    const u32 t1858 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1859 = t1858 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1860 = t1859 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_7 = t1860 + beside;
                    const u32 t1862 = pixel_7 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1863 = t1737 + t1862;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1864 = pixel_7 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1865 = 1u ^ t1864;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1866 = t1865 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_12 = t1863 + t1866;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1868 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1869 = t1868 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1870 = place_12 + t1869;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1871;
                    asm("mov.b32 %0, %1;" : "=f"(t1871) : "r"(word_58));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1870), "f"(t1871) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1872 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_59 = t1872 ? m_13 : m_5;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1874 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1875 = t1874 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1876 = t1875 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_8 = t1876 + beside;
                    const u32 t1878 = pixel_8 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1879 = t1737 + t1878;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1880 = pixel_8 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1881 = 0u ^ t1880;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1882 = t1881 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_13 = t1879 + t1882;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1884 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1885 = t1884 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1886 = place_13 + t1885;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1887;
                    asm("mov.b32 %0, %1;" : "=f"(t1887) : "r"(word_59));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1886), "f"(t1887) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1888 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_60 = t1888 ? m_14 : m_6;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1890 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1891 = t1890 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1892 = t1891 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_9 = t1892 + beside;
                    const u32 t1894 = pixel_9 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1895 = t1737 + t1894;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1896 = pixel_9 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1897 = 1u ^ t1896;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1898 = t1897 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_14 = t1895 + t1898;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1900 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1901 = t1900 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1902 = place_14 + t1901;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1903;
                    asm("mov.b32 %0, %1;" : "=f"(t1903) : "r"(word_60));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1902), "f"(t1903) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1904 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_61 = t1904 ? m_15 : m_7;
                    const u32 t1906 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1907 = t1906 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1908 = t1907 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1909 = t1908 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_10 = t1909 + beside;
                    const u32 t1911 = pixel_10 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1912 = t1737 + t1911;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1913 = pixel_10 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1914 = 0u ^ t1913;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1915 = t1914 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_15 = t1912 + t1915;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1917 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1918 = t1917 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1919 = place_15 + t1918;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1920;
                    asm("mov.b32 %0, %1;" : "=f"(t1920) : "r"(word_61));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1919), "f"(t1920) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1921 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_62 = t1921 ? m_16 : m_8;
                    const u32 t1923 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1924 = t1923 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1925 = t1924 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1926 = t1925 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_11 = t1926 + beside;
                    const u32 t1928 = pixel_11 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1929 = t1737 + t1928;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1930 = pixel_11 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1931 = 1u ^ t1930;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1932 = t1931 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_16 = t1929 + t1932;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1934 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1935 = t1934 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1936 = place_16 + t1935;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1937;
                    asm("mov.b32 %0, %1;" : "=f"(t1937) : "r"(word_62));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1936), "f"(t1937) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit = first_4 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1939 = unit < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1939) {
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1940 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1941 = t1940 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1942 = t1941 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1943 = t1942 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1944 = 0u ^ t1943;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1945 = t1941 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1946 = t1944 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_17 = t1945 + t1946;
                    const u32 t1948 = t9 + from_17;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1948) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1949 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1950 = t1949 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1951 = t1950 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1952 = t1951 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1953 = 1u ^ t1952;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1954 = t1950 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1955 = t1953 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_18 = t1954 + t1955;
                    const u32 t1957 = t9 + from_18;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1957) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1958 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1959 = t1958 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1960 = t1959 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1961 = t1960 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1962 = 2u ^ t1961;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1963 = t1959 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1964 = t1962 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_19 = t1963 + t1964;
                    const u32 t1966 = t9 + from_19;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1966) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1967 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1968 = t1967 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1969 = t1968 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1970 = t1969 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1971 = 3u ^ t1970;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1972 = t1968 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1973 = t1971 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_20 = t1972 + t1973;
                    const u32 t1975 = t9 + from_20;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1975) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_6 = unit << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1977 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1978 = first_6 + t1977;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1979 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1980 = t1979 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1981 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1982 = t1981 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1983 = t1978 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1984 = t1983 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_12 = t1984 + t1982;
                    const u32 t1986 = pixel_12 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1987 = t1737 + t1986;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1988 = pixel_12 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1989 = t1980 ^ t1988;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1990 = t1989 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_17 = t1987 + t1990;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_17), "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1992 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1993 = t1992 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1994 = t1978 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1995 = t1994 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1996 = t1995 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_13 = t1996 + t1993;
                    const u32 t1998 = pixel_13 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1999 = t1737 + t1998;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2000 = pixel_13 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2001 = t1980 ^ t2000;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2002 = t2001 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_18 = t1999 + t2002;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_18), "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_14 = lane >> 2u;
                    const bool t2005 = pixel_14 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2006 = pixel_14 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2007 = t2005 | t2006;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2007) {
                        const bool t2008 = pixel_14 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_2 = t2008 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2010 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_63 = t2010 ? m_25 : m_17;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2012 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2013 = t2012 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_15 = t2013 + beside_2;
                        const u32 t2015 = pixel_15 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2016 = t1737 + t2015;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2017 = pixel_15 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2018 = 0u ^ t2017;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2019 = t2018 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_19 = t2016 + t2019;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2021 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2022 = t2021 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2023 = place_19 + t2022;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2024;
                        asm("mov.b32 %0, %1;" : "=f"(t2024) : "r"(word_63));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2023), "f"(t2024) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2025 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_64 = t2025 ? m_26 : m_18;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2027 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2028 = t2027 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_16 = t2028 + beside_2;
                        const u32 t2030 = pixel_16 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2031 = t1737 + t2030;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2032 = pixel_16 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2033 = 1u ^ t2032;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2034 = t2033 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_20 = t2031 + t2034;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2036 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2037 = t2036 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2038 = place_20 + t2037;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2039;
                        asm("mov.b32 %0, %1;" : "=f"(t2039) : "r"(word_64));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2038), "f"(t2039) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2040 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_65 = t2040 ? m_27 : m_19;
                        const u32 t2042 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2043 = t2042 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2044 = t2043 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_17 = t2044 + beside_2;
                        const u32 t2046 = pixel_17 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2047 = t1737 + t2046;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2048 = pixel_17 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2049 = 0u ^ t2048;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2050 = t2049 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_21 = t2047 + t2050;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2052 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2053 = t2052 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2054 = place_21 + t2053;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2055;
                        asm("mov.b32 %0, %1;" : "=f"(t2055) : "r"(word_65));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2054), "f"(t2055) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2056 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_66 = t2056 ? m_28 : m_20;
                        const u32 t2058 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2059 = t2058 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2060 = t2059 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_18 = t2060 + beside_2;
                        const u32 t2062 = pixel_18 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2063 = t1737 + t2062;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2064 = pixel_18 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2065 = 1u ^ t2064;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2066 = t2065 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_22 = t2063 + t2066;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2068 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2069 = t2068 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2070 = place_22 + t2069;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2071;
                        asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(word_66));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2070), "f"(t2071) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2072 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_67 = t2072 ? m_29 : m_21;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2074 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2075 = t2074 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2076 = t2075 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_19 = t2076 + beside_2;
                        const u32 t2078 = pixel_19 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2079 = t1737 + t2078;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2080 = pixel_19 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2081 = 0u ^ t2080;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2082 = t2081 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_23 = t2079 + t2082;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2084 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2085 = t2084 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2086 = place_23 + t2085;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2087;
                        asm("mov.b32 %0, %1;" : "=f"(t2087) : "r"(word_67));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2086), "f"(t2087) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2088 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_68 = t2088 ? m_30 : m_22;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2090 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2091 = t2090 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2092 = t2091 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_20 = t2092 + beside_2;
                        const u32 t2094 = pixel_20 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2095 = t1737 + t2094;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2096 = pixel_20 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2097 = 1u ^ t2096;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2098 = t2097 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_24 = t2095 + t2098;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2100 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2101 = t2100 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2102 = place_24 + t2101;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2103;
                        asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(word_68));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2102), "f"(t2103) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2104 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_69 = t2104 ? m_31 : m_23;
                        const u32 t2106 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2107 = t2106 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2108 = t2107 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2109 = t2108 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_21 = t2109 + beside_2;
                        const u32 t2111 = pixel_21 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2112 = t1737 + t2111;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2113 = pixel_21 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2114 = 0u ^ t2113;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2115 = t2114 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_25 = t2112 + t2115;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2117 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2118 = t2117 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2119 = place_25 + t2118;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2120;
                        asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(word_69));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2119), "f"(t2120) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2121 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_70 = t2121 ? m_32 : m_24;
                        const u32 t2123 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2124 = t2123 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2125 = t2124 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2126 = t2125 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_22 = t2126 + beside_2;
                        const u32 t2128 = pixel_22 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2129 = t1737 + t2128;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2130 = pixel_22 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2131 = 1u ^ t2130;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2132 = t2131 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_26 = t2129 + t2132;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2134 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2135 = t2134 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2136 = place_26 + t2135;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2137;
                        asm("mov.b32 %0, %1;" : "=f"(t2137) : "r"(word_70));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2136), "f"(t2137) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2138;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2138) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2139 = t2138 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2139) {
                    const u32 t2140 = t10 + 32u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2140) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2141 = t10 + 8u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2142 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2141), "r"(t2142) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2143 = t1227 + 1u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_7 = t2143 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2145 = t9 + 10240u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2146 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2147 = t2146 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2148 = t2147 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2149 = t2148 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2150 = 0u ^ t2149;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2151 = t2147 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2152 = t2150 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_21 = t2151 + t2152;
                const u32 t2154 = t2145 + from_21;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_33;
                u32 m_34;
                u32 m_35;
                u32 m_36;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t2154) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2155 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2156 = t2155 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2157 = t2156 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2158 = t2157 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2159 = 1u ^ t2158;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2160 = t2156 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2161 = t2159 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_22 = t2160 + t2161;
                const u32 t2163 = t2145 + from_22;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_37;
                u32 m_38;
                u32 m_39;
                u32 m_40;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t2163) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2164 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2165 = t2164 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2166 = t2165 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2167 = t2166 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2168 = 2u ^ t2167;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2169 = t2165 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2170 = t2168 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_23 = t2169 + t2170;
                const u32 t2172 = t2145 + from_23;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_41;
                u32 m_42;
                u32 m_43;
                u32 m_44;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t2172) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2173 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2174 = t2173 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2175 = t2174 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2176 = t2175 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2177 = 3u ^ t2176;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2178 = t2174 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2179 = t2177 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_24 = t2178 + t2179;
                const u32 t2181 = t2145 + from_24;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_45;
                u32 m_46;
                u32 m_47;
                u32 m_48;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t2181) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_8 = first_7 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2183 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2184 = first_8 + t2183;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2185 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2186 = t2185 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2187 = t2186 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2188 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2189 = t2188 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2190 = t2184 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2191 = t2190 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_23 = t2191 + t2189;
                const u32 t2193 = pixel_23 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2194 = t1737 + t2193;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2195 = pixel_23 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2196 = t2187 ^ t2195;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2197 = t2196 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_27 = t2194 + t2197;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_27), "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2199 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2200 = t2199 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2201 = t2184 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2202 = t2201 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2203 = t2202 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_24 = t2203 + t2200;
                const u32 t2205 = pixel_24 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2206 = t1737 + t2205;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2207 = pixel_24 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2208 = t2187 ^ t2207;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2209 = t2208 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_28 = t2206 + t2209;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_28), "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_25 = lane >> 2u;
                const bool t2212 = pixel_25 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2213 = pixel_25 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2214 = t2212 | t2213;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2214) {
                    const bool t2215 = pixel_25 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_3 = t2215 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2217 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_71 = t2217 ? m_41 : m_33;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2219 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2220 = t2219 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_26 = t2220 + beside_3;
                    const u32 t2222 = pixel_26 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2223 = t1737 + t2222;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2224 = pixel_26 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2225 = 2u ^ t2224;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2226 = t2225 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_29 = t2223 + t2226;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2228 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2229 = t2228 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2230 = place_29 + t2229;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2231;
                    asm("mov.b32 %0, %1;" : "=f"(t2231) : "r"(word_71));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2230), "f"(t2231) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2232 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_72 = t2232 ? m_42 : m_34;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2234 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2235 = t2234 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_27 = t2235 + beside_3;
                    const u32 t2237 = pixel_27 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2238 = t1737 + t2237;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2239 = pixel_27 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2240 = 3u ^ t2239;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2241 = t2240 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_30 = t2238 + t2241;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2243 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2244 = t2243 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2245 = place_30 + t2244;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2246;
                    asm("mov.b32 %0, %1;" : "=f"(t2246) : "r"(word_72));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2245), "f"(t2246) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2247 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_73 = t2247 ? m_43 : m_35;
                    const u32 t2249 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2250 = t2249 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2251 = t2250 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_28 = t2251 + beside_3;
                    const u32 t2253 = pixel_28 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2254 = t1737 + t2253;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2255 = pixel_28 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2256 = 2u ^ t2255;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2257 = t2256 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_31 = t2254 + t2257;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2259 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2260 = t2259 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2261 = place_31 + t2260;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2262;
                    asm("mov.b32 %0, %1;" : "=f"(t2262) : "r"(word_73));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2261), "f"(t2262) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2263 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_74 = t2263 ? m_44 : m_36;
                    const u32 t2265 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2266 = t2265 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2267 = t2266 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_29 = t2267 + beside_3;
                    const u32 t2269 = pixel_29 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2270 = t1737 + t2269;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2271 = pixel_29 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2272 = 3u ^ t2271;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2273 = t2272 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_32 = t2270 + t2273;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2275 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2276 = t2275 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2277 = place_32 + t2276;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2278;
                    asm("mov.b32 %0, %1;" : "=f"(t2278) : "r"(word_74));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2277), "f"(t2278) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2279 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_75 = t2279 ? m_45 : m_37;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2281 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2282 = t2281 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2283 = t2282 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_30 = t2283 + beside_3;
                    const u32 t2285 = pixel_30 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2286 = t1737 + t2285;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2287 = pixel_30 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2288 = 2u ^ t2287;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2289 = t2288 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_33 = t2286 + t2289;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2291 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2292 = t2291 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2293 = place_33 + t2292;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2294;
                    asm("mov.b32 %0, %1;" : "=f"(t2294) : "r"(word_75));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2293), "f"(t2294) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2295 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_76 = t2295 ? m_46 : m_38;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2297 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2298 = t2297 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2299 = t2298 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_31 = t2299 + beside_3;
                    const u32 t2301 = pixel_31 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2302 = t1737 + t2301;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2303 = pixel_31 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2304 = 3u ^ t2303;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2305 = t2304 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_34 = t2302 + t2305;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2307 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2308 = t2307 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2309 = place_34 + t2308;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2310;
                    asm("mov.b32 %0, %1;" : "=f"(t2310) : "r"(word_76));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2309), "f"(t2310) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2311 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_77 = t2311 ? m_47 : m_39;
                    const u32 t2313 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2314 = t2313 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2315 = t2314 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2316 = t2315 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_32 = t2316 + beside_3;
                    const u32 t2318 = pixel_32 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2319 = t1737 + t2318;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2320 = pixel_32 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2321 = 2u ^ t2320;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2322 = t2321 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_35 = t2319 + t2322;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2324 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2325 = t2324 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2326 = place_35 + t2325;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2327;
                    asm("mov.b32 %0, %1;" : "=f"(t2327) : "r"(word_77));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2326), "f"(t2327) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2328 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_78 = t2328 ? m_48 : m_40;
                    const u32 t2330 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2331 = t2330 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2332 = t2331 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2333 = t2332 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_33 = t2333 + beside_3;
                    const u32 t2335 = pixel_33 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2336 = t1737 + t2335;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2337 = pixel_33 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2338 = 3u ^ t2337;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2339 = t2338 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_36 = t2336 + t2339;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2341 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2342 = t2341 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2343 = place_36 + t2342;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2344;
                    asm("mov.b32 %0, %1;" : "=f"(t2344) : "r"(word_78));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2343), "f"(t2344) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_2 = first_7 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2346 = unit_2 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2346) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2347 = t9 + 10240u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2348 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2349 = t2348 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2350 = t2349 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2351 = t2350 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2352 = 0u ^ t2351;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2353 = t2349 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2354 = t2352 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_25 = t2353 + t2354;
                    const u32 t2356 = t2347 + from_25;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t2356) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2357 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2358 = t2357 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2359 = t2358 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2360 = t2359 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2361 = 1u ^ t2360;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2362 = t2358 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2363 = t2361 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_26 = t2362 + t2363;
                    const u32 t2365 = t2347 + from_26;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t2365) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2366 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2367 = t2366 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2368 = t2367 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2369 = t2368 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2370 = 2u ^ t2369;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2371 = t2367 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2372 = t2370 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_27 = t2371 + t2372;
                    const u32 t2374 = t2347 + from_27;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t2374) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2375 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2376 = t2375 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2377 = t2376 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2378 = t2377 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2379 = 3u ^ t2378;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2380 = t2376 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2381 = t2379 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_28 = t2380 + t2381;
                    const u32 t2383 = t2347 + from_28;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t2383) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_9 = unit_2 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2385 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2386 = first_9 + t2385;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2387 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2388 = t2387 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2389 = t2388 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2390 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2391 = t2390 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2392 = t2386 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2393 = t2392 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_34 = t2393 + t2391;
                    const u32 t2395 = pixel_34 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2396 = t1737 + t2395;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2397 = pixel_34 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2398 = t2389 ^ t2397;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2399 = t2398 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_37 = t2396 + t2399;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_37), "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2401 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2402 = t2401 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2403 = t2386 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2404 = t2403 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2405 = t2404 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_35 = t2405 + t2402;
                    const u32 t2407 = pixel_35 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2408 = t1737 + t2407;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2409 = pixel_35 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2410 = t2389 ^ t2409;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2411 = t2410 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_38 = t2408 + t2411;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_38), "r"(m_57), "r"(m_58), "r"(m_59), "r"(m_60) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_36 = lane >> 2u;
                    const bool t2414 = pixel_36 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2415 = pixel_36 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2416 = t2414 | t2415;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2416) {
                        const bool t2417 = pixel_36 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_4 = t2417 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2419 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_79 = t2419 ? m_57 : m_49;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2421 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2422 = t2421 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_37 = t2422 + beside_4;
                        const u32 t2424 = pixel_37 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2425 = t1737 + t2424;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2426 = pixel_37 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2427 = 2u ^ t2426;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2428 = t2427 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_39 = t2425 + t2428;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2430 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2431 = t2430 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2432 = place_39 + t2431;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2433;
                        asm("mov.b32 %0, %1;" : "=f"(t2433) : "r"(word_79));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2432), "f"(t2433) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2434 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_80 = t2434 ? m_58 : m_50;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2436 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2437 = t2436 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_38 = t2437 + beside_4;
                        const u32 t2439 = pixel_38 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2440 = t1737 + t2439;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2441 = pixel_38 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2442 = 3u ^ t2441;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2443 = t2442 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_40 = t2440 + t2443;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2445 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2446 = t2445 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2447 = place_40 + t2446;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2448;
                        asm("mov.b32 %0, %1;" : "=f"(t2448) : "r"(word_80));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2447), "f"(t2448) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2449 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_81 = t2449 ? m_59 : m_51;
                        const u32 t2451 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2452 = t2451 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2453 = t2452 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_39 = t2453 + beside_4;
                        const u32 t2455 = pixel_39 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2456 = t1737 + t2455;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2457 = pixel_39 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2458 = 2u ^ t2457;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2459 = t2458 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_41 = t2456 + t2459;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2461 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2462 = t2461 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2463 = place_41 + t2462;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2464;
                        asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(word_81));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2463), "f"(t2464) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2465 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_82 = t2465 ? m_60 : m_52;
                        const u32 t2467 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2468 = t2467 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2469 = t2468 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_40 = t2469 + beside_4;
                        const u32 t2471 = pixel_40 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2472 = t1737 + t2471;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2473 = pixel_40 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2474 = 3u ^ t2473;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2475 = t2474 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_42 = t2472 + t2475;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2477 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2478 = t2477 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2479 = place_42 + t2478;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2480;
                        asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(word_82));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2479), "f"(t2480) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2481 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_83 = t2481 ? m_61 : m_53;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2483 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2484 = t2483 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2485 = t2484 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_41 = t2485 + beside_4;
                        const u32 t2487 = pixel_41 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2488 = t1737 + t2487;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2489 = pixel_41 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2490 = 2u ^ t2489;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2491 = t2490 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_43 = t2488 + t2491;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2493 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2494 = t2493 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2495 = place_43 + t2494;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2496;
                        asm("mov.b32 %0, %1;" : "=f"(t2496) : "r"(word_83));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2495), "f"(t2496) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2497 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_84 = t2497 ? m_62 : m_54;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2499 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2500 = t2499 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2501 = t2500 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_42 = t2501 + beside_4;
                        const u32 t2503 = pixel_42 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2504 = t1737 + t2503;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2505 = pixel_42 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2506 = 3u ^ t2505;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2507 = t2506 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_44 = t2504 + t2507;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2509 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2510 = t2509 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2511 = place_44 + t2510;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2512;
                        asm("mov.b32 %0, %1;" : "=f"(t2512) : "r"(word_84));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2511), "f"(t2512) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2513 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_85 = t2513 ? m_63 : m_55;
                        const u32 t2515 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2516 = t2515 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2517 = t2516 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2518 = t2517 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_43 = t2518 + beside_4;
                        const u32 t2520 = pixel_43 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2521 = t1737 + t2520;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2522 = pixel_43 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2523 = 2u ^ t2522;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2524 = t2523 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_45 = t2521 + t2524;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2526 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2527 = t2526 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2528 = place_45 + t2527;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2529;
                        asm("mov.b32 %0, %1;" : "=f"(t2529) : "r"(word_85));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2528), "f"(t2529) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2530 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_86 = t2530 ? m_64 : m_56;
                        const u32 t2532 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2533 = t2532 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2534 = t2533 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2535 = t2534 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_44 = t2535 + beside_4;
                        const u32 t2537 = pixel_44 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2538 = t1737 + t2537;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2539 = pixel_44 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2540 = 3u ^ t2539;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2541 = t2540 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_46 = t2538 + t2541;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2543 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2544 = t2543 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2545 = place_46 + t2544;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2546;
                        asm("mov.b32 %0, %1;" : "=f"(t2546) : "r"(word_86));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2545), "f"(t2546) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2547;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2547) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2548 = t2547 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2548) {
                    const u32 t2549 = t10 + 40u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2549) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2550 = t10 + 16u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2551 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2550), "r"(t2551) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2552 = t1227 + 2u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_10 = t2552 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2554 = t9 + 20480u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2555 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2556 = t2555 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2557 = t2556 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2558 = t2557 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2559 = 0u ^ t2558;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2560 = t2556 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2561 = t2559 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_29 = t2560 + t2561;
                const u32 t2563 = t2554 + from_29;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_65;
                u32 m_66;
                u32 m_67;
                u32 m_68;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t2563) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2564 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2565 = t2564 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2566 = t2565 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2567 = t2566 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2568 = 1u ^ t2567;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2569 = t2565 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2570 = t2568 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_30 = t2569 + t2570;
                const u32 t2572 = t2554 + from_30;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_69;
                u32 m_70;
                u32 m_71;
                u32 m_72;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t2572) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2573 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2574 = t2573 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2575 = t2574 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2576 = t2575 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2577 = 2u ^ t2576;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2578 = t2574 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2579 = t2577 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_31 = t2578 + t2579;
                const u32 t2581 = t2554 + from_31;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_73;
                u32 m_74;
                u32 m_75;
                u32 m_76;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t2581) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2582 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2583 = t2582 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2584 = t2583 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2585 = t2584 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2586 = 3u ^ t2585;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2587 = t2583 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2588 = t2586 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_32 = t2587 + t2588;
                const u32 t2590 = t2554 + from_32;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_77;
                u32 m_78;
                u32 m_79;
                u32 m_80;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t2590) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_11 = first_10 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2592 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2593 = first_11 + t2592;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2594 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2595 = t2594 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2596 = t2595 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2597 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2598 = t2597 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2599 = t2593 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2600 = t2599 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_45 = t2600 + t2598;
                const u32 t2602 = pixel_45 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2603 = t1737 + t2602;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2604 = pixel_45 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2605 = t2596 ^ t2604;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2606 = t2605 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_47 = t2603 + t2606;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_47), "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2608 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2609 = t2608 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2610 = t2593 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2611 = t2610 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2612 = t2611 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_46 = t2612 + t2609;
                const u32 t2614 = pixel_46 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2615 = t1737 + t2614;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2616 = pixel_46 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2617 = t2596 ^ t2616;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2618 = t2617 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_48 = t2615 + t2618;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_48), "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_47 = lane >> 2u;
                const bool t2621 = pixel_47 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2622 = pixel_47 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2623 = t2621 | t2622;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2623) {
                    const bool t2624 = pixel_47 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_5 = t2624 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2626 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_87 = t2626 ? m_73 : m_65;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2628 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2629 = t2628 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_48 = t2629 + beside_5;
                    const u32 t2631 = pixel_48 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2632 = t1737 + t2631;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2633 = pixel_48 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2634 = 4u ^ t2633;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2635 = t2634 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_49 = t2632 + t2635;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2637 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2638 = t2637 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2639 = place_49 + t2638;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2640;
                    asm("mov.b32 %0, %1;" : "=f"(t2640) : "r"(word_87));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2639), "f"(t2640) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2641 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_88 = t2641 ? m_74 : m_66;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2643 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2644 = t2643 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_49 = t2644 + beside_5;
                    const u32 t2646 = pixel_49 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2647 = t1737 + t2646;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2648 = pixel_49 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2649 = 5u ^ t2648;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2650 = t2649 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_50 = t2647 + t2650;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2652 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2653 = t2652 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2654 = place_50 + t2653;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2655;
                    asm("mov.b32 %0, %1;" : "=f"(t2655) : "r"(word_88));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2654), "f"(t2655) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2656 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_89 = t2656 ? m_75 : m_67;
                    const u32 t2658 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2659 = t2658 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2660 = t2659 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_50 = t2660 + beside_5;
                    const u32 t2662 = pixel_50 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2663 = t1737 + t2662;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2664 = pixel_50 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2665 = 4u ^ t2664;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2666 = t2665 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_51 = t2663 + t2666;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2668 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2669 = t2668 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2670 = place_51 + t2669;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2671;
                    asm("mov.b32 %0, %1;" : "=f"(t2671) : "r"(word_89));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2670), "f"(t2671) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2672 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_90 = t2672 ? m_76 : m_68;
                    const u32 t2674 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2675 = t2674 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2676 = t2675 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_51 = t2676 + beside_5;
                    const u32 t2678 = pixel_51 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2679 = t1737 + t2678;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2680 = pixel_51 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2681 = 5u ^ t2680;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2682 = t2681 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_52 = t2679 + t2682;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2684 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2685 = t2684 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2686 = place_52 + t2685;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2687;
                    asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(word_90));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2686), "f"(t2687) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2688 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_91 = t2688 ? m_77 : m_69;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2690 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2691 = t2690 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2692 = t2691 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_52 = t2692 + beside_5;
                    const u32 t2694 = pixel_52 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2695 = t1737 + t2694;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2696 = pixel_52 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2697 = 4u ^ t2696;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2698 = t2697 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_53 = t2695 + t2698;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2700 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2701 = t2700 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2702 = place_53 + t2701;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2703;
                    asm("mov.b32 %0, %1;" : "=f"(t2703) : "r"(word_91));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2702), "f"(t2703) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2704 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_92 = t2704 ? m_78 : m_70;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2706 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2707 = t2706 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2708 = t2707 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_53 = t2708 + beside_5;
                    const u32 t2710 = pixel_53 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2711 = t1737 + t2710;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2712 = pixel_53 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2713 = 5u ^ t2712;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2714 = t2713 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_54 = t2711 + t2714;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2716 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2717 = t2716 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2718 = place_54 + t2717;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2719;
                    asm("mov.b32 %0, %1;" : "=f"(t2719) : "r"(word_92));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2718), "f"(t2719) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2720 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_93 = t2720 ? m_79 : m_71;
                    const u32 t2722 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2723 = t2722 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2724 = t2723 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2725 = t2724 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_54 = t2725 + beside_5;
                    const u32 t2727 = pixel_54 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2728 = t1737 + t2727;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2729 = pixel_54 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2730 = 4u ^ t2729;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2731 = t2730 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_55 = t2728 + t2731;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2733 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2734 = t2733 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2735 = place_55 + t2734;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2736;
                    asm("mov.b32 %0, %1;" : "=f"(t2736) : "r"(word_93));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2735), "f"(t2736) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2737 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_94 = t2737 ? m_80 : m_72;
                    const u32 t2739 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2740 = t2739 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2741 = t2740 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2742 = t2741 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_55 = t2742 + beside_5;
                    const u32 t2744 = pixel_55 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2745 = t1737 + t2744;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2746 = pixel_55 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2747 = 5u ^ t2746;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2748 = t2747 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_56 = t2745 + t2748;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2750 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2751 = t2750 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2752 = place_56 + t2751;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2753;
                    asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(word_94));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2752), "f"(t2753) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_3 = first_10 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2755 = unit_3 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2755) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2756 = t9 + 20480u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2757 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2758 = t2757 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2759 = t2758 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2760 = t2759 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2761 = 0u ^ t2760;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2762 = t2758 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2763 = t2761 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_33 = t2762 + t2763;
                    const u32 t2765 = t2756 + from_33;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_81;
                    u32 m_82;
                    u32 m_83;
                    u32 m_84;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t2765) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2766 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2767 = t2766 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2768 = t2767 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2769 = t2768 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2770 = 1u ^ t2769;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2771 = t2767 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2772 = t2770 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_34 = t2771 + t2772;
                    const u32 t2774 = t2756 + from_34;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_85;
                    u32 m_86;
                    u32 m_87;
                    u32 m_88;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t2774) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2775 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2776 = t2775 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2777 = t2776 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2778 = t2777 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2779 = 2u ^ t2778;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2780 = t2776 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2781 = t2779 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_35 = t2780 + t2781;
                    const u32 t2783 = t2756 + from_35;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_89;
                    u32 m_90;
                    u32 m_91;
                    u32 m_92;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t2783) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2784 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2785 = t2784 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2786 = t2785 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2787 = t2786 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2788 = 3u ^ t2787;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2789 = t2785 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2790 = t2788 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_36 = t2789 + t2790;
                    const u32 t2792 = t2756 + from_36;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_93;
                    u32 m_94;
                    u32 m_95;
                    u32 m_96;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t2792) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_12 = unit_3 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2794 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2795 = first_12 + t2794;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2796 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2797 = t2796 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2798 = t2797 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2799 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2800 = t2799 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2801 = t2795 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2802 = t2801 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_56 = t2802 + t2800;
                    const u32 t2804 = pixel_56 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2805 = t1737 + t2804;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2806 = pixel_56 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2807 = t2798 ^ t2806;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2808 = t2807 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_57 = t2805 + t2808;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_57), "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2810 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2811 = t2810 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2812 = t2795 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2813 = t2812 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2814 = t2813 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_57 = t2814 + t2811;
                    const u32 t2816 = pixel_57 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2817 = t1737 + t2816;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2818 = pixel_57 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2819 = t2798 ^ t2818;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2820 = t2819 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_58 = t2817 + t2820;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_58), "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_58 = lane >> 2u;
                    const bool t2823 = pixel_58 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2824 = pixel_58 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2825 = t2823 | t2824;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2825) {
                        const bool t2826 = pixel_58 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_6 = t2826 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2828 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_95 = t2828 ? m_89 : m_81;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2830 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2831 = t2830 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_59 = t2831 + beside_6;
                        const u32 t2833 = pixel_59 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2834 = t1737 + t2833;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2835 = pixel_59 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2836 = 4u ^ t2835;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2837 = t2836 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_59 = t2834 + t2837;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2839 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2840 = t2839 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2841 = place_59 + t2840;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2842;
                        asm("mov.b32 %0, %1;" : "=f"(t2842) : "r"(word_95));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2841), "f"(t2842) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2843 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_96 = t2843 ? m_90 : m_82;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2845 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2846 = t2845 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_60 = t2846 + beside_6;
                        const u32 t2848 = pixel_60 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2849 = t1737 + t2848;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2850 = pixel_60 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2851 = 5u ^ t2850;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2852 = t2851 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_60 = t2849 + t2852;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2854 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2855 = t2854 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2856 = place_60 + t2855;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2857;
                        asm("mov.b32 %0, %1;" : "=f"(t2857) : "r"(word_96));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2856), "f"(t2857) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2858 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_97 = t2858 ? m_91 : m_83;
                        const u32 t2860 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2861 = t2860 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2862 = t2861 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_61 = t2862 + beside_6;
                        const u32 t2864 = pixel_61 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2865 = t1737 + t2864;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2866 = pixel_61 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2867 = 4u ^ t2866;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2868 = t2867 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_61 = t2865 + t2868;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2870 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2871 = t2870 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2872 = place_61 + t2871;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2873;
                        asm("mov.b32 %0, %1;" : "=f"(t2873) : "r"(word_97));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2872), "f"(t2873) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2874 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_98 = t2874 ? m_92 : m_84;
                        const u32 t2876 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2877 = t2876 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2878 = t2877 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_62 = t2878 + beside_6;
                        const u32 t2880 = pixel_62 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2881 = t1737 + t2880;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2882 = pixel_62 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2883 = 5u ^ t2882;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2884 = t2883 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_62 = t2881 + t2884;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2886 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2887 = t2886 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2888 = place_62 + t2887;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2889;
                        asm("mov.b32 %0, %1;" : "=f"(t2889) : "r"(word_98));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2888), "f"(t2889) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2890 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_99 = t2890 ? m_93 : m_85;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2892 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2893 = t2892 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2894 = t2893 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_63 = t2894 + beside_6;
                        const u32 t2896 = pixel_63 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2897 = t1737 + t2896;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2898 = pixel_63 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2899 = 4u ^ t2898;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2900 = t2899 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_63 = t2897 + t2900;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2902 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2903 = t2902 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2904 = place_63 + t2903;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2905;
                        asm("mov.b32 %0, %1;" : "=f"(t2905) : "r"(word_99));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2904), "f"(t2905) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2906 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_100 = t2906 ? m_94 : m_86;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2908 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2909 = t2908 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2910 = t2909 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_64 = t2910 + beside_6;
                        const u32 t2912 = pixel_64 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2913 = t1737 + t2912;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2914 = pixel_64 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2915 = 5u ^ t2914;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2916 = t2915 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_64 = t2913 + t2916;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2918 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2919 = t2918 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2920 = place_64 + t2919;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2921;
                        asm("mov.b32 %0, %1;" : "=f"(t2921) : "r"(word_100));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2920), "f"(t2921) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2922 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_101 = t2922 ? m_95 : m_87;
                        const u32 t2924 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2925 = t2924 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2926 = t2925 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2927 = t2926 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_65 = t2927 + beside_6;
                        const u32 t2929 = pixel_65 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2930 = t1737 + t2929;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2931 = pixel_65 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2932 = 4u ^ t2931;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2933 = t2932 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_65 = t2930 + t2933;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2935 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2936 = t2935 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2937 = place_65 + t2936;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2938;
                        asm("mov.b32 %0, %1;" : "=f"(t2938) : "r"(word_101));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2937), "f"(t2938) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2939 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_102 = t2939 ? m_96 : m_88;
                        const u32 t2941 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2942 = t2941 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2943 = t2942 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2944 = t2943 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_66 = t2944 + beside_6;
                        const u32 t2946 = pixel_66 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2947 = t1737 + t2946;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2948 = pixel_66 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2949 = 5u ^ t2948;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2950 = t2949 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_66 = t2947 + t2950;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2952 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2953 = t2952 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2954 = place_66 + t2953;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2955;
                        asm("mov.b32 %0, %1;" : "=f"(t2955) : "r"(word_102));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2954), "f"(t2955) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2956;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2956) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2957 = t2956 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2957) {
                    const u32 t2958 = t10 + 48u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2958) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2959 = t10 + 24u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2960 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2959), "r"(t2960) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2961 = t1227 + 3u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_13 = t2961 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2963 = t9 + 30720u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2964 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2965 = t2964 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2966 = t2965 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2967 = t2966 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2968 = 0u ^ t2967;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2969 = t2965 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2970 = t2968 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_37 = t2969 + t2970;
                const u32 t2972 = t2963 + from_37;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_97;
                u32 m_98;
                u32 m_99;
                u32 m_100;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2972) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2973 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2974 = t2973 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2975 = t2974 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2976 = t2975 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2977 = 1u ^ t2976;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2978 = t2974 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2979 = t2977 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_38 = t2978 + t2979;
                const u32 t2981 = t2963 + from_38;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_101;
                u32 m_102;
                u32 m_103;
                u32 m_104;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2981) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2982 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2983 = t2982 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2984 = t2983 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2985 = t2984 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2986 = 2u ^ t2985;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2987 = t2983 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2988 = t2986 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_39 = t2987 + t2988;
                const u32 t2990 = t2963 + from_39;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_105;
                u32 m_106;
                u32 m_107;
                u32 m_108;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2990) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2991 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2992 = t2991 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2993 = t2992 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2994 = t2993 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2995 = 3u ^ t2994;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2996 = t2992 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2997 = t2995 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_40 = t2996 + t2997;
                const u32 t2999 = t2963 + from_40;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_109;
                u32 m_110;
                u32 m_111;
                u32 m_112;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t2999) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_14 = first_13 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3001 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3002 = first_14 + t3001;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3003 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3004 = t3003 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3005 = t3004 + 6u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3006 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3007 = t3006 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3008 = t3002 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3009 = t3008 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_67 = t3009 + t3007;
                const u32 t3011 = pixel_67 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3012 = t1737 + t3011;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3013 = pixel_67 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3014 = t3005 ^ t3013;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3015 = t3014 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_67 = t3012 + t3015;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_67), "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3017 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3018 = t3017 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3019 = t3002 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3020 = t3019 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3021 = t3020 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_68 = t3021 + t3018;
                const u32 t3023 = pixel_68 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3024 = t1737 + t3023;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3025 = pixel_68 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3026 = t3005 ^ t3025;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3027 = t3026 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_68 = t3024 + t3027;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_68), "r"(m_105), "r"(m_106), "r"(m_107), "r"(m_108) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_69 = lane >> 2u;
                const bool t3030 = pixel_69 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3031 = pixel_69 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3032 = t3030 | t3031;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3032) {
                    const bool t3033 = pixel_69 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_7 = t3033 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3035 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_103 = t3035 ? m_105 : m_97;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3037 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3038 = t3037 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_70 = t3038 + beside_7;
                    const u32 t3040 = pixel_70 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3041 = t1737 + t3040;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3042 = pixel_70 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3043 = 6u ^ t3042;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3044 = t3043 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_69 = t3041 + t3044;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3046 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3047 = t3046 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3048 = place_69 + t3047;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3049;
                    asm("mov.b32 %0, %1;" : "=f"(t3049) : "r"(word_103));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3048), "f"(t3049) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3050 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_104 = t3050 ? m_106 : m_98;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3052 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3053 = t3052 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_71 = t3053 + beside_7;
                    const u32 t3055 = pixel_71 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3056 = t1737 + t3055;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3057 = pixel_71 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3058 = 7u ^ t3057;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3059 = t3058 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_70 = t3056 + t3059;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3061 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3062 = t3061 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3063 = place_70 + t3062;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3064;
                    asm("mov.b32 %0, %1;" : "=f"(t3064) : "r"(word_104));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3063), "f"(t3064) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3065 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_105 = t3065 ? m_107 : m_99;
                    const u32 t3067 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3068 = t3067 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3069 = t3068 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_72 = t3069 + beside_7;
                    const u32 t3071 = pixel_72 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3072 = t1737 + t3071;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3073 = pixel_72 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3074 = 6u ^ t3073;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3075 = t3074 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_71 = t3072 + t3075;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3077 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3078 = t3077 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3079 = place_71 + t3078;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3080;
                    asm("mov.b32 %0, %1;" : "=f"(t3080) : "r"(word_105));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3079), "f"(t3080) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3081 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_106 = t3081 ? m_108 : m_100;
                    const u32 t3083 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3084 = t3083 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3085 = t3084 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_73 = t3085 + beside_7;
                    const u32 t3087 = pixel_73 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3088 = t1737 + t3087;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3089 = pixel_73 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3090 = 7u ^ t3089;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3091 = t3090 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_72 = t3088 + t3091;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3093 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3094 = t3093 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3095 = place_72 + t3094;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3096;
                    asm("mov.b32 %0, %1;" : "=f"(t3096) : "r"(word_106));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3095), "f"(t3096) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3097 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_107 = t3097 ? m_109 : m_101;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3099 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3100 = t3099 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3101 = t3100 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_74 = t3101 + beside_7;
                    const u32 t3103 = pixel_74 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3104 = t1737 + t3103;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3105 = pixel_74 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3106 = 6u ^ t3105;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3107 = t3106 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_73 = t3104 + t3107;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3109 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3110 = t3109 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3111 = place_73 + t3110;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3112;
                    asm("mov.b32 %0, %1;" : "=f"(t3112) : "r"(word_107));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3111), "f"(t3112) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3113 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_108 = t3113 ? m_110 : m_102;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3115 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3116 = t3115 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3117 = t3116 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_75 = t3117 + beside_7;
                    const u32 t3119 = pixel_75 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3120 = t1737 + t3119;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3121 = pixel_75 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3122 = 7u ^ t3121;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3123 = t3122 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_74 = t3120 + t3123;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3125 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3126 = t3125 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3127 = place_74 + t3126;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3128;
                    asm("mov.b32 %0, %1;" : "=f"(t3128) : "r"(word_108));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3127), "f"(t3128) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3129 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_109 = t3129 ? m_111 : m_103;
                    const u32 t3131 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3132 = t3131 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3133 = t3132 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3134 = t3133 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_76 = t3134 + beside_7;
                    const u32 t3136 = pixel_76 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3137 = t1737 + t3136;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3138 = pixel_76 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3139 = 6u ^ t3138;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3140 = t3139 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_75 = t3137 + t3140;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3142 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3143 = t3142 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3144 = place_75 + t3143;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3145;
                    asm("mov.b32 %0, %1;" : "=f"(t3145) : "r"(word_109));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3144), "f"(t3145) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3146 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_110 = t3146 ? m_112 : m_104;
                    const u32 t3148 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3149 = t3148 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3150 = t3149 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3151 = t3150 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_77 = t3151 + beside_7;
                    const u32 t3153 = pixel_77 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3154 = t1737 + t3153;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3155 = pixel_77 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3156 = 7u ^ t3155;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3157 = t3156 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_76 = t3154 + t3157;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3159 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3160 = t3159 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3161 = place_76 + t3160;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3162;
                    asm("mov.b32 %0, %1;" : "=f"(t3162) : "r"(word_110));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3161), "f"(t3162) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_4 = first_13 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3164 = unit_4 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3164) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3165 = t9 + 30720u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3166 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3167 = t3166 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3168 = t3167 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3169 = t3168 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3170 = 0u ^ t3169;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3171 = t3167 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3172 = t3170 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_41 = t3171 + t3172;
                    const u32 t3174 = t3165 + from_41;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_113;
                    u32 m_114;
                    u32 m_115;
                    u32 m_116;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t3174) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3175 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3176 = t3175 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3177 = t3176 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3178 = t3177 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3179 = 1u ^ t3178;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3180 = t3176 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3181 = t3179 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_42 = t3180 + t3181;
                    const u32 t3183 = t3165 + from_42;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_117;
                    u32 m_118;
                    u32 m_119;
                    u32 m_120;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t3183) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3184 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3185 = t3184 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3186 = t3185 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3187 = t3186 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3188 = 2u ^ t3187;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3189 = t3185 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3190 = t3188 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_43 = t3189 + t3190;
                    const u32 t3192 = t3165 + from_43;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_121;
                    u32 m_122;
                    u32 m_123;
                    u32 m_124;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t3192) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3193 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3194 = t3193 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3195 = t3194 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3196 = t3195 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3197 = 3u ^ t3196;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3198 = t3194 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3199 = t3197 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_44 = t3198 + t3199;
                    const u32 t3201 = t3165 + from_44;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_125;
                    u32 m_126;
                    u32 m_127;
                    u32 m_128;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t3201) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_15 = unit_4 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3203 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3204 = first_15 + t3203;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3205 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3206 = t3205 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3207 = t3206 + 6u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3208 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3209 = t3208 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3210 = t3204 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3211 = t3210 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_78 = t3211 + t3209;
                    const u32 t3213 = pixel_78 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3214 = t1737 + t3213;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3215 = pixel_78 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3216 = t3207 ^ t3215;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3217 = t3216 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_77 = t3214 + t3217;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_77), "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3219 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3220 = t3219 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3221 = t3204 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3222 = t3221 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3223 = t3222 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_79 = t3223 + t3220;
                    const u32 t3225 = pixel_79 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3226 = t1737 + t3225;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3227 = pixel_79 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3228 = t3207 ^ t3227;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3229 = t3228 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_78 = t3226 + t3229;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_78), "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_80 = lane >> 2u;
                    const bool t3232 = pixel_80 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3233 = pixel_80 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3234 = t3232 | t3233;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t3234) {
                        const bool t3235 = pixel_80 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_8 = t3235 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3237 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_111 = t3237 ? m_121 : m_113;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3239 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3240 = t3239 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_81 = t3240 + beside_8;
                        const u32 t3242 = pixel_81 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3243 = t1737 + t3242;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3244 = pixel_81 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3245 = 6u ^ t3244;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3246 = t3245 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_79 = t3243 + t3246;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3248 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3249 = t3248 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3250 = place_79 + t3249;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3251;
                        asm("mov.b32 %0, %1;" : "=f"(t3251) : "r"(word_111));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3250), "f"(t3251) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3252 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_112 = t3252 ? m_122 : m_114;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3254 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3255 = t3254 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_82 = t3255 + beside_8;
                        const u32 t3257 = pixel_82 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3258 = t1737 + t3257;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3259 = pixel_82 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3260 = 7u ^ t3259;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3261 = t3260 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_80 = t3258 + t3261;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3263 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3264 = t3263 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3265 = place_80 + t3264;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3266;
                        asm("mov.b32 %0, %1;" : "=f"(t3266) : "r"(word_112));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3265), "f"(t3266) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3267 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_113 = t3267 ? m_123 : m_115;
                        const u32 t3269 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3270 = t3269 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3271 = t3270 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_83 = t3271 + beside_8;
                        const u32 t3273 = pixel_83 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3274 = t1737 + t3273;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3275 = pixel_83 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3276 = 6u ^ t3275;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3277 = t3276 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_81 = t3274 + t3277;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3279 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3280 = t3279 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3281 = place_81 + t3280;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3282;
                        asm("mov.b32 %0, %1;" : "=f"(t3282) : "r"(word_113));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3281), "f"(t3282) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3283 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_114 = t3283 ? m_124 : m_116;
                        const u32 t3285 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3286 = t3285 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3287 = t3286 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_84 = t3287 + beside_8;
                        const u32 t3289 = pixel_84 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3290 = t1737 + t3289;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3291 = pixel_84 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3292 = 7u ^ t3291;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3293 = t3292 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_82 = t3290 + t3293;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3295 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3296 = t3295 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3297 = place_82 + t3296;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3298;
                        asm("mov.b32 %0, %1;" : "=f"(t3298) : "r"(word_114));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3297), "f"(t3298) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3299 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_115 = t3299 ? m_125 : m_117;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3301 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3302 = t3301 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3303 = t3302 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_85 = t3303 + beside_8;
                        const u32 t3305 = pixel_85 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3306 = t1737 + t3305;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3307 = pixel_85 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3308 = 6u ^ t3307;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3309 = t3308 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_83 = t3306 + t3309;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3311 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3312 = t3311 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3313 = place_83 + t3312;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3314;
                        asm("mov.b32 %0, %1;" : "=f"(t3314) : "r"(word_115));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3313), "f"(t3314) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3315 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_116 = t3315 ? m_126 : m_118;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3317 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3318 = t3317 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3319 = t3318 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_86 = t3319 + beside_8;
                        const u32 t3321 = pixel_86 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3322 = t1737 + t3321;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3323 = pixel_86 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3324 = 7u ^ t3323;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3325 = t3324 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_84 = t3322 + t3325;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3327 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3328 = t3327 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3329 = place_84 + t3328;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3330;
                        asm("mov.b32 %0, %1;" : "=f"(t3330) : "r"(word_116));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3329), "f"(t3330) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3331 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_117 = t3331 ? m_127 : m_119;
                        const u32 t3333 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3334 = t3333 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3335 = t3334 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3336 = t3335 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_87 = t3336 + beside_8;
                        const u32 t3338 = pixel_87 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3339 = t1737 + t3338;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3340 = pixel_87 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3341 = 6u ^ t3340;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3342 = t3341 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_85 = t3339 + t3342;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3344 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3345 = t3344 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3346 = place_85 + t3345;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3347;
                        asm("mov.b32 %0, %1;" : "=f"(t3347) : "r"(word_117));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3346), "f"(t3347) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3348 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_118 = t3348 ? m_128 : m_120;
                        const u32 t3350 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3351 = t3350 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3352 = t3351 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3353 = t3352 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_88 = t3353 + beside_8;
                        const u32 t3355 = pixel_88 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3356 = t1737 + t3355;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3357 = pixel_88 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3358 = 7u ^ t3357;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3359 = t3358 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_86 = t3356 + t3359;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3361 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3362 = t3361 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3363 = place_86 + t3362;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3364;
                        asm("mov.b32 %0, %1;" : "=f"(t3364) : "r"(word_118));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3363), "f"(t3364) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3365;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3365) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3366 = t3365 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3366) {
                    const u32 t3367 = t10 + 56u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3367) : "memory");
                }
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3368 = i_6 + 1u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3369 = t3368 < rounds;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                if (t3369) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t3370 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t3371 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t3370 ? 0u : t3371;
                    const u32 t3373 = next + 8u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3373) : "memory");
                }
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3374 = index + 4u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3374) : "memory");
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
                const bool t3375 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t3375) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t3376 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3376) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3378 = slot_3 * 25600u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3379 = smem_1 + t3378;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3380 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3381 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3382 = t3380 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3383 = (u64)t3382;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3384 = t3383 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3385 = t3381 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3386 = (u64)t3385;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3387 = t3386 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3388 = t3380 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3389 = (u64)t3388;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3390 = t3389 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3391 = t3381 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3392 = (u64)t3391;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3393 = t3392 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3394 = t3380 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3395 = (u64)t3394;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3396 = t3395 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3397 = t3381 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3398 = (u64)t3397;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3399 = t3398 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3400 = t3380 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3401 = (u64)t3400;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3402 = t3401 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3403 = t3381 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3404 = (u64)t3403;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3405 = t3404 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3384), "l"(t3387), "l"(t3390), "l"(t3393), "l"(t3396), "l"(t3399), "l"(t3402), "l"(t3405) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3406 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3407 = t3406 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3408 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3409 = t3408 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3410 = t3407 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3411 = (u64)t3410;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3412 = t3411 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3413 = t3409 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3414 = (u64)t3413;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3415 = t3414 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3416 = t3407 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3417 = (u64)t3416;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3418 = t3417 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3419 = t3409 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3420 = (u64)t3419;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3421 = t3420 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3422 = t3407 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3423 = (u64)t3422;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3424 = t3423 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3425 = t3409 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3426 = (u64)t3425;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3427 = t3426 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3428 = t3407 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3429 = (u64)t3428;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3430 = t3429 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3431 = t3409 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3432 = (u64)t3431;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3433 = t3432 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3412), "l"(t3415), "l"(t3418), "l"(t3421), "l"(t3424), "l"(t3427), "l"(t3430), "l"(t3433) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3434 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3435 = t3434 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3436 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3437 = t3436 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3438 = t3435 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3439 = (u64)t3438;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3440 = t3439 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3441 = t3437 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3442 = (u64)t3441;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3443 = t3442 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3444 = t3435 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3445 = (u64)t3444;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3446 = t3445 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3447 = t3437 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3448 = (u64)t3447;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3449 = t3448 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3450 = t3435 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3451 = (u64)t3450;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3452 = t3451 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3453 = t3437 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3454 = (u64)t3453;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3455 = t3454 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3456 = t3435 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3457 = (u64)t3456;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3458 = t3457 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3459 = t3437 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3460 = (u64)t3459;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3461 = t3460 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3440), "l"(t3443), "l"(t3446), "l"(t3449), "l"(t3452), "l"(t3455), "l"(t3458), "l"(t3461) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3462 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3463 = t3462 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3464 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3465 = t3464 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3466 = t3463 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3467 = (u64)t3466;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3468 = t3467 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3469 = t3465 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3470 = (u64)t3469;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3471 = t3470 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3472 = t3463 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3473 = (u64)t3472;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3474 = t3473 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3475 = t3465 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3476 = (u64)t3475;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3477 = t3476 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3478 = t3463 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3479 = (u64)t3478;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3480 = t3479 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3481 = t3465 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3482 = (u64)t3481;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3483 = t3482 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3484 = t3463 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3485 = (u64)t3484;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3486 = t3485 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3487 = t3465 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3488 = (u64)t3487;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3489 = t3488 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3468), "l"(t3471), "l"(t3474), "l"(t3477), "l"(t3480), "l"(t3483), "l"(t3486), "l"(t3489) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3490 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3491 = t3490 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3492 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3493 = t3492 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3494 = t3491 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3495 = (u64)t3494;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3496 = t3495 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3497 = t3493 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3498 = (u64)t3497;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3499 = t3498 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3500 = t3491 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3501 = (u64)t3500;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3502 = t3501 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3503 = t3493 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3504 = (u64)t3503;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3505 = t3504 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3506 = t3491 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3507 = (u64)t3506;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3508 = t3507 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3509 = t3493 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3510 = (u64)t3509;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3511 = t3510 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3512 = t3491 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3513 = (u64)t3512;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3514 = t3513 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3515 = t3493 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3516 = (u64)t3515;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3517 = t3516 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3496), "l"(t3499), "l"(t3502), "l"(t3505), "l"(t3508), "l"(t3511), "l"(t3514), "l"(t3517) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3518 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3519 = t3518 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3520 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3521 = t3520 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3522 = t3519 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3523 = (u64)t3522;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3524 = t3523 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3525 = t3521 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3526 = (u64)t3525;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3527 = t3526 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3528 = t3519 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3529 = (u64)t3528;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3530 = t3529 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3531 = t3521 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3532 = (u64)t3531;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3533 = t3532 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3534 = t3519 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3535 = (u64)t3534;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3536 = t3535 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3537 = t3521 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3538 = (u64)t3537;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3539 = t3538 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3540 = t3519 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3541 = (u64)t3540;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3542 = t3541 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3543 = t3521 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3544 = (u64)t3543;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3545 = t3544 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3524), "l"(t3527), "l"(t3530), "l"(t3533), "l"(t3536), "l"(t3539), "l"(t3542), "l"(t3545) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3546 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3547 = t3546 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3548 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3549 = t3548 + 320u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3550 = t3547 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3551 = (u64)t3550;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3552 = t3551 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3553 = t3549 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3554 = (u64)t3553;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3555 = t3554 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3556 = t3547 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3557 = (u64)t3556;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3558 = t3557 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3559 = t3549 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3560 = (u64)t3559;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3561 = t3560 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3562 = t3547 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3563 = (u64)t3562;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3564 = t3563 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3565 = t3549 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3566 = (u64)t3565;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3567 = t3566 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3568 = t3547 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3569 = (u64)t3568;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3570 = t3569 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3571 = t3549 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3572 = (u64)t3571;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3573 = t3572 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3552), "l"(t3555), "l"(t3558), "l"(t3561), "l"(t3564), "l"(t3567), "l"(t3570), "l"(t3573) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3574 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3575 = t3574 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3576 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3577 = t3576 + 328u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3578 = t3575 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3579 = (u64)t3578;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3580 = t3579 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3581 = t3577 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3582 = (u64)t3581;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3583 = t3582 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3584 = t3575 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3585 = (u64)t3584;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3586 = t3585 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3587 = t3577 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3588 = (u64)t3587;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3589 = t3588 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3590 = t3575 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3591 = (u64)t3590;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3592 = t3591 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3593 = t3577 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3594 = (u64)t3593;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3595 = t3594 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3596 = t3575 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3597 = (u64)t3596;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3598 = t3597 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3599 = t3577 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3600 = (u64)t3599;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3601 = t3600 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3580), "l"(t3583), "l"(t3586), "l"(t3589), "l"(t3592), "l"(t3595), "l"(t3598), "l"(t3601) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3602 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3603 = t3602 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3604 = t3379 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3605 = t3604 + 336u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3606 = t3603 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3607 = (u64)t3606;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3608 = t3607 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3609 = t3605 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3610 = (u64)t3609;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3611 = t3610 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3612 = t3603 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3613 = (u64)t3612;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3614 = t3613 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3615 = t3605 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3616 = (u64)t3615;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3617 = t3616 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3618 = t3603 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3619 = (u64)t3618;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3620 = t3619 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3621 = t3605 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3622 = (u64)t3621;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3623 = t3622 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3624 = t3603 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3625 = (u64)t3624;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3626 = t3625 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3627 = t3605 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3628 = (u64)t3627;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3629 = t3628 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3608), "l"(t3611), "l"(t3614), "l"(t3617), "l"(t3620), "l"(t3623), "l"(t3626), "l"(t3629) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3630 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3631 = t3630 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t3631) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t3632 = index == 2u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t3633 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next_2 = t3632 ? 0u : t3633;
                    const u32 t3635 = next_2 + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3635) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t3636;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3636) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3637 = t3636 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t3637) {
                    const u32 t3638 = slot_3 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3639 = barriers + t3638;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3639) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3640 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3641 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3642) : "f"(t3640), "f"(t3641));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3643 = t3642 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3644;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3644) : "r"(t3642));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3645;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3645) : "h"(t3644));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3646;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3646) : "r"(t3643));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3647;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3647) : "h"(t3646));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t3645;
                acc_2 = t3647;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3648 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3649 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3650) : "f"(t3648), "f"(t3649));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3651 = t3650 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3652;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3652) : "r"(t3650));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3653;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3653) : "h"(t3652));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3654;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3654) : "r"(t3651));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3655;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3655) : "h"(t3654));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t3653;
                acc_4 = t3655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3656 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3657 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3658;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3658) : "f"(t3656), "f"(t3657));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3659 = t3658 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3660;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3660) : "r"(t3658));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3661;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3661) : "h"(t3660));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3662;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3662) : "r"(t3659));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3663;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3663) : "h"(t3662));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t3661;
                acc_6 = t3663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3664 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3665 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3666;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3666) : "f"(t3664), "f"(t3665));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3667 = t3666 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3668;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3668) : "r"(t3666));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3669;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3669) : "h"(t3668));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3670;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3670) : "r"(t3667));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3671;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3671) : "h"(t3670));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t3669;
                acc_8 = t3671;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3672 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3673 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3674;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3674) : "f"(t3672), "f"(t3673));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3675 = t3674 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3676;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3676) : "r"(t3674));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3677;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3677) : "h"(t3676));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3678;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3678) : "r"(t3675));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3679;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3679) : "h"(t3678));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t3677;
                acc_10 = t3679;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3680 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3681 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3682;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3682) : "f"(t3680), "f"(t3681));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3683 = t3682 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3684;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3684) : "r"(t3682));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3685;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3685) : "h"(t3684));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3686;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3686) : "r"(t3683));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3687;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3687) : "h"(t3686));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t3685;
                acc_12 = t3687;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3688 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3689 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3690;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3690) : "f"(t3688), "f"(t3689));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3691 = t3690 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3692;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3692) : "r"(t3690));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3693;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3693) : "h"(t3692));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3694;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3694) : "r"(t3691));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3695;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3695) : "h"(t3694));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t3693;
                acc_14 = t3695;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3696 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3697 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3698;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3698) : "f"(t3696), "f"(t3697));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3699 = t3698 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3700;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3700) : "r"(t3698));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3701;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3701) : "h"(t3700));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3702;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3702) : "r"(t3699));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3703;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3703) : "h"(t3702));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t3701;
                acc_16 = t3703;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3704 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3705 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3706;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3706) : "f"(t3704), "f"(t3705));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3707 = t3706 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3708;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3708) : "r"(t3706));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3709;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3709) : "h"(t3708));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3710;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3710) : "r"(t3707));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3711;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3711) : "h"(t3710));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t3709;
                acc_18 = t3711;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3712 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3713 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3714;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3714) : "f"(t3712), "f"(t3713));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3715 = t3714 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3716;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3716) : "r"(t3714));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3717;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3717) : "h"(t3716));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3718;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3718) : "r"(t3715));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3719;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3719) : "h"(t3718));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t3717;
                acc_20 = t3719;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3720 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3721 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3722;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3722) : "f"(t3720), "f"(t3721));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3723 = t3722 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3724;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3724) : "r"(t3722));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3725;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3725) : "h"(t3724));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3726;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3726) : "r"(t3723));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3727;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3727) : "h"(t3726));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t3725;
                acc_22 = t3727;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3728 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3729 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3730;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3730) : "f"(t3728), "f"(t3729));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3731 = t3730 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3732;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3732) : "r"(t3730));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3733;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3733) : "h"(t3732));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3734;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3734) : "r"(t3731));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3735;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3735) : "h"(t3734));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t3733;
                acc_24 = t3735;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3736 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3737 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3738;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3738) : "f"(t3736), "f"(t3737));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3739 = t3738 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3740;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3740) : "r"(t3738));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3741;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3741) : "h"(t3740));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3742;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3742) : "r"(t3739));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3743;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3743) : "h"(t3742));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t3741;
                acc_26 = t3743;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3744 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3745 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3746;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3746) : "f"(t3744), "f"(t3745));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3747 = t3746 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3748;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3748) : "r"(t3746));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3749;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3749) : "h"(t3748));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3750;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3750) : "r"(t3747));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3751;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3751) : "h"(t3750));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t3749;
                acc_28 = t3751;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3752 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3753 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3754;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3754) : "f"(t3752), "f"(t3753));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3755 = t3754 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3756;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3756) : "r"(t3754));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3757;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3757) : "h"(t3756));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3758;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3758) : "r"(t3755));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3759;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3759) : "h"(t3758));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t3757;
                acc_30 = t3759;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3760 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3761 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3762;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3762) : "f"(t3760), "f"(t3761));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3763 = t3762 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3764;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3764) : "r"(t3762));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3765;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3765) : "h"(t3764));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3766;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3766) : "r"(t3763));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3767;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3767) : "h"(t3766));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t3765;
                acc_32 = t3767;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3768 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3769 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3770) : "f"(t3768), "f"(t3769));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3771 = t3770 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3772;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3772) : "r"(t3770));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3773;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3773) : "h"(t3772));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3774;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3774) : "r"(t3771));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3775;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3775) : "h"(t3774));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t3773;
                acc_34 = t3775;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3776 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3777 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3778) : "f"(t3776), "f"(t3777));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3779 = t3778 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3780;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3780) : "r"(t3778));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3781;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3781) : "h"(t3780));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3782;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3782) : "r"(t3779));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3783;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3783) : "h"(t3782));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t3781;
                acc_36 = t3783;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3784 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3785 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3786;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3786) : "f"(t3784), "f"(t3785));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3787 = t3786 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3788;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3788) : "r"(t3786));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3789;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3789) : "h"(t3788));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3790;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3790) : "r"(t3787));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3791;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3791) : "h"(t3790));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t3789;
                acc_38 = t3791;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3792 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3793 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3794;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3794) : "f"(t3792), "f"(t3793));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3795 = t3794 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3796;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3796) : "r"(t3794));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3797;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3797) : "h"(t3796));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3798;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3798) : "r"(t3795));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3799;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3799) : "h"(t3798));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t3797;
                acc_40 = t3799;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3800 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3801 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3802;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3802) : "f"(t3800), "f"(t3801));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3803 = t3802 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3804;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3804) : "r"(t3802));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3805;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3805) : "h"(t3804));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3806;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3806) : "r"(t3803));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3807;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3807) : "h"(t3806));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t3805;
                acc_42 = t3807;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3808 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3809 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3810;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3810) : "f"(t3808), "f"(t3809));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3811 = t3810 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3812;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3812) : "r"(t3810));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3813;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3813) : "h"(t3812));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3814;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3814) : "r"(t3811));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3815;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3815) : "h"(t3814));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t3813;
                acc_44 = t3815;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3816 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3817 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3818;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3818) : "f"(t3816), "f"(t3817));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3819 = t3818 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3820;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3820) : "r"(t3818));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3821;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3821) : "h"(t3820));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3822;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3822) : "r"(t3819));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3823;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3823) : "h"(t3822));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t3821;
                acc_46 = t3823;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3824 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3825 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3826;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3826) : "f"(t3824), "f"(t3825));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3827 = t3826 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3828;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3828) : "r"(t3826));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3829;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3829) : "h"(t3828));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3830;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3830) : "r"(t3827));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3831;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3831) : "h"(t3830));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t3829;
                acc_48 = t3831;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3832 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3833 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3834;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3834) : "f"(t3832), "f"(t3833));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3835 = t3834 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3836;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3836) : "r"(t3834));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3837;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3837) : "h"(t3836));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3838;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3838) : "r"(t3835));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3839;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3839) : "h"(t3838));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t3837;
                acc_50 = t3839;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3840 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3841 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3842;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(t3840), "f"(t3841));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3843 = t3842 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3844;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3844) : "r"(t3842));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3845;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3845) : "h"(t3844));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3846;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3846) : "r"(t3843));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3847;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3847) : "h"(t3846));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t3845;
                acc_52 = t3847;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3848 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3849 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3850;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3850) : "f"(t3848), "f"(t3849));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3851 = t3850 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3852;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3852) : "r"(t3850));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3853;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3853) : "h"(t3852));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3854;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3854) : "r"(t3851));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3855;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3855) : "h"(t3854));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t3853;
                acc_54 = t3855;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3856 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3857 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3858;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3858) : "f"(t3856), "f"(t3857));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3859 = t3858 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3860;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3860) : "r"(t3858));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3861;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3861) : "h"(t3860));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3862;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3862) : "r"(t3859));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3863;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3863) : "h"(t3862));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t3861;
                acc_56 = t3863;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3864 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3865 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3866;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3866) : "f"(t3864), "f"(t3865));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3867 = t3866 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3868;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3868) : "r"(t3866));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3869;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3869) : "h"(t3868));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3870;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3870) : "r"(t3867));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3871;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3871) : "h"(t3870));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t3869;
                acc_58 = t3871;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3872 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3873 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3874;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3874) : "f"(t3872), "f"(t3873));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3875 = t3874 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3876;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3876) : "r"(t3874));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3877;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3877) : "h"(t3876));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3878;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3878) : "r"(t3875));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3879;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3879) : "h"(t3878));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t3877;
                acc_60 = t3879;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3880 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3881 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3882;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3882) : "f"(t3880), "f"(t3881));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3883 = t3882 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3884;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3884) : "r"(t3882));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3885;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3885) : "h"(t3884));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3886;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3886) : "r"(t3883));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3887;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3887) : "h"(t3886));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t3885;
                acc_62 = t3887;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3888 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3889 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3890;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3890) : "f"(t3888), "f"(t3889));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3891 = t3890 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3892;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3892) : "r"(t3890));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3893;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3893) : "h"(t3892));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3894;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3894) : "r"(t3891));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3895;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3895) : "h"(t3894));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t3893;
                acc_64 = t3895;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3896 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3897 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3898 = i_6 * t3897;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t3896 + t3898;
                const u32 t3900 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3901;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3901) : "r"(t3900), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t3901 >> tiles_shift;
                const u32 t3903 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t3903;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3905 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3906;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3906) : "r"(t3905), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3907 = t3906 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t3907 << 3u;
                const u32 t3909 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3910;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3910) : "r"(t3909), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3911 = t3910 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3912 = t3911 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3913 = at_19 - t3912;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t3913 << 4u;
                const bool t3915 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3916 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t3915 ? t3916 : 0u;
                const u32 t3918 = left_18 < 8u ? left_18 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3919 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3920 = t3919 < 16u ? t3919 : 16u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1227 << 4u;
                const u32 part_7 = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part_7 << 3u;
                const bool t3924 = before < t3918;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t3925 = t3918 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t3924 ? t3925 : 0u;
                const u32 rows = left_19 < 8u ? left_19 : 8u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t3920;
                const bool t3929 = pixels == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels;
                f32 t3931;
                asm("max.f32 %0, %1, %2;" : "=f"(t3931) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t3931));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3933 = t1227 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3934 = t3933 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3935 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_16 = t3934 + t3935;
                const u32 t3937 = first_16 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t3929) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3938 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3939 = 0.0f + t3938;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3940 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3941 = t3939 + t3940;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3942 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3943 = t3941 + t3942;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3944 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3945 = t3943 + t3944;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3946 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3947 = t3945 + t3946;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3948 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3949 = t3947 + t3948;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3950 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3951 = t3949 + t3950;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3952 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t3951 + t3952;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3954 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3955 = 0.0f + t3954;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3956 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3957 = t3955 + t3956;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3958 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3959 = t3957 + t3958;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3960 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3961 = t3959 + t3960;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3962 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3963 = t3961 + t3962;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3964 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3965 = t3963 + t3964;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3966 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3967 = t3965 + t3966;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3968 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t3967 + t3968;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3970 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3971 = 0.0f + t3970;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3972 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3973 = t3971 + t3972;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3974 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3975 = t3973 + t3974;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3976 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3977 = t3975 + t3976;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3978 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3979 = t3977 + t3978;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3980 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3981 = t3979 + t3980;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3982 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3983 = t3981 + t3982;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3984 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t3983 + t3984;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3986 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3987 = 0.0f + t3986;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3988 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3989 = t3987 + t3988;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3990 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3991 = t3989 + t3990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3992 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3993 = t3991 + t3992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3994 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3995 = t3993 + t3994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3996 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3997 = t3995 + t3996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3998 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3999 = t3997 + t3998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4000 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t3999 + t4000;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4002 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4003 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4004 = t4002 + t4003;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t4004;
                } else {
                    const u32 t4005 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_17 = t4005 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_17 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4008 = first_17 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t4008 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4010 = first_17 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = t4010 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4012 = first_17 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t4012 < t3920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4014 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t4014 & columns;
                    const f32 t4016 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4017 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4018 = t4016 + t4017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4019 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4020 = exists_7 ? t4018 : t4019;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4020;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4021 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t4021 & columns_2;
                    const f32 t4023 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4024 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4025 = t4023 + t4024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4026 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4027 = exists_8 ? t4025 : t4026;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4027;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4028 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t4028 & columns_3;
                    const f32 t4030 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4031 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4032 = t4030 + t4031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4033 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4034 = exists_9 ? t4032 : t4033;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4034;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4035 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t4035 & columns_4;
                    const f32 t4037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4038 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4039 = t4037 + t4038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4040 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4041 = exists_10 ? t4039 : t4040;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4041;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4042 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t4042 & columns;
                    const f32 t4044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4045 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4046 = t4044 + t4045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4047 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4048 = exists_11 ? t4046 : t4047;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4048;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4049 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t4049 & columns_2;
                    const f32 t4051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4052 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4053 = t4051 + t4052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4054 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4055 = exists_12 ? t4053 : t4054;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4055;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4056 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t4056 & columns_3;
                    const f32 t4058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4059 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4060 = t4058 + t4059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4061 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4062 = exists_13 ? t4060 : t4061;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4063 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t4063 & columns_4;
                    const f32 t4065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4066 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4067 = t4065 + t4066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4068 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4069 = exists_14 ? t4067 : t4068;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4069;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4070 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t4070 & columns;
                    const f32 t4072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4073 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4074 = t4072 + t4073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4075 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4076 = exists_15 ? t4074 : t4075;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4076;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4077 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t4077 & columns_2;
                    const f32 t4079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4080 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4081 = t4079 + t4080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4082 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4083 = exists_16 ? t4081 : t4082;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4083;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4084 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t4084 & columns_3;
                    const f32 t4086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4087 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4088 = t4086 + t4087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4089 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4090 = exists_17 ? t4088 : t4089;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4090;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4091 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t4091 & columns_4;
                    const f32 t4093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4094 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4095 = t4093 + t4094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4096 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4097 = exists_18 ? t4095 : t4096;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4097;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4098 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t4098 & columns;
                    const f32 t4100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4101 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4102 = t4100 + t4101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4103 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4104 = exists_19 ? t4102 : t4103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4104;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4105 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t4105 & columns_2;
                    const f32 t4107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4108 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4109 = t4107 + t4108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4110 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4111 = exists_20 ? t4109 : t4110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4111;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4112 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t4112 & columns_3;
                    const f32 t4114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4115 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4116 = t4114 + t4115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4117 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4118 = exists_21 ? t4116 : t4117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4119 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t4119 & columns_4;
                    const f32 t4121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4122 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4123 = t4121 + t4122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4124 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4125 = exists_22 ? t4123 : t4124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4125;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4126 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t4126 & columns;
                    const f32 t4128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4129 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4130 = t4128 + t4129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4131 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4132 = exists_23 ? t4130 : t4131;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4132;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4133 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t4133 & columns_2;
                    const f32 t4135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4136 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4137 = t4135 + t4136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4138 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4139 = exists_24 ? t4137 : t4138;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4139;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4140 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t4140 & columns_3;
                    const f32 t4142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4143 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4144 = t4142 + t4143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4145 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4146 = exists_25 ? t4144 : t4145;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4146;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4147 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t4147 & columns_4;
                    const f32 t4149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4150 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4151 = t4149 + t4150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4152 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4153 = exists_26 ? t4151 : t4152;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4153;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4154 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t4154 & columns;
                    const f32 t4156 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4157 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4158 = t4156 + t4157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4159 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4160 = exists_27 ? t4158 : t4159;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4160;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4161 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t4161 & columns_2;
                    const f32 t4163 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4164 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4165 = t4163 + t4164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4166 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4167 = exists_28 ? t4165 : t4166;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4167;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4168 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t4168 & columns_3;
                    const f32 t4170 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4171 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4172 = t4170 + t4171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4173 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4174 = exists_29 ? t4172 : t4173;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4175 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t4175 & columns_4;
                    const f32 t4177 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4178 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4179 = t4177 + t4178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4180 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4181 = exists_30 ? t4179 : t4180;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4181;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4182 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t4182 & columns;
                    const f32 t4184 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4185 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4186 = t4184 + t4185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4187 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4188 = exists_31 ? t4186 : t4187;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4188;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4189 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t4189 & columns_2;
                    const f32 t4191 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4192 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4193 = t4191 + t4192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4194 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4195 = exists_32 ? t4193 : t4194;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4195;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4196 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t4196 & columns_3;
                    const f32 t4198 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4199 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4200 = t4198 + t4199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4201 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4202 = exists_33 ? t4200 : t4201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4202;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4203 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t4203 & columns_4;
                    const f32 t4205 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4206 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4207 = t4205 + t4206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4208 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4209 = exists_34 ? t4207 : t4208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4209;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4210 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t4210 & columns;
                    const f32 t4212 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4213 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4214 = t4212 + t4213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4215 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4216 = exists_35 ? t4214 : t4215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4216;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4217 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t4217 & columns_2;
                    const f32 t4219 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4220 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4221 = t4219 + t4220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4222 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4223 = exists_36 ? t4221 : t4222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4223;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4224 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t4224 & columns_3;
                    const f32 t4226 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4227 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4228 = t4226 + t4227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4229 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4230 = exists_37 ? t4228 : t4229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4231 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t4231 & columns_4;
                    const f32 t4233 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4234 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4235 = t4233 + t4234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4236 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4237 = exists_38 ? t4235 : t4236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4237;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4238 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4239;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4239) : "f"(t4238));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4240 = t4238 + t4239;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4241;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4241) : "f"(t4240));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4242 = t4240 + t4241;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t4242 * share_4;
                const f32 t4244 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t4244), "f"(count_7), "f"(t4242));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t3929) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4247 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t4247 - mean_7;
                    f32 t4249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4249) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4250 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t4250 - mean_7;
                    f32 t4252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(distance_4), "f"(distance_4), "f"(t4249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4253 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t4253 - mean_7;
                    f32 t4255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(distance_5), "f"(distance_5), "f"(t4252));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4256 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t4256 - mean_7;
                    f32 t4258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(distance_6), "f"(distance_6), "f"(t4255));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4259 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t4259 - mean_7;
                    f32 t4261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4261) : "f"(distance_7), "f"(distance_7), "f"(t4258));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4262 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t4262 - mean_7;
                    f32 t4264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(distance_8), "f"(distance_8), "f"(t4261));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4265 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t4265 - mean_7;
                    f32 t4267;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4267) : "f"(distance_9), "f"(distance_9), "f"(t4264));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4268 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t4268 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t4267));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4271 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t4271 - mean_7;
                    f32 t4273;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4273) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4274 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t4274 - mean_7;
                    f32 t4276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(distance_12), "f"(distance_12), "f"(t4273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4277 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t4277 - mean_7;
                    f32 t4279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4279) : "f"(distance_13), "f"(distance_13), "f"(t4276));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4280 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t4280 - mean_7;
                    f32 t4282;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(distance_14), "f"(distance_14), "f"(t4279));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4283 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t4283 - mean_7;
                    f32 t4285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4285) : "f"(distance_15), "f"(distance_15), "f"(t4282));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4286 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t4286 - mean_7;
                    f32 t4288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4288) : "f"(distance_16), "f"(distance_16), "f"(t4285));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4289 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t4289 - mean_7;
                    f32 t4291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4291) : "f"(distance_17), "f"(distance_17), "f"(t4288));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4292 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t4292 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t4291));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4295 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t4295 - mean_7;
                    f32 t4297;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4297) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4298 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t4298 - mean_7;
                    f32 t4300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(distance_20), "f"(distance_20), "f"(t4297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4301 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t4301 - mean_7;
                    f32 t4303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4303) : "f"(distance_21), "f"(distance_21), "f"(t4300));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4304 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t4304 - mean_7;
                    f32 t4306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(distance_22), "f"(distance_22), "f"(t4303));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4307 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t4307 - mean_7;
                    f32 t4309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4309) : "f"(distance_23), "f"(distance_23), "f"(t4306));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4310 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t4310 - mean_7;
                    f32 t4312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(distance_24), "f"(distance_24), "f"(t4309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4313 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t4313 - mean_7;
                    f32 t4315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4315) : "f"(distance_25), "f"(distance_25), "f"(t4312));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4316 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t4316 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t4315));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4319 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t4319 - mean_7;
                    f32 t4321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4321) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4322 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t4322 - mean_7;
                    f32 t4324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(distance_28), "f"(distance_28), "f"(t4321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4325 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t4325 - mean_7;
                    f32 t4327;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4327) : "f"(distance_29), "f"(distance_29), "f"(t4324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4328 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t4328 - mean_7;
                    f32 t4330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4330) : "f"(distance_30), "f"(distance_30), "f"(t4327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4331 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t4331 - mean_7;
                    f32 t4333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4333) : "f"(distance_31), "f"(distance_31), "f"(t4330));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4334 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t4334 - mean_7;
                    f32 t4336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(distance_32), "f"(distance_32), "f"(t4333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4337 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t4337 - mean_7;
                    f32 t4339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(distance_33), "f"(distance_33), "f"(t4336));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4340 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t4340 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t4339));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4343 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4344 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4345 = t4343 + t4344;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4345;
                } else {
                    const u32 t4346 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_18 = t4346 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_18 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4349 = first_18 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t4349 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4351 = first_18 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = t4351 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4353 = first_18 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t4353 < t3920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4355 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t4355 & columns_5;
                    const f32 t4357 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4358 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t4358 - mean_7;
                    f32 t4360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4360) : "f"(distance_35), "f"(distance_35), "f"(t4357));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4361 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4362 = exists_39 ? t4360 : t4361;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4363 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t4363 & columns_6;
                    const f32 t4365 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4366 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t4366 - mean_7;
                    f32 t4368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4368) : "f"(distance_36), "f"(distance_36), "f"(t4365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4369 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4370 = exists_40 ? t4368 : t4369;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4370;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4371 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t4371 & columns_7;
                    const f32 t4373 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4374 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t4374 - mean_7;
                    f32 t4376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(distance_37), "f"(distance_37), "f"(t4373));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4377 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4378 = exists_41 ? t4376 : t4377;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4378;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4379 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t4379 & columns_8;
                    const f32 t4381 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4382 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t4382 - mean_7;
                    f32 t4384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(distance_38), "f"(distance_38), "f"(t4381));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4385 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4386 = exists_42 ? t4384 : t4385;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4387 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t4387 & columns_5;
                    const f32 t4389 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4390 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t4390 - mean_7;
                    f32 t4392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4392) : "f"(distance_39), "f"(distance_39), "f"(t4389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4393 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4394 = exists_43 ? t4392 : t4393;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4394;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4395 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t4395 & columns_6;
                    const f32 t4397 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4398 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t4398 - mean_7;
                    f32 t4400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(distance_40), "f"(distance_40), "f"(t4397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4401 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4402 = exists_44 ? t4400 : t4401;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4402;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4403 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t4403 & columns_7;
                    const f32 t4405 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4406 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t4406 - mean_7;
                    f32 t4408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(distance_41), "f"(distance_41), "f"(t4405));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4409 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4410 = exists_45 ? t4408 : t4409;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4410;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4411 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t4411 & columns_8;
                    const f32 t4413 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4414 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t4414 - mean_7;
                    f32 t4416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(distance_42), "f"(distance_42), "f"(t4413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4417 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4418 = exists_46 ? t4416 : t4417;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4419 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t4419 & columns_5;
                    const f32 t4421 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4422 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t4422 - mean_7;
                    f32 t4424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4424) : "f"(distance_43), "f"(distance_43), "f"(t4421));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4425 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4426 = exists_47 ? t4424 : t4425;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4426;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4427 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t4427 & columns_6;
                    const f32 t4429 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4430 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t4430 - mean_7;
                    f32 t4432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4432) : "f"(distance_44), "f"(distance_44), "f"(t4429));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4433 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4434 = exists_48 ? t4432 : t4433;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4434;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4435 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t4435 & columns_7;
                    const f32 t4437 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4438 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t4438 - mean_7;
                    f32 t4440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4440) : "f"(distance_45), "f"(distance_45), "f"(t4437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4441 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4442 = exists_49 ? t4440 : t4441;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4443 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t4443 & columns_8;
                    const f32 t4445 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4446 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t4446 - mean_7;
                    f32 t4448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4448) : "f"(distance_46), "f"(distance_46), "f"(t4445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4449 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4450 = exists_50 ? t4448 : t4449;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4450;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4451 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t4451 & columns_5;
                    const f32 t4453 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4454 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t4454 - mean_7;
                    f32 t4456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4456) : "f"(distance_47), "f"(distance_47), "f"(t4453));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4457 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4458 = exists_51 ? t4456 : t4457;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4458;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4459 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t4459 & columns_6;
                    const f32 t4461 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4462 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t4462 - mean_7;
                    f32 t4464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4464) : "f"(distance_48), "f"(distance_48), "f"(t4461));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4465 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4466 = exists_52 ? t4464 : t4465;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4466;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4467 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t4467 & columns_7;
                    const f32 t4469 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4470 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t4470 - mean_7;
                    f32 t4472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4472) : "f"(distance_49), "f"(distance_49), "f"(t4469));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4473 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4474 = exists_53 ? t4472 : t4473;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4474;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4475 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t4475 & columns_8;
                    const f32 t4477 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4478 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t4478 - mean_7;
                    f32 t4480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4480) : "f"(distance_50), "f"(distance_50), "f"(t4477));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4481 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4482 = exists_54 ? t4480 : t4481;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4482;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4483 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t4483 & columns_5;
                    const f32 t4485 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4486 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t4486 - mean_7;
                    f32 t4488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4488) : "f"(distance_51), "f"(distance_51), "f"(t4485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4489 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4490 = exists_55 ? t4488 : t4489;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4490;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4491 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t4491 & columns_6;
                    const f32 t4493 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4494 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t4494 - mean_7;
                    f32 t4496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(distance_52), "f"(distance_52), "f"(t4493));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4497 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4498 = exists_56 ? t4496 : t4497;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4498;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4499 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t4499 & columns_7;
                    const f32 t4501 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4502 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t4502 - mean_7;
                    f32 t4504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4504) : "f"(distance_53), "f"(distance_53), "f"(t4501));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4505 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4506 = exists_57 ? t4504 : t4505;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4506;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4507 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t4507 & columns_8;
                    const f32 t4509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4510 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t4510 - mean_7;
                    f32 t4512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4512) : "f"(distance_54), "f"(distance_54), "f"(t4509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4514 = exists_58 ? t4512 : t4513;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4514;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4515 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t4515 & columns_5;
                    const f32 t4517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4518 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t4518 - mean_7;
                    f32 t4520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4520) : "f"(distance_55), "f"(distance_55), "f"(t4517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4522 = exists_59 ? t4520 : t4521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4523 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t4523 & columns_6;
                    const f32 t4525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4526 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t4526 - mean_7;
                    f32 t4528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4528) : "f"(distance_56), "f"(distance_56), "f"(t4525));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4530 = exists_60 ? t4528 : t4529;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4530;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4531 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t4531 & columns_7;
                    const f32 t4533 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4534 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t4534 - mean_7;
                    f32 t4536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4536) : "f"(distance_57), "f"(distance_57), "f"(t4533));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4537 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4538 = exists_61 ? t4536 : t4537;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4538;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4539 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t4539 & columns_8;
                    const f32 t4541 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4542 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t4542 - mean_7;
                    f32 t4544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4544) : "f"(distance_58), "f"(distance_58), "f"(t4541));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4545 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4546 = exists_62 ? t4544 : t4545;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4546;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4547 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t4547 & columns_5;
                    const f32 t4549 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4550 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t4550 - mean_7;
                    f32 t4552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4552) : "f"(distance_59), "f"(distance_59), "f"(t4549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4553 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4554 = exists_63 ? t4552 : t4553;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4554;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4555 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t4555 & columns_6;
                    const f32 t4557 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4558 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t4558 - mean_7;
                    f32 t4560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4560) : "f"(distance_60), "f"(distance_60), "f"(t4557));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4561 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4562 = exists_64 ? t4560 : t4561;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4562;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4563 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t4563 & columns_7;
                    const f32 t4565 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4566 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t4566 - mean_7;
                    f32 t4568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4568) : "f"(distance_61), "f"(distance_61), "f"(t4565));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4569 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4570 = exists_65 ? t4568 : t4569;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4570;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4571 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t4571 & columns_8;
                    const f32 t4573 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4574 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t4574 - mean_7;
                    f32 t4576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4576) : "f"(distance_62), "f"(distance_62), "f"(t4573));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4577 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4578 = exists_66 ? t4576 : t4577;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4578;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4579 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t4579 & columns_5;
                    const f32 t4581 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4582 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t4582 - mean_7;
                    f32 t4584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4584) : "f"(distance_63), "f"(distance_63), "f"(t4581));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4585 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4586 = exists_67 ? t4584 : t4585;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4586;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4587 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t4587 & columns_6;
                    const f32 t4589 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4590 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t4590 - mean_7;
                    f32 t4592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4592) : "f"(distance_64), "f"(distance_64), "f"(t4589));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4593 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4594 = exists_68 ? t4592 : t4593;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4594;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4595 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t4595 & columns_7;
                    const f32 t4597 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4598 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t4598 - mean_7;
                    f32 t4600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4600) : "f"(distance_65), "f"(distance_65), "f"(t4597));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4601 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4602 = exists_69 ? t4600 : t4601;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4603 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t4603 & columns_8;
                    const f32 t4605 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4606 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t4606 - mean_7;
                    f32 t4608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4608) : "f"(distance_66), "f"(distance_66), "f"(t4605));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4609 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4610 = exists_70 ? t4608 : t4609;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4610;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4611 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4612;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4612) : "f"(t4611));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4613 = t4611 + t4612;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4614;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4614) : "f"(t4613));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t4613 + t4614;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4616 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4617 = t4616 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t4617) {
                    const u32 part_8 = at_19 + part_7;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4619 = first_16 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4620 = t4619 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4621 = t4620 + part_8;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t4621 + 1056u;
                    const u32 t4623 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4624 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4625 = t4624 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4626 = t4625 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4627 = counters + t4626;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4628 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4629 = t4628 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4630 = t4629 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4631 = t4627 + t4630;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4632 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4633 = t4632 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4634 = t4633 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4635 = counters + t4634;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4636 = (u64)t4623;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4637 = t4636 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4638 = t4637 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4639 = t4635 + t4638;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t4641 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t4642 = t4641 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4631), "r"(t4642) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t4644 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t4645 = t4644 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4639), "r"(t4645) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t3929) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4646 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4647 = 0.0f + t4646;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4648 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4649 = t4647 + t4648;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4650 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4651 = t4649 + t4650;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4652 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4653 = t4651 + t4652;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4654 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4655 = t4653 + t4654;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4656 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4657 = t4655 + t4656;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4658 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4659 = t4657 + t4658;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4660 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t4659 + t4660;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4662 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4663 = 0.0f + t4662;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4664 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4665 = t4663 + t4664;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4666 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4667 = t4665 + t4666;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4668 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4669 = t4667 + t4668;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4670 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4671 = t4669 + t4670;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4672 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4673 = t4671 + t4672;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4674 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4675 = t4673 + t4674;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4676 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t4675 + t4676;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4678 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4679 = 0.0f + t4678;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4680 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4681 = t4679 + t4680;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4682 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4683 = t4681 + t4682;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4684 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4685 = t4683 + t4684;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4686 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4687 = t4685 + t4686;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4688 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4689 = t4687 + t4688;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4690 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4691 = t4689 + t4690;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4692 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t4691 + t4692;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4694 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4695 = 0.0f + t4694;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4696 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4697 = t4695 + t4696;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4698 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4699 = t4697 + t4698;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4700 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4701 = t4699 + t4700;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4702 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4703 = t4701 + t4702;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4704 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4705 = t4703 + t4704;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4706 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4707 = t4705 + t4706;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4708 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t4707 + t4708;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4710 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4711 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4712 = t4710 + t4711;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4712;
                } else {
                    const u32 t4713 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_19 = t4713 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_9 = first_19 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4716 = first_19 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_10 = t4716 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4718 = first_19 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_11 = t4718 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4720 = first_19 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_12 = t4720 < t3920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4722 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t4722 & columns_9;
                    const f32 t4724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4725 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4726 = t4724 + t4725;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4727 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4728 = exists_71 ? t4726 : t4727;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4728;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4729 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t4729 & columns_10;
                    const f32 t4731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4732 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4733 = t4731 + t4732;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4734 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4735 = exists_72 ? t4733 : t4734;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4735;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4736 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t4736 & columns_11;
                    const f32 t4738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4739 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4740 = t4738 + t4739;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4741 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4742 = exists_73 ? t4740 : t4741;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4742;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4743 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t4743 & columns_12;
                    const f32 t4745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4746 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4747 = t4745 + t4746;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4748 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4749 = exists_74 ? t4747 : t4748;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4749;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4750 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t4750 & columns_9;
                    const f32 t4752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4753 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4754 = t4752 + t4753;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4755 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4756 = exists_75 ? t4754 : t4755;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4756;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4757 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t4757 & columns_10;
                    const f32 t4759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4760 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4761 = t4759 + t4760;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4762 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4763 = exists_76 ? t4761 : t4762;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4763;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4764 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t4764 & columns_11;
                    const f32 t4766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4767 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4768 = t4766 + t4767;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4769 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4770 = exists_77 ? t4768 : t4769;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4771 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t4771 & columns_12;
                    const f32 t4773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4774 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4775 = t4773 + t4774;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4776 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4777 = exists_78 ? t4775 : t4776;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4777;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4778 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t4778 & columns_9;
                    const f32 t4780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4781 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4782 = t4780 + t4781;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4783 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4784 = exists_79 ? t4782 : t4783;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4784;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4785 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t4785 & columns_10;
                    const f32 t4787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4788 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4789 = t4787 + t4788;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4790 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4791 = exists_80 ? t4789 : t4790;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4791;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4792 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t4792 & columns_11;
                    const f32 t4794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4795 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4796 = t4794 + t4795;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4797 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4798 = exists_81 ? t4796 : t4797;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4798;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4799 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t4799 & columns_12;
                    const f32 t4801 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4802 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4803 = t4801 + t4802;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4804 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4805 = exists_82 ? t4803 : t4804;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4805;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4806 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t4806 & columns_9;
                    const f32 t4808 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4809 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4810 = t4808 + t4809;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4811 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4812 = exists_83 ? t4810 : t4811;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4812;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4813 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t4813 & columns_10;
                    const f32 t4815 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4816 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4817 = t4815 + t4816;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4818 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4819 = exists_84 ? t4817 : t4818;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4819;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4820 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t4820 & columns_11;
                    const f32 t4822 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4823 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4824 = t4822 + t4823;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4825 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4826 = exists_85 ? t4824 : t4825;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4827 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t4827 & columns_12;
                    const f32 t4829 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4830 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4831 = t4829 + t4830;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4832 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4833 = exists_86 ? t4831 : t4832;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4833;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4834 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t4834 & columns_9;
                    const f32 t4836 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4837 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4838 = t4836 + t4837;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4839 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4840 = exists_87 ? t4838 : t4839;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4840;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4841 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t4841 & columns_10;
                    const f32 t4843 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4844 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4845 = t4843 + t4844;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4846 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4847 = exists_88 ? t4845 : t4846;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4847;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4848 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t4848 & columns_11;
                    const f32 t4850 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4851 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4852 = t4850 + t4851;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4853 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4854 = exists_89 ? t4852 : t4853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4854;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4855 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t4855 & columns_12;
                    const f32 t4857 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4858 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4859 = t4857 + t4858;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4860 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4861 = exists_90 ? t4859 : t4860;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4861;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4862 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t4862 & columns_9;
                    const f32 t4864 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4865 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4866 = t4864 + t4865;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4867 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4868 = exists_91 ? t4866 : t4867;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4868;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4869 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t4869 & columns_10;
                    const f32 t4871 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4872 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4873 = t4871 + t4872;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4874 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4875 = exists_92 ? t4873 : t4874;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4875;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4876 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t4876 & columns_11;
                    const f32 t4878 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4879 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4880 = t4878 + t4879;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4881 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4882 = exists_93 ? t4880 : t4881;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4882;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4883 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t4883 & columns_12;
                    const f32 t4885 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4886 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4887 = t4885 + t4886;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4888 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4889 = exists_94 ? t4887 : t4888;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4889;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4890 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t4890 & columns_9;
                    const f32 t4892 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4893 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4894 = t4892 + t4893;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4895 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4896 = exists_95 ? t4894 : t4895;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4896;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4897 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t4897 & columns_10;
                    const f32 t4899 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4900 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4901 = t4899 + t4900;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4902 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4903 = exists_96 ? t4901 : t4902;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4903;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4904 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t4904 & columns_11;
                    const f32 t4906 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4907 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4908 = t4906 + t4907;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4909 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4910 = exists_97 ? t4908 : t4909;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4911 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t4911 & columns_12;
                    const f32 t4913 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4914 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4915 = t4913 + t4914;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4916 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4917 = exists_98 ? t4915 : t4916;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4917;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4918 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t4918 & columns_9;
                    const f32 t4920 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4921 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4922 = t4920 + t4921;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4923 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4924 = exists_99 ? t4922 : t4923;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4924;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4925 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t4925 & columns_10;
                    const f32 t4927 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4928 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4929 = t4927 + t4928;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4930 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4931 = exists_100 ? t4929 : t4930;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4931;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4932 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t4932 & columns_11;
                    const f32 t4934 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4935 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4936 = t4934 + t4935;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4937 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4938 = exists_101 ? t4936 : t4937;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4938;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4939 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t4939 & columns_12;
                    const f32 t4941 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4942 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4943 = t4941 + t4942;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4944 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4945 = exists_102 ? t4943 : t4944;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4945;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4946 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4947;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4947) : "f"(t4946));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4948 = t4946 + t4947;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4949;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4949) : "f"(t4948));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4950 = t4948 + t4949;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t4950 * share_4;
                const f32 t4952 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t4952), "f"(count_7), "f"(t4950));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t3929) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4955 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t4955 - mean_8;
                    f32 t4957;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4957) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4958 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t4958 - mean_8;
                    f32 t4960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4960) : "f"(distance_68), "f"(distance_68), "f"(t4957));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4961 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t4961 - mean_8;
                    f32 t4963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4963) : "f"(distance_69), "f"(distance_69), "f"(t4960));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4964 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t4964 - mean_8;
                    f32 t4966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4966) : "f"(distance_70), "f"(distance_70), "f"(t4963));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4967 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t4967 - mean_8;
                    f32 t4969;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4969) : "f"(distance_71), "f"(distance_71), "f"(t4966));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4970 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t4970 - mean_8;
                    f32 t4972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4972) : "f"(distance_72), "f"(distance_72), "f"(t4969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4973 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t4973 - mean_8;
                    f32 t4975;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4975) : "f"(distance_73), "f"(distance_73), "f"(t4972));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4976 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t4976 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t4975));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4979 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t4979 - mean_8;
                    f32 t4981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4981) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4982 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t4982 - mean_8;
                    f32 t4984;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4984) : "f"(distance_76), "f"(distance_76), "f"(t4981));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4985 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t4985 - mean_8;
                    f32 t4987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4987) : "f"(distance_77), "f"(distance_77), "f"(t4984));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4988 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t4988 - mean_8;
                    f32 t4990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4990) : "f"(distance_78), "f"(distance_78), "f"(t4987));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4991 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t4991 - mean_8;
                    f32 t4993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4993) : "f"(distance_79), "f"(distance_79), "f"(t4990));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4994 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t4994 - mean_8;
                    f32 t4996;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4996) : "f"(distance_80), "f"(distance_80), "f"(t4993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4997 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t4997 - mean_8;
                    f32 t4999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4999) : "f"(distance_81), "f"(distance_81), "f"(t4996));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5000 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t5000 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t4999));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5003 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t5003 - mean_8;
                    f32 t5005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5005) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5006 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t5006 - mean_8;
                    f32 t5008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5008) : "f"(distance_84), "f"(distance_84), "f"(t5005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5009 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t5009 - mean_8;
                    f32 t5011;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5011) : "f"(distance_85), "f"(distance_85), "f"(t5008));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5012 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t5012 - mean_8;
                    f32 t5014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5014) : "f"(distance_86), "f"(distance_86), "f"(t5011));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5015 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t5015 - mean_8;
                    f32 t5017;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5017) : "f"(distance_87), "f"(distance_87), "f"(t5014));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5018 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t5018 - mean_8;
                    f32 t5020;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5020) : "f"(distance_88), "f"(distance_88), "f"(t5017));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5021 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t5021 - mean_8;
                    f32 t5023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5023) : "f"(distance_89), "f"(distance_89), "f"(t5020));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5024 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t5024 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t5023));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5027 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t5027 - mean_8;
                    f32 t5029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5029) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5030 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t5030 - mean_8;
                    f32 t5032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5032) : "f"(distance_92), "f"(distance_92), "f"(t5029));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5033 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t5033 - mean_8;
                    f32 t5035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5035) : "f"(distance_93), "f"(distance_93), "f"(t5032));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5036 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t5036 - mean_8;
                    f32 t5038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5038) : "f"(distance_94), "f"(distance_94), "f"(t5035));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5039 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t5039 - mean_8;
                    f32 t5041;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5041) : "f"(distance_95), "f"(distance_95), "f"(t5038));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5042 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t5042 - mean_8;
                    f32 t5044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5044) : "f"(distance_96), "f"(distance_96), "f"(t5041));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5045 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t5045 - mean_8;
                    f32 t5047;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5047) : "f"(distance_97), "f"(distance_97), "f"(t5044));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5048 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t5048 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t5047));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5051 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5052 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5053 = t5051 + t5052;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5053;
                } else {
                    const u32 t5054 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_20 = t5054 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_13 = first_20 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5057 = first_20 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_14 = t5057 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5059 = first_20 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_15 = t5059 < t3920;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5061 = first_20 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_16 = t5061 < t3920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5063 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t5063 & columns_13;
                    const f32 t5065 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5066 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t5066 - mean_8;
                    f32 t5068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5068) : "f"(distance_99), "f"(distance_99), "f"(t5065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5069 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5070 = exists_103 ? t5068 : t5069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5071 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t5071 & columns_14;
                    const f32 t5073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5074 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t5074 - mean_8;
                    f32 t5076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5076) : "f"(distance_100), "f"(distance_100), "f"(t5073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5078 = exists_104 ? t5076 : t5077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5079 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t5079 & columns_15;
                    const f32 t5081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5082 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t5082 - mean_8;
                    f32 t5084;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5084) : "f"(distance_101), "f"(distance_101), "f"(t5081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5086 = exists_105 ? t5084 : t5085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5087 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t5087 & columns_16;
                    const f32 t5089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5090 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t5090 - mean_8;
                    f32 t5092;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5092) : "f"(distance_102), "f"(distance_102), "f"(t5089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5094 = exists_106 ? t5092 : t5093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5095 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t5095 & columns_13;
                    const f32 t5097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5098 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t5098 - mean_8;
                    f32 t5100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5100) : "f"(distance_103), "f"(distance_103), "f"(t5097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5102 = exists_107 ? t5100 : t5101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5103 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t5103 & columns_14;
                    const f32 t5105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5106 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t5106 - mean_8;
                    f32 t5108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5108) : "f"(distance_104), "f"(distance_104), "f"(t5105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5110 = exists_108 ? t5108 : t5109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5111 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t5111 & columns_15;
                    const f32 t5113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5114 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t5114 - mean_8;
                    f32 t5116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5116) : "f"(distance_105), "f"(distance_105), "f"(t5113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5118 = exists_109 ? t5116 : t5117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5119 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t5119 & columns_16;
                    const f32 t5121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5122 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t5122 - mean_8;
                    f32 t5124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5124) : "f"(distance_106), "f"(distance_106), "f"(t5121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5126 = exists_110 ? t5124 : t5125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5127 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t5127 & columns_13;
                    const f32 t5129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5130 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t5130 - mean_8;
                    f32 t5132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5132) : "f"(distance_107), "f"(distance_107), "f"(t5129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5134 = exists_111 ? t5132 : t5133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5135 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t5135 & columns_14;
                    const f32 t5137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5138 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t5138 - mean_8;
                    f32 t5140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5140) : "f"(distance_108), "f"(distance_108), "f"(t5137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5142 = exists_112 ? t5140 : t5141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5143 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t5143 & columns_15;
                    const f32 t5145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5146 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t5146 - mean_8;
                    f32 t5148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5148) : "f"(distance_109), "f"(distance_109), "f"(t5145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5150 = exists_113 ? t5148 : t5149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5151 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t5151 & columns_16;
                    const f32 t5153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5154 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t5154 - mean_8;
                    f32 t5156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5156) : "f"(distance_110), "f"(distance_110), "f"(t5153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5158 = exists_114 ? t5156 : t5157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5159 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t5159 & columns_13;
                    const f32 t5161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5162 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t5162 - mean_8;
                    f32 t5164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5164) : "f"(distance_111), "f"(distance_111), "f"(t5161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5166 = exists_115 ? t5164 : t5165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5167 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t5167 & columns_14;
                    const f32 t5169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5170 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t5170 - mean_8;
                    f32 t5172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5172) : "f"(distance_112), "f"(distance_112), "f"(t5169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5174 = exists_116 ? t5172 : t5173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5175 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t5175 & columns_15;
                    const f32 t5177 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5178 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t5178 - mean_8;
                    f32 t5180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5180) : "f"(distance_113), "f"(distance_113), "f"(t5177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5181 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5182 = exists_117 ? t5180 : t5181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5183 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t5183 & columns_16;
                    const f32 t5185 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5186 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t5186 - mean_8;
                    f32 t5188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5188) : "f"(distance_114), "f"(distance_114), "f"(t5185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5189 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5190 = exists_118 ? t5188 : t5189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5191 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t5191 & columns_13;
                    const f32 t5193 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5194 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t5194 - mean_8;
                    f32 t5196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5196) : "f"(distance_115), "f"(distance_115), "f"(t5193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5197 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5198 = exists_119 ? t5196 : t5197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5199 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t5199 & columns_14;
                    const f32 t5201 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5202 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t5202 - mean_8;
                    f32 t5204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5204) : "f"(distance_116), "f"(distance_116), "f"(t5201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5205 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5206 = exists_120 ? t5204 : t5205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5207 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t5207 & columns_15;
                    const f32 t5209 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5210 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t5210 - mean_8;
                    f32 t5212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5212) : "f"(distance_117), "f"(distance_117), "f"(t5209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5213 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5214 = exists_121 ? t5212 : t5213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5215 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t5215 & columns_16;
                    const f32 t5217 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5218 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t5218 - mean_8;
                    f32 t5220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5220) : "f"(distance_118), "f"(distance_118), "f"(t5217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5221 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5222 = exists_122 ? t5220 : t5221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5223 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t5223 & columns_13;
                    const f32 t5225 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5226 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t5226 - mean_8;
                    f32 t5228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5228) : "f"(distance_119), "f"(distance_119), "f"(t5225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5229 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5230 = exists_123 ? t5228 : t5229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5231 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t5231 & columns_14;
                    const f32 t5233 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5234 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t5234 - mean_8;
                    f32 t5236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5236) : "f"(distance_120), "f"(distance_120), "f"(t5233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5237 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5238 = exists_124 ? t5236 : t5237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5239 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t5239 & columns_15;
                    const f32 t5241 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5242 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t5242 - mean_8;
                    f32 t5244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5244) : "f"(distance_121), "f"(distance_121), "f"(t5241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5245 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5246 = exists_125 ? t5244 : t5245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5247 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t5247 & columns_16;
                    const f32 t5249 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5250 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t5250 - mean_8;
                    f32 t5252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5252) : "f"(distance_122), "f"(distance_122), "f"(t5249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5253 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5254 = exists_126 ? t5252 : t5253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5255 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t5255 & columns_13;
                    const f32 t5257 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5258 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t5258 - mean_8;
                    f32 t5260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5260) : "f"(distance_123), "f"(distance_123), "f"(t5257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5261 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5262 = exists_127 ? t5260 : t5261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5263 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t5263 & columns_14;
                    const f32 t5265 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5266 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t5266 - mean_8;
                    f32 t5268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5268) : "f"(distance_124), "f"(distance_124), "f"(t5265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5269 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5270 = exists_128 ? t5268 : t5269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5271 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_129 = t5271 & columns_15;
                    const f32 t5273 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5274 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t5274 - mean_8;
                    f32 t5276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5276) : "f"(distance_125), "f"(distance_125), "f"(t5273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5277 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5278 = exists_129 ? t5276 : t5277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5279 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_130 = t5279 & columns_16;
                    const f32 t5281 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5282 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t5282 - mean_8;
                    f32 t5284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5284) : "f"(distance_126), "f"(distance_126), "f"(t5281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5285 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5286 = exists_130 ? t5284 : t5285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5287 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_131 = t5287 & columns_13;
                    const f32 t5289 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5290 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t5290 - mean_8;
                    f32 t5292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5292) : "f"(distance_127), "f"(distance_127), "f"(t5289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5293 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5294 = exists_131 ? t5292 : t5293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5295 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_132 = t5295 & columns_14;
                    const f32 t5297 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5298 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t5298 - mean_8;
                    f32 t5300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5300) : "f"(distance_128), "f"(distance_128), "f"(t5297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5301 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5302 = exists_132 ? t5300 : t5301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5303 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_133 = t5303 & columns_15;
                    const f32 t5305 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5306 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t5306 - mean_8;
                    f32 t5308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5308) : "f"(distance_129), "f"(distance_129), "f"(t5305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5309 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5310 = exists_133 ? t5308 : t5309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5311 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_134 = t5311 & columns_16;
                    const f32 t5313 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5314 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t5314 - mean_8;
                    f32 t5316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5316) : "f"(distance_130), "f"(distance_130), "f"(t5313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5317 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5318 = exists_134 ? t5316 : t5317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5318;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t5319 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t5320;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5320) : "f"(t5319));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t5321 = t5319 + t5320;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t5322;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5322) : "f"(t5321));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t5321 + t5322;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t5324 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t5325 = t5324 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t5325) {
                    const u32 part_9 = at_19 + part_7;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5327 = t3937 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5328 = t5327 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5329 = t5328 + part_9;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t5329 + 1056u;
                    const u32 t5331 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5332 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5333 = t5332 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5334 = t5333 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5335 = counters + t5334;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5336 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5337 = t5336 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5338 = t5337 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5339 = t5335 + t5338;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5340 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5341 = t5340 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5342 = t5341 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5343 = counters + t5342;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5344 = (u64)t5331;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5345 = t5344 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5346 = t5345 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5347 = t5343 + t5346;
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t5349 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t5350 = t5349 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5339), "r"(t5350) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                    const bool t5352 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                    const u32 t5353 = t5352 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5347), "r"(t5353) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t5354;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t5354) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t5355 = t5354 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t5355) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t5356 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5357 = t5356 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5358 = t5357 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5359 = t1226 + t5358;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t5359) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5360 = 3u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t5360) {
                const u32 t5361 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t5361 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5363 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5364 = t5363 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5365 = t5364 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5366 = t1226 + t5365;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5367 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5368 = t5367 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t5366), "r"(t5368) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5369 = t1227 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5370 = t5369 & 63u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5371 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5372 = t5371 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t5372;
                const u32 t5374 = t5370 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_7 = tile_2 + t5374;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5376 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5377 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5378 = t5361 * t5377;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t5376 + t5378;
                const u32 t5380 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t5381;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5381) : "r"(t5380), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t5381 >> tiles_shift;
                const u32 t5383 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5384 = number_4 - t5383;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t5385 = t5384 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t5386;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5386) : "r"(t5385), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t5387 = t5386 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t5387 << 3u;
                const u32 t5389 = t5384 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t5390;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5390) : "r"(t5389), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5391 = t5390 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5392 = t5391 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5393 = t5384 - t5392;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t5393 << 4u;
                const bool t5395 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t5396 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t5395 ? t5396 : 0u;
                const u32 t5398 = left_20 < 8u ? left_20 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t5399 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t5400 = t5399 < 16u ? t5399 : 16u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5401 = t1227 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_8 = t5401 & 63u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5403 = t1229 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5404 = lane & 7u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5405 = lane >> 3u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_row_2 = t1227 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5407 = first_row_2 >> 6u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_line = t5407 << 3u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < 4u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5409 = i_7 << 2u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 within = t5405 + t5409;
                    const u32 channel_9 = channel_8 + within;
                    const u32 t5412 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 at_22 = coefficients_7 + t5412;
                    f32 t5414;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t5414) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5415;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t5415) : "r"(at_22) : "memory");
                    const u32 t5416 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5417 = t5416 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5418 = t5404 ^ t5417;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5419 = t5416 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5420 = t5418 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5421 = t5419 + t5420;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_45 = t1229 + t5421;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from_45) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5423 = row >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5424;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5424) : "r"(row));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5425;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5425) : "h"(t5424));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5426;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5426) : "r"(t5423));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5427;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5427) : "h"(t5426));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5428 = t5425 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5429 = t5428 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5430;
                    asm("abs.f32 %0, %1;" : "=f"(t5430) : "f"(t5429));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5431;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5431) : "f"(t5430), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5432) : "f"(t5431), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5433;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5433) : "f"(t5431), "f"(t5432), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5434;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5434) : "f"(t5431), "f"(t5433), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5435) : "f"(t5431), "f"(t5434), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5436;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5436) : "f"(t5431), "f"(t5435), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5437) : "f"(t5431), "f"(t5436), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5438 = -t5431;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5439;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5439) : "f"(t5437));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5440;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5440) : "f"(t5429), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5441) : "f"(t5438), "f"(t5439), "f"(t5440));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5442 = t5427 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5443 = t5442 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5444;
                    asm("abs.f32 %0, %1;" : "=f"(t5444) : "f"(t5443));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5445;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5445) : "f"(t5444), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5446;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5446) : "f"(t5445), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5447;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5447) : "f"(t5445), "f"(t5446), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5448) : "f"(t5445), "f"(t5447), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5449) : "f"(t5445), "f"(t5448), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5450) : "f"(t5445), "f"(t5449), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5451) : "f"(t5445), "f"(t5450), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5452 = -t5445;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5453) : "f"(t5451));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5454;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5454) : "f"(t5443), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5455) : "f"(t5452), "f"(t5453), "f"(t5454));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t5441), "f"(t5455));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5457 = row_2 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5458;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5458) : "r"(row_2));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5459;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5459) : "h"(t5458));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5460;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5460) : "r"(t5457));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5461;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5461) : "h"(t5460));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5462 = t5459 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5463 = t5462 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5464;
                    asm("abs.f32 %0, %1;" : "=f"(t5464) : "f"(t5463));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5465;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5465) : "f"(t5464), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5466;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5466) : "f"(t5465), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5467) : "f"(t5465), "f"(t5466), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5468) : "f"(t5465), "f"(t5467), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5469;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5469) : "f"(t5465), "f"(t5468), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5470) : "f"(t5465), "f"(t5469), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5471) : "f"(t5465), "f"(t5470), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5472 = -t5465;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5473;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5473) : "f"(t5471));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5474;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5474) : "f"(t5463), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5475) : "f"(t5472), "f"(t5473), "f"(t5474));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5476 = t5461 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5477 = t5476 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5478;
                    asm("abs.f32 %0, %1;" : "=f"(t5478) : "f"(t5477));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5479;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5479) : "f"(t5478), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5480) : "f"(t5479), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5481;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5481) : "f"(t5479), "f"(t5480), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5482) : "f"(t5479), "f"(t5481), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5483) : "f"(t5479), "f"(t5482), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5484;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5484) : "f"(t5479), "f"(t5483), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5485) : "f"(t5479), "f"(t5484), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5486 = -t5479;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5487) : "f"(t5485));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5488;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5488) : "f"(t5477), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5489) : "f"(t5486), "f"(t5487), "f"(t5488));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t5475), "f"(t5489));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5491 = row_3 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5492;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5492) : "r"(row_3));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5493;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5493) : "h"(t5492));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5494;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5494) : "r"(t5491));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5495;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5495) : "h"(t5494));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5496 = t5493 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5497 = t5496 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5498;
                    asm("abs.f32 %0, %1;" : "=f"(t5498) : "f"(t5497));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5499;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5499) : "f"(t5498), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5500) : "f"(t5499), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5501;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5501) : "f"(t5499), "f"(t5500), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5502) : "f"(t5499), "f"(t5501), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5503) : "f"(t5499), "f"(t5502), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5504) : "f"(t5499), "f"(t5503), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5505) : "f"(t5499), "f"(t5504), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5506 = -t5499;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5507) : "f"(t5505));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5508;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5508) : "f"(t5497), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5509) : "f"(t5506), "f"(t5507), "f"(t5508));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5510 = t5495 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5511 = t5510 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5512;
                    asm("abs.f32 %0, %1;" : "=f"(t5512) : "f"(t5511));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5513;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5513) : "f"(t5512), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5514) : "f"(t5513), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5515) : "f"(t5513), "f"(t5514), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5516;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5516) : "f"(t5513), "f"(t5515), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5517) : "f"(t5513), "f"(t5516), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5518) : "f"(t5513), "f"(t5517), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5519) : "f"(t5513), "f"(t5518), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5520 = -t5513;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5521;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5521) : "f"(t5519));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5522;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5522) : "f"(t5511), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5523) : "f"(t5520), "f"(t5521), "f"(t5522));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t5509), "f"(t5523));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5525 = row_4 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5526;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5526) : "r"(row_4));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5527;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5527) : "h"(t5526));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5528;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5528) : "r"(t5525));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5529;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5529) : "h"(t5528));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5530 = t5527 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5531 = t5530 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5532;
                    asm("abs.f32 %0, %1;" : "=f"(t5532) : "f"(t5531));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5533;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5533) : "f"(t5532), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5534) : "f"(t5533), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5535) : "f"(t5533), "f"(t5534), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5536) : "f"(t5533), "f"(t5535), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5537) : "f"(t5533), "f"(t5536), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5538) : "f"(t5533), "f"(t5537), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5539) : "f"(t5533), "f"(t5538), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5540 = -t5533;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5541) : "f"(t5539));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5542;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5542) : "f"(t5531), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5543) : "f"(t5540), "f"(t5541), "f"(t5542));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5544 = t5529 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5545 = t5544 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5546;
                    asm("abs.f32 %0, %1;" : "=f"(t5546) : "f"(t5545));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5547;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5547) : "f"(t5546), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5548;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5548) : "f"(t5547), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5549;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5549) : "f"(t5547), "f"(t5548), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5550) : "f"(t5547), "f"(t5549), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5551) : "f"(t5547), "f"(t5550), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5552) : "f"(t5547), "f"(t5551), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5553) : "f"(t5547), "f"(t5552), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5554 = -t5547;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5555) : "f"(t5553));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5556;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5556) : "f"(t5545), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5557) : "f"(t5554), "f"(t5555), "f"(t5556));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t5543), "f"(t5557));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5559 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5560 = t5559 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5561 = t5404 ^ t5560;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5562 = t5559 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5563 = t5561 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5564 = t5562 + t5563;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_46 = t5403 + t5564;
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_46) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5566 = row_5 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5567;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5567) : "r"(row_5));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5568;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5568) : "h"(t5567));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5569;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5569) : "r"(t5566));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5570;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5570) : "h"(t5569));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5571 = t5568 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5572 = t5571 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5573;
                    asm("abs.f32 %0, %1;" : "=f"(t5573) : "f"(t5572));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5574;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5574) : "f"(t5573), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5575;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5575) : "f"(t5574), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5576) : "f"(t5574), "f"(t5575), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5577;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5577) : "f"(t5574), "f"(t5576), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5578;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5578) : "f"(t5574), "f"(t5577), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5579;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5579) : "f"(t5574), "f"(t5578), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5580;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5580) : "f"(t5574), "f"(t5579), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5581 = -t5574;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5582;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5582) : "f"(t5580));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5583;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5583) : "f"(t5572), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5584) : "f"(t5581), "f"(t5582), "f"(t5583));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5585 = t5570 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5586 = t5585 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5587;
                    asm("abs.f32 %0, %1;" : "=f"(t5587) : "f"(t5586));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5588;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5588) : "f"(t5587), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5589) : "f"(t5588), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5590;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5590) : "f"(t5588), "f"(t5589), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5591;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5591) : "f"(t5588), "f"(t5590), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5592) : "f"(t5588), "f"(t5591), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5593;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5593) : "f"(t5588), "f"(t5592), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5594;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5594) : "f"(t5588), "f"(t5593), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5595 = -t5588;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5596;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5596) : "f"(t5594));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5597;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5597) : "f"(t5586), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5598) : "f"(t5595), "f"(t5596), "f"(t5597));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t5584), "f"(t5598));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5600 = row_6 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5601;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5601) : "r"(row_6));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5602;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5602) : "h"(t5601));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5603;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5603) : "r"(t5600));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5604;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5604) : "h"(t5603));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5605 = t5602 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5606 = t5605 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5607;
                    asm("abs.f32 %0, %1;" : "=f"(t5607) : "f"(t5606));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5608;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5608) : "f"(t5607), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5609;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5609) : "f"(t5608), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5610;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5610) : "f"(t5608), "f"(t5609), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5611) : "f"(t5608), "f"(t5610), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5612;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5612) : "f"(t5608), "f"(t5611), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5613;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5613) : "f"(t5608), "f"(t5612), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5614) : "f"(t5608), "f"(t5613), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5615 = -t5608;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5616) : "f"(t5614));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5617;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5617) : "f"(t5606), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5618) : "f"(t5615), "f"(t5616), "f"(t5617));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5619 = t5604 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5620 = t5619 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5621;
                    asm("abs.f32 %0, %1;" : "=f"(t5621) : "f"(t5620));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5622;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5622) : "f"(t5621), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5623) : "f"(t5622), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5624) : "f"(t5622), "f"(t5623), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5625;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5625) : "f"(t5622), "f"(t5624), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5626;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5626) : "f"(t5622), "f"(t5625), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5627;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5627) : "f"(t5622), "f"(t5626), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5628) : "f"(t5622), "f"(t5627), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5629 = -t5622;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5630;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5630) : "f"(t5628));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5631;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5631) : "f"(t5620), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5632) : "f"(t5629), "f"(t5630), "f"(t5631));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t5618), "f"(t5632));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5634 = row_7 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5635;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5635) : "r"(row_7));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5636;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5636) : "h"(t5635));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5637;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5637) : "r"(t5634));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5638;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5638) : "h"(t5637));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5639 = t5636 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5640 = t5639 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5641;
                    asm("abs.f32 %0, %1;" : "=f"(t5641) : "f"(t5640));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5642;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5642) : "f"(t5641), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5643) : "f"(t5642), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5644;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5644) : "f"(t5642), "f"(t5643), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5645;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5645) : "f"(t5642), "f"(t5644), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5646) : "f"(t5642), "f"(t5645), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5647) : "f"(t5642), "f"(t5646), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5648) : "f"(t5642), "f"(t5647), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5649 = -t5642;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5650;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5650) : "f"(t5648));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5651;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5651) : "f"(t5640), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5652) : "f"(t5649), "f"(t5650), "f"(t5651));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5653 = t5638 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5654 = t5653 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5655;
                    asm("abs.f32 %0, %1;" : "=f"(t5655) : "f"(t5654));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5656;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5656) : "f"(t5655), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5657;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5657) : "f"(t5656), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5658;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5658) : "f"(t5656), "f"(t5657), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5659) : "f"(t5656), "f"(t5658), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5660) : "f"(t5656), "f"(t5659), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5661) : "f"(t5656), "f"(t5660), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5662) : "f"(t5656), "f"(t5661), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5663 = -t5656;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5664) : "f"(t5662));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5665;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5665) : "f"(t5654), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5666) : "f"(t5663), "f"(t5664), "f"(t5665));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t5652), "f"(t5666));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5668 = row_8 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5669;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5669) : "r"(row_8));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5670;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5670) : "h"(t5669));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5671;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5671) : "r"(t5668));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5672;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5672) : "h"(t5671));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5673 = t5670 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5674 = t5673 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5675;
                    asm("abs.f32 %0, %1;" : "=f"(t5675) : "f"(t5674));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5676;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5676) : "f"(t5675), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5677;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5677) : "f"(t5676), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5678) : "f"(t5676), "f"(t5677), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5679) : "f"(t5676), "f"(t5678), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5680) : "f"(t5676), "f"(t5679), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5681;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5681) : "f"(t5676), "f"(t5680), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5682) : "f"(t5676), "f"(t5681), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5683 = -t5676;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5684;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5684) : "f"(t5682));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5685;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5685) : "f"(t5674), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5686) : "f"(t5683), "f"(t5684), "f"(t5685));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5687 = t5672 - t5415;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5688 = t5687 * t5414;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5689;
                    asm("abs.f32 %0, %1;" : "=f"(t5689) : "f"(t5688));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5690;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5690) : "f"(t5689), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5691) : "f"(t5690), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5692;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5692) : "f"(t5690), "f"(t5691), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5693) : "f"(t5690), "f"(t5692), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5694) : "f"(t5690), "f"(t5693), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5695) : "f"(t5690), "f"(t5694), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5696;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5696) : "f"(t5690), "f"(t5695), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5697 = -t5690;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5698;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5698) : "f"(t5696));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5699;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5699) : "f"(t5688), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5700;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5700) : "f"(t5697), "f"(t5698), "f"(t5699));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t5686), "f"(t5700));
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5702 = t5404 >> 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5703 = t5404 & 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5704 = t5703 << 3u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line = first_line + t5702;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5706 = line < t5398;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5707 = t5704 < t5400;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5708 = t5706 & t5707;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t5708) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t5709 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5710 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5711 = t5710 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5712 = t5711 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5713 = y + t5712;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5714 = (u64)channel_9;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5715 = t5714 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5716 = t5715 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5717 = t5713 + t5716;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5718 = (u64)t5709;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5719 = t5718 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5720 = t5719 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5721 = t5717 + t5720;
                        const u32 t5722 = x_12 + t5704;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5723 = (u64)t5722 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5724 = t5721 + t5723;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5724), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                    }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5725 = t5404 + 8u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5726 = t5725 >> 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5727 = t5725 & 1u;
#line 133 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5728 = t5727 << 3u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line_2 = first_line + t5726;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5730 = line_2 < t5398;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5731 = t5728 < t5400;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5732 = t5730 & t5731;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t5732) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t5733 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5734 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5735 = t5734 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5736 = t5735 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5737 = y + t5736;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5738 = (u64)channel_9;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5739 = t5738 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5740 = t5739 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5741 = t5737 + t5740;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5742 = (u64)t5733;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5743 = t5742 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5744 = t5743 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5745 = t5741 + t5744;
                        const u32 t5746 = x_12 + t5728;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5747 = (u64)t5746 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5748 = t5745 + t5747;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5748), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5749 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t5749) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5750 = t1227 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5751 = t1229 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5752;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5752) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5753;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5753) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5754;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5754) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5755;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5755) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5756;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5756) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5757;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5757) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5758;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5758) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5759;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5759) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5760;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5760) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5761;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5761) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5762;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5762) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5763;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5763) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5764;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5764) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5765;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5765) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5766;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5766) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5767;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5767) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5768;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5768) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5769;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5769) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5770) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5771;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5771) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5772;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5772) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5773;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5773) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5774;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5774) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5775;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5775) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5776;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5776) : "f"(acc_49), "f"(acc_50));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5777;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5777) : "f"(acc_51), "f"(acc_52));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5778) : "f"(acc_53), "f"(acc_54));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5779;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5779) : "f"(acc_55), "f"(acc_56));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5780;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5780) : "f"(acc_57), "f"(acc_58));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5781;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5781) : "f"(acc_59), "f"(acc_60));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5782;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5782) : "f"(acc_61), "f"(acc_62));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5783;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5783) : "f"(acc_63), "f"(acc_64));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5784 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5785 = t5750 + t5784;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5786 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5787 = t5785 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5788 = t5786 ^ t5787;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5789 = t5785 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5790 = t5788 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5791 = t5789 + t5790;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5792 = t1229 + t5791;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5792), "r"(t5752), "r"(t5753), "r"(t5754), "r"(t5755) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5793 = t5791 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5794 = t1229 + t5793;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5794), "r"(t5756), "r"(t5757), "r"(t5758), "r"(t5759) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5795 = t5791 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5796 = t1229 + t5795;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5796), "r"(t5760), "r"(t5761), "r"(t5762), "r"(t5763) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5797 = t5791 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5798 = t1229 + t5797;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5798), "r"(t5764), "r"(t5765), "r"(t5766), "r"(t5767) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5799 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5800 = t5750 + t5799;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5801 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5802 = t5800 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5803 = t5801 ^ t5802;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5804 = t5800 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5805 = t5803 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5806 = t5804 + t5805;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5807 = t5751 + t5806;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5807), "r"(t5768), "r"(t5769), "r"(t5770), "r"(t5771) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5808 = t5806 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5809 = t5751 + t5808;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5809), "r"(t5772), "r"(t5773), "r"(t5774), "r"(t5775) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5810 = t5806 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5811 = t5751 + t5810;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5811), "r"(t5776), "r"(t5777), "r"(t5778), "r"(t5779) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5812 = t5806 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5813 = t5751 + t5812;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5813), "r"(t5780), "r"(t5781), "r"(t5782), "r"(t5783) : "memory");
            }
        }
    }
}
