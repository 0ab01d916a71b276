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
    const u32 outputs = smem_1 + 165888u;
    const u32 handovers = outputs + 49152u;
    const u32 barriers = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 51200u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 124928u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 88u;
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t45 = index == 3u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t45) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t47 = index_2 == 3u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t47) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t49 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t50 = t48 - t49;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t51 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t52 = t50 / t51;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t53 = t52 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t53; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t54 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t55 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t56 = i * t55;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t54 + t56;
                const u32 t58 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t59;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t59) : "r"(t58), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t59 >> tiles_shift;
                const u32 t61 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t123 = index_2 < 3u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t123) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t124 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t124;
                const u32 t126 = coefficients_3 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t127 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t128 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t129 = t127 - t128;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t130 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t131 = t129 / t130;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t132 = t131 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t132; i_3 += 3u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t133 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t134 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t135 = i_3 * t134;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t133 + t135;
                    const u32 t137 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t138;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t138) : "r"(t137), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t138 >> tiles_shift;
                    const u32 t140 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t140;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t145 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t145) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t146 = share < shares;
                            if (!t146) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t147 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t147 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t149 = channel < 63u ? channel : 63u;
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
                                    const u32 t153 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t154 = i_4 < t153 ? i_4 : t153;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t155 = t149 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t156 = t155 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t156 + t154;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t157 + 1056u;
                                    const u32 t159 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = t160 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = counters + t162;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = t164 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t163 + t166;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = counters + t170;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = (u64)t159;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t171 + t174;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t176 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t177 = own < t176 ? own : t176;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t178 = t149 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t179 = t178 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t179 + t177;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t180 + 1056u;
                                    const u32 t182 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = t183 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = counters + t185;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = t187 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t186 + t189;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = counters + t193;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = (u64)t182;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t194 + t197;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t199 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t200 = own_2 < t199 ? own_2 : t199;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t201 = t149 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t202 = t201 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t203 = t202 + t200;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t203 + 1056u;
                                    const u32 t205 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = t206 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = t207 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = counters + t208;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = t210 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t209 + t212;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = counters + t216;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = (u64)t205;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t217 + t220;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t222 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t223 = own_3 < t222 ? own_3 : t222;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t224 = t149 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t225 = t224 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t226 = t225 + t223;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t226 + 1056u;
                                    const u32 t228 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t229 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t230 = t229 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t231 = t230 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t232 = counters + t231;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t233 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t234 = t233 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t235 = t234 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t236 = t232 + t235;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t237 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t238 = t237 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t239 = t238 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t240 = counters + t239;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t241 = (u64)t228;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t242 = t241 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t243 = t242 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
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
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t261 = 0u < t258;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t261 ? t258 : 0u;
                                    const u32 t263 = left_3 < 8u ? left_3 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t263 * t260;
                                    const bool t265 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t266 = t265 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t266;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t269;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t269) : "r"(t268), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t270 = t269 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t270 << 3u;
                                    const u32 t272 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t273;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t273) : "r"(t272), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = t273 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = own - t275;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t276 << 4u;
                                    const bool t278 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t278 ? t279 : 0u;
                                    const u32 t281 = left_4 < 8u ? left_4 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = t282 < 16u ? t282 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t284 = 0u < t281;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t284 ? t281 : 0u;
                                    const u32 t286 = left_5 < 8u ? left_5 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t286 * t283;
                                    const bool t288 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t289 = t288 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t289;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t291 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t292;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t292) : "r"(t291), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = t292 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t293 << 3u;
                                    const u32 t295 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t296;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t296) : "r"(t295), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t297 = t296 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = t297 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t299 = own_2 - t298;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t299 << 4u;
                                    const bool t301 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t301 ? t302 : 0u;
                                    const u32 t304 = left_6 < 8u ? left_6 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t305 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = t305 < 16u ? t305 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t307 = 0u < t304;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t307 ? t304 : 0u;
                                    const u32 t309 = left_7 < 8u ? left_7 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t309 * t306;
                                    const bool t311 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t312 = t311 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t312;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t314 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t315;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t315) : "r"(t314), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t316 = t315 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t316 << 3u;
                                    const u32 t318 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t319;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t319) : "r"(t318), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t320 = t319 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t321 = t320 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t322 = own_3 - t321;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t322 << 4u;
                                    const bool t324 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t325 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t324 ? t325 : 0u;
                                    const u32 t327 = left_8 < 8u ? left_8 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t328 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t329 = t328 < 16u ? t328 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t330 = 0u < t327;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t330 ? t327 : 0u;
                                    const u32 t332 = left_9 < 8u ? left_9 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t332 * t329;
                                    const bool t334 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t335 = t334 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t335;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t167) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t337;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t175) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t338;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t190) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t339;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t340;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t198) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t340;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t341;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t213) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t341;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t342;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t221) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t342;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t343;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t343) : "l"(t236) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t343;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t344;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t344) : "l"(t244) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t364) : "l"(t167) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t175) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t370) : "l"(t190) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t373) : "l"(t198) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t376) : "l"(t213) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t379) : "l"(t221) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t382) : "l"(t236) : "memory");
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
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t385) : "l"(t244) : "memory");
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
                                    const bool t419 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t420 = t419 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t421 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t422 = t421 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t423 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = t423 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t425 = own_3 < tiles;
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
                                    const bool t479 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t479) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t167), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t175), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t480 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t480) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t190), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t198), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t481 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t481) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t213), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t221), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t482 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t482) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t236), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t244), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t483 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t485 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t486 = channel < 64u;
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
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t492 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t493 = 0u < t492;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t493) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t495 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = counters + t498;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t499 + t502;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = counters + t506;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = (u64)t495;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t507 + t510;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t513 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t514 = t513 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t503), "r"(t514) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t516 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t517 = t516 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t511), "r"(t517) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t518 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t519 = 1u < t518;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t519) {
                                        const u32 t520 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t520;
                                        const u32 t522 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = counters + t525;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t526 + t529;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = counters + t533;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = (u64)t522;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t534 + t537;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t540 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t541 = t540 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t530), "r"(t541) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t543 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t544 = t543 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t538), "r"(t544) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t545 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t546 = 2u < t545;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t546) {
                                        const u32 t547 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t547;
                                        const u32 t549 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = counters + t552;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t553 + t556;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = counters + t560;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = (u64)t549;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t561 + t564;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t567 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t568 = t567 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t557), "r"(t568) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t570 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t571 = t570 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t565), "r"(t571) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t572 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t573 = 3u < t572;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t573) {
                                        const u32 t574 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t574;
                                        const u32 t576 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = counters + t579;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t580 + t583;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = counters + t587;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = (u64)t576;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t588 + t591;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t594 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t595 = t594 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t584), "r"(t595) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t597 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t598 = t597 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t592), "r"(t598) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t599 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t600 = 4u < t599;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t600) {
                                        const u32 t601 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t601;
                                        const u32 t603 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = counters + t606;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t607 + t610;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = counters + t614;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = (u64)t603;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t615 + t618;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t621 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t622 = t621 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t611), "r"(t622) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t624 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t625 = t624 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t619), "r"(t625) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t626 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t627 = 5u < t626;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t627) {
                                        const u32 t628 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t628;
                                        const u32 t630 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = counters + t633;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t634 + t637;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = counters + t641;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = (u64)t630;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t642 + t645;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t648 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t649 = t648 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t638), "r"(t649) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t651 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t652 = t651 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t646), "r"(t652) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t653 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t654 = 6u < t653;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t654) {
                                        const u32 t655 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t655;
                                        const u32 t657 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = counters + t660;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t661 + t664;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = counters + t668;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = (u64)t657;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t669 + t672;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t675 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t676 = t675 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t665), "r"(t676) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t678 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t679 = t678 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t673), "r"(t679) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t680 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t681 = 7u < t680;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t681) {
                                        const u32 t682 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t682;
                                        const u32 t684 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = t685 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t687 = t686 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = counters + t687;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = t689 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = t690 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = t688 + t691;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = t693 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = t694 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t696 = counters + t695;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t697 = (u64)t684;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t698 = t697 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t699 = t698 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t700 = t696 + t699;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t702 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t703 = t702 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t692), "r"(t703) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t705 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t706 = t705 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t700), "r"(t706) : "memory");
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
                                    const u32 t708 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t708 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t710 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t710 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t712 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t712 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t714 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t715 = own_4 < t714 ? own_4 : t714;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t716 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t717 = t716 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t718 = t717 + t715;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t718 + 1056u;
                                    const u32 t720 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t721 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = counters + t723;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t724 + t727;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = counters + t731;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = (u64)t720;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = t733 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t732 + t735;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t737 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t738 = own_5 < t737 ? own_5 : t737;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t739 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t740 = t739 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t741 = t740 + t738;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t741 + 1056u;
                                    const u32 t743 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t744 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = counters + t746;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t747 + t750;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = counters + t754;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = (u64)t743;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = t756 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t755 + t758;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t760 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t761 = own_6 < t760 ? own_6 : t760;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t762 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t763 = t762 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t764 = t763 + t761;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t764 + 1056u;
                                    const u32 t766 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t767 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = counters + t769;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t770 + t773;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = counters + t777;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = (u64)t766;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = t779 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = t780 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = t778 + t781;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t783 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t784 = own_7 < t783 ? own_7 : t783;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t785 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t786 = t785 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t787 = t786 + t784;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t787 + 1056u;
                                    const u32 t789 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = t790 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t792 = t791 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = counters + t792;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = t794 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = t795 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = t793 + t796;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = t798 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = t799 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t801 = counters + t800;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t802 = (u64)t789;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t803 = t802 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t804 = t803 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t805 = t801 + t804;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t806 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t807;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t807) : "r"(t806), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = t807 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t808 << 3u;
                                    const u32 t810 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t811;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t811) : "r"(t810), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = t811 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = t812 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = own_4 - t813;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t814 << 4u;
                                    const bool t816 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t816 ? t817 : 0u;
                                    const u32 t819 = left_10 < 8u ? left_10 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t820 < 16u ? t820 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t822 = 0u < t819;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t822 ? t819 : 0u;
                                    const u32 t824 = left_11 < 8u ? left_11 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t824 * t821;
                                    const bool t826 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t827 = t826 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t827;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t830;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t830) : "r"(t829), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = t830 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t831 << 3u;
                                    const u32 t833 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t834;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t834) : "r"(t833), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = t834 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = t835 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = own_5 - t836;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t837 << 4u;
                                    const bool t839 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t839 ? t840 : 0u;
                                    const u32 t842 = left_12 < 8u ? left_12 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = t843 < 16u ? t843 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t845 = 0u < t842;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t845 ? t842 : 0u;
                                    const u32 t847 = left_13 < 8u ? left_13 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t847 * t844;
                                    const bool t849 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t850 = t849 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t850;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t852 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t853;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t853) : "r"(t852), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t854 << 3u;
                                    const u32 t856 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t857;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t857) : "r"(t856), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = t857 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = t858 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = own_6 - t859;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t860 << 4u;
                                    const bool t862 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t862 ? t863 : 0u;
                                    const u32 t865 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t866 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t867 = t866 < 16u ? t866 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t868 = 0u < t865;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t868 ? t865 : 0u;
                                    const u32 t870 = left_15 < 8u ? left_15 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t870 * t867;
                                    const bool t872 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t873 = t872 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t873;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t875 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t876;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t876) : "r"(t875), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t877 = t876 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t877 << 3u;
                                    const u32 t879 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t880;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t880) : "r"(t879), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t881 = t880 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t882 = t881 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t883 = own_7 - t882;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t883 << 4u;
                                    const bool t885 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t886 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t885 ? t886 : 0u;
                                    const u32 t888 = left_16 < 8u ? left_16 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t889 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t890 = t889 < 16u ? t889 : 16u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t891 = 0u < t888;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t891 ? t888 : 0u;
                                    const u32 t893 = left_17 < 8u ? left_17 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t893 * t890;
                                    const bool t895 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t896 = t895 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t896;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t898;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t898) : "l"(t728) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t898;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t899;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t899) : "l"(t736) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t899;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t900;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t751) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t900;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t901;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t901) : "l"(t759) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t901;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t902;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t902) : "l"(t774) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t902;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t903;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t903) : "l"(t782) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t903;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t904;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t904) : "l"(t797) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t904;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t905;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t905) : "l"(t805) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t905;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t906 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t907 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t908 = t906 < t907 ? t906 : t907;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t909 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t910 = t908 < t909 ? t908 : t909;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t911 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t912 = t910 < t911 ? t910 : t911;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t913 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t914 = t912 < t913 ? t912 : t913;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t915 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t916 = t914 < t915 ? t914 : t915;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t917 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t918 = t916 < t917 ? t916 : t917;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t919 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t920 = t918 < t919 ? t918 : t919;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t921 = t920 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t922 = __any_sync(0xffffffffu, t921);
                                        if (!t922) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t923 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t924 = t923 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t924) {
                                            u32 t925;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t925) : "l"(t728) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t925;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t926 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t927 = t926 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t927) {
                                            u32 t928;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t928) : "l"(t736) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t928;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t929 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t930 = t929 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t930) {
                                            u32 t931;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t931) : "l"(t751) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t931;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t932 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t933 = t932 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t933) {
                                            u32 t934;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t934) : "l"(t759) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t934;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t935 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t936 = t935 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t936) {
                                            u32 t937;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t937) : "l"(t774) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t937;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t938 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t939 = t938 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t939) {
                                            u32 t940;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t940) : "l"(t782) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t940;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t941 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t942 = t941 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t942) {
                                            u32 t943;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t943) : "l"(t797) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t943;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t944 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t945 = t944 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t945) {
                                            u32 t946;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t946) : "l"(t805) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t946;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t964 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t964));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t966 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t966));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t968 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t968));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t970 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t970));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t972 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t972));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t974 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t974));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t976 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t976));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t978 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t978));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t980 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t981 = t980 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t982 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t983 = t982 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t984 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t985 = t984 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t986 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t987 = t986 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t988;
                                    asm("mov.b32 %0, %1;" : "=r"(t988) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t989;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t989) : "r"(t988));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t989));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t991 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t993 = t992 + counts_8;
                                    f32 t994;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t994) : "f"(t993));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = t993 + t994;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t996;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t996) : "f"(t995));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t997 = t995 + t996;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t998;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t998) : "f"(t997));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t999 = t997 + t998;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1000;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1000) : "f"(t999));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1001 = t999 + t1000;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1002;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1002) : "f"(t1001));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1001 + t1002;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1005 = counts_5 * t1004;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = counts_6 * t1006;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1005 + t1007;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = counts_7 * t1009;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = t1008 + t1010;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = counts_8 * t1012;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1011 + t1013;
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1014 + t1015;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(t1016));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = t1016 + t1017;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1019;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1019) : "f"(t1018));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1018 + t1019;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1021;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(t1020));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = t1020 + t1021;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(t1022));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = t1022 + t1023;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1025;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(t1025));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1024 * t1026;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1029 - distance_2;
                                    const f32 t1031 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(t1031), "f"(counts_5), "f"(t981));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1033 - distance_2;
                                    const f32 t1035 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1035), "f"(counts_6), "f"(t983));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1032 + t1036;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1038 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1038 - distance_2;
                                    const f32 t1040 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1041;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t1040), "f"(counts_7), "f"(t985));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1042 = t1037 + t1041;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1043 - distance_2;
                                    const f32 t1045 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1046) : "f"(t1045), "f"(counts_8), "f"(t987));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = t1042 + t1046;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1048;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1048) : "f"(t1047));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1049 = t1047 + t1048;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1050;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1050) : "f"(t1049));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1051 = t1049 + t1050;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1052;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1052) : "f"(t1051));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1053 = t1051 + t1052;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1054;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1054) : "f"(t1053));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1055 = t1053 + t1054;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1056;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1056) : "f"(t1055));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1055 + t1056;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1058 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1059 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1060 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1058 + count_5;
                                    const f32 difference_2 = mean_5 - t1059;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1063;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1064;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(t1063));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1064;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1059));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1067 = t1058 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1068 = t1067 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1069 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1070 = t1069 * t1058;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1071 = t1060 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1072;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(t1070), "f"(share_3), "f"(t1071));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1068;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1072;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1073 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1073) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t728), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t736), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1074 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1074) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t751), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t759), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1075 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1075) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t774), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t782), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1076 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1076) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t797), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t805), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1077 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_5 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1079 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1080;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1080) : "f"(t1077), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1081;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(t1080));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1079 * t1081;
                                const f32 t1083 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1083));
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1085 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1086 = lane < t1085;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1086) {
                                    const u32 t1087 = lane << 7u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1088 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1087 + t1088;
                                    const u32 t1090 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1091 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1092 = t1091 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1093 = t1092 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1094 = counters + t1093;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1095 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1096 = t1095 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1097 = t1096 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1098 = t1094 + t1097;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1099 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1100 = t1099 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1101 = t1100 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1102 = counters + t1101;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1103 = (u64)t1090;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1104 = t1103 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1105 = t1104 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1106 = t1102 + t1105;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1108 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1109 = t1108 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1098), "r"(t1109) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1111 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1112 = t1111 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1106), "r"(t1112) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1113 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1113;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1115 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1116 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1117 = t1116 << 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first_2 = t1117 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1119 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1120 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = counters + t1121;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = (u64)first_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = t1123 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = t1124 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = t1122 + t1125;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1127 = first_2 + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1128 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1129 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = counters + t1130;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = (u64)t1127;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = t1132 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = t1133 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1131 + t1134;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1136 = first_2 + 64u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1137 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1138 = t1137 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1139 = t1138 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1140 = counters + t1139;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1141 = (u64)t1136;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1142 = t1141 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1143 = t1142 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1144 = t1140 + t1143;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1145 = first_2 + 96u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1146 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1147 = t1146 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1148 = t1147 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1149 = counters + t1148;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1150 = (u64)t1145;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1151 = t1150 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1152 = t1151 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1153 = t1149 + t1152;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1154;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1154) : "l"(t1126) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1154;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1155;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1155) : "l"(t1135) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1155;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1156;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1156) : "l"(t1144) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_35 = t1156;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1157;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1157) : "l"(t1153) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_36 = t1157;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1158 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1159 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1160 = t1158 < t1159 ? t1158 : t1159;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1161 = heard_35;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1162 = t1160 < t1161 ? t1160 : t1161;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1163 = heard_36;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1164 = t1162 < t1163 ? t1162 : t1163;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1165 = t1164 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1166 = __any_sync(0xffffffffu, t1165);
                        if (!t1166) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1167 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1168 = t1167 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1168) {
                            u32 t1169;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1169) : "l"(t1126) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1169;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1170 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1171 = t1170 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1171) {
                            u32 t1172;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1172) : "l"(t1135) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1172;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1173 = heard_35;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1174 = t1173 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1174) {
                            u32 t1175;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1175) : "l"(t1144) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_35 = t1175;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1176 = heard_36;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1177 = t1176 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1177) {
                            u32 t1178;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1178) : "l"(t1153) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_36 = t1178;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1188 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1188));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1190 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1190));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1192 = heard_35;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1192));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1194 = heard_36;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1194));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1196 = t1115 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1197 = t1196 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1198 = t126 + t1197;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1199 = t1115 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1200 = t1199 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1198), "r"(t1200) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1201 = t1115 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1202 = t1201 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1202;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1204 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to = tile + t1204;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(heard_37) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to), "f"(heard_38) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(to), "f"(heard_39) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(to), "f"(heard_40) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1206;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1206) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1207 = t1206 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1207) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot = t1115 & 1u;
                        const u32 t1209 = slot + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1210 = t1209 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1211 = t126 + t1210;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1211) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1212 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1212) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1214 = copy + 1024u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1215 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1216 = t1215 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1217 = t1216 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1218 = counters + t1217;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1219 = (u64)t1214;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1220 = t1219 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1221 = t1220 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1222 = t1218 + t1221;
                        const u32 t1223 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1224 = t1223 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1224 >> 3u;
                        u32 t1226;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1226) : "l"(t1222), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1227 = t1226 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1228 = t1227 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1228;
                    }
                    const u32 t1229 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1230;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1230) : "r"(t1229));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1231 = t1230 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1231) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1126), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1135), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1144), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1153), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1232 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_6 = handovers + t1232;
        const u32 t1234 = coefficients_6 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1235 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1236 = index << 14u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1237 = outputs + t1236;
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
        const u32 t1238 = t1235 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1239 = t1238 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1240 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_3 = t1239 + t1240;
        const u32 channels = first_3 + 8u;
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1243 = first_3 < 63u ? first_3 : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1244 = (u64)t1243;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1245 = t1244 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1246 = t1245 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1247 = bias + t1246;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1248;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1248) : "l"(t1247) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1248));
#line 96 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1250 = channels < 63u ? channels : 63u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1251 = (u64)t1250;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1252 = t1251 * bias_stride0;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1253 = t1252 * 2ull;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1254 = bias + t1253;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1255;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1255) : "l"(t1254) : "memory");
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1255));
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1257 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1258 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1259 = t1257 - t1258;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1260 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1261 = t1259 / t1260;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1261 + 1u;
#line 109 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1263 = barriers + 16u;
#line 109 "fa-kernels/src/conv/streaming/group.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1263), "r"(0u) : "memory");
#line 111 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1264 = index << 2u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1265 = t1264 + t1235;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part = t1265 >> 6u;
        const u32 channel_2 = t1265 & 63u;
        const u32 t1268 = part << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair = lane - t1268;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1270 = channel_2 < 63u ? channel_2 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1271 = t1270 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1272 = pair < 31u ? pair : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from = t1271 + t1272;
        const u32 t1274 = from * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_2 = t8 + t1274;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1276 = pair < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1277 = channel_2 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists = t1276 & t1277;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1279;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1279) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word;
        asm("mov.b32 %0, %1;" : "=r"(word) : "f"(t1279));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1281;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1281) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_2;
        asm("mov.b32 %0, %1;" : "=r"(word_2) : "f"(t1281));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1283;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1283) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_3;
        asm("mov.b32 %0, %1;" : "=r"(word_3) : "f"(t1283));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1285;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1285) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_4;
        asm("mov.b32 %0, %1;" : "=r"(word_4) : "f"(t1285));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1287;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1287) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_5;
        asm("mov.b32 %0, %1;" : "=r"(word_5) : "f"(t1287));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1289;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1289) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_6;
        asm("mov.b32 %0, %1;" : "=r"(word_6) : "f"(t1289));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1291;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1291) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_7;
        asm("mov.b32 %0, %1;" : "=r"(word_7) : "f"(t1291));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1293;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1293) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_8;
        asm("mov.b32 %0, %1;" : "=r"(word_8) : "f"(t1293));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1295;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1295) : "r"(from_2) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_9;
        asm("mov.b32 %0, %1;" : "=r"(word_9) : "f"(t1295));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1297 = t1265 + 12u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_2 = t1297 >> 6u;
        const u32 channel_3 = t1297 & 63u;
        const u32 t1300 = part_2 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_2 = lane - t1300;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1302 = channel_3 < 63u ? channel_3 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1303 = t1302 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1304 = pair_2 < 31u ? pair_2 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_3 = t1303 + t1304;
        const u32 t1306 = from_3 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_4 = t8 + t1306;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1308 = pair_2 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1309 = channel_3 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_2 = t1308 & t1309;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1311;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1311) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_10;
        asm("mov.b32 %0, %1;" : "=r"(word_10) : "f"(t1311));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1313;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1313) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_11;
        asm("mov.b32 %0, %1;" : "=r"(word_11) : "f"(t1313));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1315;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1315) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_12;
        asm("mov.b32 %0, %1;" : "=r"(word_12) : "f"(t1315));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1317;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1317) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_13;
        asm("mov.b32 %0, %1;" : "=r"(word_13) : "f"(t1317));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1319;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1319) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_14;
        asm("mov.b32 %0, %1;" : "=r"(word_14) : "f"(t1319));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1321;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1321) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_15;
        asm("mov.b32 %0, %1;" : "=r"(word_15) : "f"(t1321));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1323;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1323) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_16;
        asm("mov.b32 %0, %1;" : "=r"(word_16) : "f"(t1323));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1325;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1325) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_17;
        asm("mov.b32 %0, %1;" : "=r"(word_17) : "f"(t1325));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1327;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1327) : "r"(from_4) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_18;
        asm("mov.b32 %0, %1;" : "=r"(word_18) : "f"(t1327));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1329 = t1265 + 24u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_3 = t1329 >> 6u;
        const u32 channel_4 = t1329 & 63u;
        const u32 t1332 = part_3 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_3 = lane - t1332;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1334 = channel_4 < 63u ? channel_4 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1335 = t1334 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1336 = pair_3 < 31u ? pair_3 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_5 = t1335 + t1336;
        const u32 t1338 = from_5 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_6 = t8 + t1338;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1340 = pair_3 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1341 = channel_4 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_3 = t1340 & t1341;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1343;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1343) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_19;
        asm("mov.b32 %0, %1;" : "=r"(word_19) : "f"(t1343));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1345;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1345) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_20;
        asm("mov.b32 %0, %1;" : "=r"(word_20) : "f"(t1345));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1347;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1347) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_21;
        asm("mov.b32 %0, %1;" : "=r"(word_21) : "f"(t1347));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1349;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1349) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_22;
        asm("mov.b32 %0, %1;" : "=r"(word_22) : "f"(t1349));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1351;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1351) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_23;
        asm("mov.b32 %0, %1;" : "=r"(word_23) : "f"(t1351));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1353;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1353) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_24;
        asm("mov.b32 %0, %1;" : "=r"(word_24) : "f"(t1353));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1355;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1355) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_25;
        asm("mov.b32 %0, %1;" : "=r"(word_25) : "f"(t1355));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1357;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1357) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_26;
        asm("mov.b32 %0, %1;" : "=r"(word_26) : "f"(t1357));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1359;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1359) : "r"(from_6) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_27;
        asm("mov.b32 %0, %1;" : "=r"(word_27) : "f"(t1359));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1361 = t1265 + 36u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_4 = t1361 >> 6u;
        const u32 channel_5 = t1361 & 63u;
        const u32 t1364 = part_4 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_4 = lane - t1364;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1366 = channel_5 < 63u ? channel_5 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1367 = t1366 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1368 = pair_4 < 31u ? pair_4 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_7 = t1367 + t1368;
        const u32 t1370 = from_7 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_8 = t8 + t1370;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1372 = pair_4 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1373 = channel_5 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_4 = t1372 & t1373;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1375;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1375) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_28;
        asm("mov.b32 %0, %1;" : "=r"(word_28) : "f"(t1375));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1377;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1377) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_29;
        asm("mov.b32 %0, %1;" : "=r"(word_29) : "f"(t1377));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1379;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1379) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_30;
        asm("mov.b32 %0, %1;" : "=r"(word_30) : "f"(t1379));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1381;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1381) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_31;
        asm("mov.b32 %0, %1;" : "=r"(word_31) : "f"(t1381));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1383;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1383) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_32;
        asm("mov.b32 %0, %1;" : "=r"(word_32) : "f"(t1383));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1385;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1385) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_33;
        asm("mov.b32 %0, %1;" : "=r"(word_33) : "f"(t1385));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1387;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1387) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_34;
        asm("mov.b32 %0, %1;" : "=r"(word_34) : "f"(t1387));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1389;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1389) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_35;
        asm("mov.b32 %0, %1;" : "=r"(word_35) : "f"(t1389));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1391;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1391) : "r"(from_8) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_36;
        asm("mov.b32 %0, %1;" : "=r"(word_36) : "f"(t1391));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1393 = t1265 + 48u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_5 = t1393 >> 6u;
        const u32 channel_6 = t1393 & 63u;
        const u32 t1396 = part_5 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_5 = lane - t1396;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1398 = channel_6 < 63u ? channel_6 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1399 = t1398 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1400 = pair_5 < 31u ? pair_5 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_9 = t1399 + t1400;
        const u32 t1402 = from_9 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_10 = t8 + t1402;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1404 = pair_5 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1405 = channel_6 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_5 = t1404 & t1405;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1407;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1407) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_37;
        asm("mov.b32 %0, %1;" : "=r"(word_37) : "f"(t1407));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1409;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1409) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_38;
        asm("mov.b32 %0, %1;" : "=r"(word_38) : "f"(t1409));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1411;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1411) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_39;
        asm("mov.b32 %0, %1;" : "=r"(word_39) : "f"(t1411));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1413;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1413) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_40;
        asm("mov.b32 %0, %1;" : "=r"(word_40) : "f"(t1413));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1415;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1415) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_41;
        asm("mov.b32 %0, %1;" : "=r"(word_41) : "f"(t1415));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1417;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1417) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_42;
        asm("mov.b32 %0, %1;" : "=r"(word_42) : "f"(t1417));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1419;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1419) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_43;
        asm("mov.b32 %0, %1;" : "=r"(word_43) : "f"(t1419));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1421;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1421) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_44;
        asm("mov.b32 %0, %1;" : "=r"(word_44) : "f"(t1421));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1423;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1423) : "r"(from_10) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_45;
        asm("mov.b32 %0, %1;" : "=r"(word_45) : "f"(t1423));
#line 36 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1425 = t1265 + 60u;
#line 53 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 part_6 = t1425 >> 6u;
        const u32 channel_7 = t1425 & 63u;
        const u32 t1428 = part_6 << 5u;
#line 55 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 pair_6 = lane - t1428;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1430 = channel_7 < 63u ? channel_7 : 63u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1431 = t1430 << 5u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1432 = pair_6 < 31u ? pair_6 : 31u;
#line 57 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_11 = t1431 + t1432;
        const u32 t1434 = from_11 * 36u;
#line 58 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 from_12 = t8 + t1434;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1436 = pair_6 < 32u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1437 = channel_7 < 64u;
#line 60 "fa-kernels/src/conv/streaming/weights.rs"
        const bool exists_6 = t1436 & t1437;
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1439;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1439) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_46;
        asm("mov.b32 %0, %1;" : "=r"(word_46) : "f"(t1439));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1441;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1441) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_47;
        asm("mov.b32 %0, %1;" : "=r"(word_47) : "f"(t1441));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1443;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t1443) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_48;
        asm("mov.b32 %0, %1;" : "=r"(word_48) : "f"(t1443));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1445;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t1445) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_49;
        asm("mov.b32 %0, %1;" : "=r"(word_49) : "f"(t1445));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1447;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t1447) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_50;
        asm("mov.b32 %0, %1;" : "=r"(word_50) : "f"(t1447));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1449;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t1449) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_51;
        asm("mov.b32 %0, %1;" : "=r"(word_51) : "f"(t1449));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1451;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t1451) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_52;
        asm("mov.b32 %0, %1;" : "=r"(word_52) : "f"(t1451));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1453;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t1453) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_53;
        asm("mov.b32 %0, %1;" : "=r"(word_53) : "f"(t1453));
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1455;
        asm volatile("ld.shared.f32 %0, [%1+32];" : "=f"(t1455) : "r"(from_12) : "memory");
#line 62 "fa-kernels/src/conv/streaming/weights.rs"
        u32 word_54;
        asm("mov.b32 %0, %1;" : "=r"(word_54) : "f"(t1455));
#line 39 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("bar.sync %0, 384;" :  : "r"(7u) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1457 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1458 = t1265 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place = t1457 ^ t1458;
        const u32 t1460 = t1265 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1461 = t8 + t1460;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1462 = place << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1463 = t1461 + t1462;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1464 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1465 = t1464 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_2 = t1463 + t1465;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1467 = word & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1468 = word_5 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both = t1467 | t1468;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1470;
        asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(both));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_2), "f"(t1470) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1471 = word >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1472 = word_6 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_2 = t1471 | t1472;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1474;
        asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(both_2));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_2), "f"(t1474) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1475 = word_2 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1476 = word_6 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_3 = t1475 | t1476;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1478;
        asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(both_3));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_2), "f"(t1478) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1479 = word_2 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1480 = word_7 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_4 = t1479 | t1480;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1482;
        asm("mov.b32 %0, %1;" : "=f"(t1482) : "r"(both_4));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_2), "f"(t1482) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1483 = word_3 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1484 = word_7 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_5 = t1483 | t1484;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1486;
        asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(both_5));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_2), "f"(t1486) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1487 = word_3 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1488 = word_8 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_6 = t1487 | t1488;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1490;
        asm("mov.b32 %0, %1;" : "=f"(t1490) : "r"(both_6));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_2), "f"(t1490) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1491 = word_4 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1492 = word_8 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_7 = t1491 | t1492;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1494;
        asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(both_7));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_2), "f"(t1494) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1495 = word_4 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1496 = word_9 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_8 = t1495 | t1496;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1498;
        asm("mov.b32 %0, %1;" : "=f"(t1498) : "r"(both_8));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_2), "f"(t1498) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1499 = word_5 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1500 = word_9 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_9 = t1499 | t1500;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1502;
        asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(both_9));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_2), "f"(t1502) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1503 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1504 = t1297 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_2 = t1503 ^ t1504;
        const u32 t1506 = t1297 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1507 = t8 + t1506;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1508 = place_2 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1509 = t1507 + t1508;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1510 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1511 = t1510 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_3 = t1509 + t1511;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1513 = word_10 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1514 = word_14 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_10 = t1513 | t1514;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1516;
        asm("mov.b32 %0, %1;" : "=f"(t1516) : "r"(both_10));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(t1516) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1517 = word_10 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1518 = word_15 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_11 = t1517 | t1518;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1520;
        asm("mov.b32 %0, %1;" : "=f"(t1520) : "r"(both_11));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_3), "f"(t1520) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1521 = word_11 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1522 = word_15 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_12 = t1521 | t1522;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1524;
        asm("mov.b32 %0, %1;" : "=f"(t1524) : "r"(both_12));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_3), "f"(t1524) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1525 = word_11 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1526 = word_16 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_13 = t1525 | t1526;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1528;
        asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(both_13));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_3), "f"(t1528) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1529 = word_12 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1530 = word_16 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_14 = t1529 | t1530;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1532;
        asm("mov.b32 %0, %1;" : "=f"(t1532) : "r"(both_14));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_3), "f"(t1532) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1533 = word_12 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1534 = word_17 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_15 = t1533 | t1534;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1536;
        asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(both_15));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_3), "f"(t1536) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1537 = word_13 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1538 = word_17 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_16 = t1537 | t1538;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1540;
        asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(both_16));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_3), "f"(t1540) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1541 = word_13 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1542 = word_18 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_17 = t1541 | t1542;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1544;
        asm("mov.b32 %0, %1;" : "=f"(t1544) : "r"(both_17));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_3), "f"(t1544) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1545 = word_14 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1546 = word_18 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_18 = t1545 | t1546;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1548;
        asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(both_18));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_3), "f"(t1548) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1549 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1550 = t1329 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_3 = t1549 ^ t1550;
        const u32 t1552 = t1329 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1553 = t8 + t1552;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1554 = place_3 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1555 = t1553 + t1554;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1556 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1557 = t1556 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_4 = t1555 + t1557;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1559 = word_19 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1560 = word_23 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_19 = t1559 | t1560;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1562;
        asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(both_19));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(t1562) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1563 = word_19 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1564 = word_24 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_20 = t1563 | t1564;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1566;
        asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(both_20));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_4), "f"(t1566) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1567 = word_20 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1568 = word_24 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_21 = t1567 | t1568;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1570;
        asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(both_21));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_4), "f"(t1570) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1571 = word_20 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1572 = word_25 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_22 = t1571 | t1572;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1574;
        asm("mov.b32 %0, %1;" : "=f"(t1574) : "r"(both_22));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_4), "f"(t1574) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1575 = word_21 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1576 = word_25 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_23 = t1575 | t1576;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1578;
        asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(both_23));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_4), "f"(t1578) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1579 = word_21 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1580 = word_26 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_24 = t1579 | t1580;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1582;
        asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(both_24));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_4), "f"(t1582) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1583 = word_22 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1584 = word_26 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_25 = t1583 | t1584;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1586;
        asm("mov.b32 %0, %1;" : "=f"(t1586) : "r"(both_25));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_4), "f"(t1586) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1587 = word_22 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1588 = word_27 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_26 = t1587 | t1588;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1590;
        asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(both_26));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_4), "f"(t1590) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1591 = word_23 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1592 = word_27 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_27 = t1591 | t1592;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1594;
        asm("mov.b32 %0, %1;" : "=f"(t1594) : "r"(both_27));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_4), "f"(t1594) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1595 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1596 = t1361 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_4 = t1595 ^ t1596;
        const u32 t1598 = t1361 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1599 = t8 + t1598;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1600 = place_4 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1601 = t1599 + t1600;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1602 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1603 = t1602 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_5 = t1601 + t1603;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1605 = word_28 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1606 = word_32 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_28 = t1605 | t1606;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1608;
        asm("mov.b32 %0, %1;" : "=f"(t1608) : "r"(both_28));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_5), "f"(t1608) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1609 = word_28 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1610 = word_33 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_29 = t1609 | t1610;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1612;
        asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(both_29));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_5), "f"(t1612) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1613 = word_29 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1614 = word_33 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_30 = t1613 | t1614;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1616;
        asm("mov.b32 %0, %1;" : "=f"(t1616) : "r"(both_30));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_5), "f"(t1616) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1617 = word_29 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1618 = word_34 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_31 = t1617 | t1618;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1620;
        asm("mov.b32 %0, %1;" : "=f"(t1620) : "r"(both_31));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_5), "f"(t1620) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1621 = word_30 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1622 = word_34 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_32 = t1621 | t1622;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1624;
        asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(both_32));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_5), "f"(t1624) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1625 = word_30 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1626 = word_35 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_33 = t1625 | t1626;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1628;
        asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(both_33));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_5), "f"(t1628) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1629 = word_31 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1630 = word_35 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_34 = t1629 | t1630;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1632;
        asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(both_34));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_5), "f"(t1632) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1633 = word_31 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1634 = word_36 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_35 = t1633 | t1634;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1636;
        asm("mov.b32 %0, %1;" : "=f"(t1636) : "r"(both_35));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_5), "f"(t1636) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1637 = word_32 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1638 = word_36 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_36 = t1637 | t1638;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1640;
        asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(both_36));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_5), "f"(t1640) : "memory");
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1641 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1642 = t1393 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 place_5 = t1641 ^ t1642;
        const u32 t1644 = t1393 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1645 = t8 + t1644;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1646 = place_5 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1647 = t1645 + t1646;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1648 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1649 = t1648 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 to_6 = t1647 + t1649;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1651 = word_37 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1652 = word_41 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_37 = t1651 | t1652;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1654;
        asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(both_37));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_6), "f"(t1654) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1655 = word_37 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1656 = word_42 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_38 = t1655 | t1656;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1658;
        asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(both_38));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_6), "f"(t1658) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1659 = word_38 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1660 = word_42 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_39 = t1659 | t1660;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1662;
        asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(both_39));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_6), "f"(t1662) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1663 = word_38 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1664 = word_43 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_40 = t1663 | t1664;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1666;
        asm("mov.b32 %0, %1;" : "=f"(t1666) : "r"(both_40));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_6), "f"(t1666) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1667 = word_39 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1668 = word_43 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_41 = t1667 | t1668;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1670;
        asm("mov.b32 %0, %1;" : "=f"(t1670) : "r"(both_41));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_6), "f"(t1670) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1671 = word_39 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1672 = word_44 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_42 = t1671 | t1672;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1674;
        asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(both_42));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_6), "f"(t1674) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1675 = word_40 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1676 = word_44 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_43 = t1675 | t1676;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1678;
        asm("mov.b32 %0, %1;" : "=f"(t1678) : "r"(both_43));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_6), "f"(t1678) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1679 = word_40 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1680 = word_45 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_44 = t1679 | t1680;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1682;
        asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(both_44));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_6), "f"(t1682) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1683 = word_41 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 t1684 = word_45 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
        const u32 both_45 = t1683 | t1684;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        f32 t1686;
        asm("mov.b32 %0, %1;" : "=f"(t1686) : "r"(both_45));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
        asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_6), "f"(t1686) : "memory");
#line 43 "fa-kernels/src/conv/streaming/weights.rs"
        const bool t1687 = t1425 < 64u;
#line 43 "fa-kernels/src/conv/streaming/weights.rs"
        if (t1687) {
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1688 = lane >> 2u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1689 = t1425 & 7u;
#line 72 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 place_6 = t1688 ^ t1689;
            const u32 t1691 = t1425 << 7u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1692 = t8 + t1691;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1693 = place_6 << 4u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1694 = t1692 + t1693;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1695 = lane & 3u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1696 = t1695 << 2u;
#line 73 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 to_7 = t1694 + t1696;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1698 = word_46 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1699 = word_50 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_46 = t1698 | t1699;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1701;
            asm("mov.b32 %0, %1;" : "=f"(t1701) : "r"(both_46));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_7), "f"(t1701) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1702 = word_46 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1703 = word_51 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_47 = t1702 | t1703;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1705;
            asm("mov.b32 %0, %1;" : "=f"(t1705) : "r"(both_47));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(to_7), "f"(t1705) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1706 = word_47 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1707 = word_51 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_48 = t1706 | t1707;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1709;
            asm("mov.b32 %0, %1;" : "=f"(t1709) : "r"(both_48));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+16384], %1;" :  : "r"(to_7), "f"(t1709) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1710 = word_47 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1711 = word_52 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_49 = t1710 | t1711;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1713;
            asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(both_49));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+24576], %1;" :  : "r"(to_7), "f"(t1713) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1714 = word_48 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1715 = word_52 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_50 = t1714 | t1715;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1717;
            asm("mov.b32 %0, %1;" : "=f"(t1717) : "r"(both_50));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+32768], %1;" :  : "r"(to_7), "f"(t1717) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1718 = word_48 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1719 = word_53 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_51 = t1718 | t1719;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1721;
            asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(both_51));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+40960], %1;" :  : "r"(to_7), "f"(t1721) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1722 = word_49 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1723 = word_53 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_52 = t1722 | t1723;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1725;
            asm("mov.b32 %0, %1;" : "=f"(t1725) : "r"(both_52));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+49152], %1;" :  : "r"(to_7), "f"(t1725) : "memory");
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1726 = word_49 >> 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1727 = word_54 << 16u;
#line 80 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_53 = t1726 | t1727;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1729;
            asm("mov.b32 %0, %1;" : "=f"(t1729) : "r"(both_53));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+57344], %1;" :  : "r"(to_7), "f"(t1729) : "memory");
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1730 = word_50 & 65535u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 t1731 = word_54 & 4294901760u;
#line 78 "fa-kernels/src/conv/streaming/weights.rs"
            const u32 both_54 = t1730 | t1731;
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            f32 t1733;
            asm("mov.b32 %0, %1;" : "=f"(t1733) : "r"(both_54));
#line 82 "fa-kernels/src/conv/streaming/weights.rs"
            asm volatile("st.shared.f32 [%0+65536], %1;" :  : "r"(to_7), "f"(t1733) : "memory");
        }
#line 118 "fa-kernels/src/conv/streaming/group.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
        asm volatile("bar.sync %0, 384;" :  : "r"(7u) : "memory");
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1734 = rounds + 3u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1734; i_6 += 3u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1735 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1735) {
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1736 = 0u < i_6;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                if (t1736) {
                    const u32 t1737 = index + 8u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1737) : "memory");
                }
#line 131 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_2 = i_6 & 1u;
                const u32 t1739 = slot_2 << 3u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1740 = barriers + t1739;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1741 = i_6 >> 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1742 = t1741 & 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1743 = t1742 ^ 1u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1740), "r"(t1743) : "memory");
                const u32 t1744 = slot_2 * 25600u;
#line 133 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1745 = smem_1 + t1744;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1746 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t10), "r"(t1746) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_4 = t1235 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1748 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1749 = t1748 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1750 = t1749 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1751 = t1750 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1752 = 0u ^ t1751;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1753 = t1749 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1754 = t1752 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_13 = t1753 + t1754;
                const u32 t1756 = t9 + from_13;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m;
                u32 m_2;
                u32 m_3;
                u32 m_4;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1756) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1757 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1758 = t1757 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1759 = t1758 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1760 = t1759 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1761 = 1u ^ t1760;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1762 = t1758 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1763 = t1761 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_14 = t1762 + t1763;
                const u32 t1765 = t9 + from_14;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_5;
                u32 m_6;
                u32 m_7;
                u32 m_8;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1765) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1766 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1767 = t1766 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1768 = t1767 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1769 = t1768 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1770 = 2u ^ t1769;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1771 = t1767 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1772 = t1770 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_15 = t1771 + t1772;
                const u32 t1774 = t9 + from_15;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_9;
                u32 m_10;
                u32 m_11;
                u32 m_12;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1774) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1775 = first_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1776 = t1775 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1777 = t1776 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1778 = t1777 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1779 = 3u ^ t1778;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1780 = t1776 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1781 = t1779 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_16 = t1780 + t1781;
                const u32 t1783 = t9 + from_16;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_13;
                u32 m_14;
                u32 m_15;
                u32 m_16;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1783) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_5 = first_4 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1785 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1786 = first_5 + t1785;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1787 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1788 = t1787 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1789 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1790 = t1789 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1791 = t1786 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1792 = t1791 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel = t1792 + t1790;
                const u32 t1794 = pixel << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1795 = t1745 + t1794;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1796 = pixel & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1797 = t1788 ^ t1796;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1798 = t1797 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_7 = t1795 + t1798;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_7), "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1800 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1801 = t1800 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1802 = t1786 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1803 = t1802 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1804 = t1803 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_2 = t1804 + t1801;
                const u32 t1806 = pixel_2 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1807 = t1745 + t1806;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1808 = pixel_2 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1809 = t1788 ^ t1808;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t1810 = t1809 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_8 = t1807 + t1810;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_8), "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_3 = lane >> 2u;
                const bool t1813 = pixel_3 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1814 = pixel_3 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1815 = t1813 | t1814;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1815) {
                    const bool t1816 = pixel_3 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside = t1816 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1818 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_55 = t1818 ? m_9 : m;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1820 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1821 = t1820 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_4 = t1821 + beside;
                    const u32 t1823 = pixel_4 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1824 = t1745 + t1823;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1825 = pixel_4 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1826 = 0u ^ t1825;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1827 = t1826 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_9 = t1824 + t1827;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1829 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1830 = t1829 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1831 = place_9 + t1830;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1832;
                    asm("mov.b32 %0, %1;" : "=f"(t1832) : "r"(word_55));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1831), "f"(t1832) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1833 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_56 = t1833 ? m_10 : m_2;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1835 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1836 = t1835 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_5 = t1836 + beside;
                    const u32 t1838 = pixel_5 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1839 = t1745 + t1838;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1840 = pixel_5 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1841 = 1u ^ t1840;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1842 = t1841 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_10 = t1839 + t1842;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1844 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1845 = t1844 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1846 = place_10 + t1845;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1847;
                    asm("mov.b32 %0, %1;" : "=f"(t1847) : "r"(word_56));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1846), "f"(t1847) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1848 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_57 = t1848 ? m_11 : m_3;
                    const u32 t1850 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1851 = t1850 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1852 = t1851 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_6 = t1852 + beside;
                    const u32 t1854 = pixel_6 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1855 = t1745 + t1854;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1856 = pixel_6 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1857 = 0u ^ t1856;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1858 = t1857 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_11 = t1855 + t1858;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1860 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1861 = t1860 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1862 = place_11 + t1861;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1863;
                    asm("mov.b32 %0, %1;" : "=f"(t1863) : "r"(word_57));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1862), "f"(t1863) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1864 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_58 = t1864 ? m_12 : m_4;
                    const u32 t1866 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1867 = t1866 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1868 = t1867 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_7 = t1868 + beside;
                    const u32 t1870 = pixel_7 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1871 = t1745 + t1870;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1872 = pixel_7 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1873 = 1u ^ t1872;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1874 = t1873 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_12 = t1871 + t1874;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1876 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1877 = t1876 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1878 = place_12 + t1877;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1879;
                    asm("mov.b32 %0, %1;" : "=f"(t1879) : "r"(word_58));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1878), "f"(t1879) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1880 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_59 = t1880 ? m_13 : m_5;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1882 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1883 = t1882 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1884 = t1883 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_8 = t1884 + beside;
                    const u32 t1886 = pixel_8 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1887 = t1745 + t1886;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1888 = pixel_8 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1889 = 0u ^ t1888;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1890 = t1889 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_13 = t1887 + t1890;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1892 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1893 = t1892 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1894 = place_13 + t1893;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1895;
                    asm("mov.b32 %0, %1;" : "=f"(t1895) : "r"(word_59));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1894), "f"(t1895) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1896 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_60 = t1896 ? m_14 : m_6;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1898 = first_5 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1899 = t1898 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1900 = t1899 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_9 = t1900 + beside;
                    const u32 t1902 = pixel_9 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1903 = t1745 + t1902;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1904 = pixel_9 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1905 = 1u ^ t1904;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1906 = t1905 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_14 = t1903 + t1906;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1908 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1909 = t1908 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1910 = place_14 + t1909;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1911;
                    asm("mov.b32 %0, %1;" : "=f"(t1911) : "r"(word_60));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1910), "f"(t1911) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1912 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_61 = t1912 ? m_15 : m_7;
                    const u32 t1914 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1915 = t1914 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1916 = t1915 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1917 = t1916 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_10 = t1917 + beside;
                    const u32 t1919 = pixel_10 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1920 = t1745 + t1919;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1921 = pixel_10 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1922 = 0u ^ t1921;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1923 = t1922 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_15 = t1920 + t1923;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1925 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1926 = t1925 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1927 = place_15 + t1926;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1928;
                    asm("mov.b32 %0, %1;" : "=f"(t1928) : "r"(word_61));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1927), "f"(t1928) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t1929 = pixel_3 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_62 = t1929 ? m_16 : m_8;
                    const u32 t1931 = first_5 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1932 = t1931 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1933 = t1932 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1934 = t1933 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_11 = t1934 + beside;
                    const u32 t1936 = pixel_11 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1937 = t1745 + t1936;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1938 = pixel_11 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1939 = 1u ^ t1938;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1940 = t1939 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_16 = t1937 + t1940;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1942 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1943 = t1942 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1944 = place_16 + t1943;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t1945;
                    asm("mov.b32 %0, %1;" : "=f"(t1945) : "r"(word_62));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t1944), "f"(t1945) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit = first_4 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t1947 = unit < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t1947) {
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1948 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1949 = t1948 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1950 = t1949 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1951 = t1950 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1952 = 0u ^ t1951;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1953 = t1949 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1954 = t1952 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_17 = t1953 + t1954;
                    const u32 t1956 = t9 + from_17;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_17;
                    u32 m_18;
                    u32 m_19;
                    u32 m_20;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1956) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1957 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1958 = t1957 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1959 = t1958 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1960 = t1959 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1961 = 1u ^ t1960;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1962 = t1958 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1963 = t1961 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_18 = t1962 + t1963;
                    const u32 t1965 = t9 + from_18;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_21;
                    u32 m_22;
                    u32 m_23;
                    u32 m_24;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1965) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1966 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1967 = t1966 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1968 = t1967 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1969 = t1968 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1970 = 2u ^ t1969;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1971 = t1967 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1972 = t1970 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_19 = t1971 + t1972;
                    const u32 t1974 = t9 + from_19;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_25;
                    u32 m_26;
                    u32 m_27;
                    u32 m_28;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1974) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1975 = unit << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1976 = t1975 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1977 = t1976 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1978 = t1977 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1979 = 3u ^ t1978;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1980 = t1976 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1981 = t1979 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_20 = t1980 + t1981;
                    const u32 t1983 = t9 + from_20;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_29;
                    u32 m_30;
                    u32 m_31;
                    u32 m_32;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1983) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_6 = unit << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1985 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1986 = first_6 + t1985;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1987 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1988 = t1987 & 1u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1989 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1990 = t1989 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1991 = t1986 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1992 = t1991 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_12 = t1992 + t1990;
                    const u32 t1994 = pixel_12 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1995 = t1745 + t1994;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1996 = pixel_12 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1997 = t1988 ^ t1996;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t1998 = t1997 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_17 = t1995 + t1998;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_17), "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2000 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2001 = t2000 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2002 = t1986 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2003 = t2002 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2004 = t2003 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_13 = t2004 + t2001;
                    const u32 t2006 = pixel_13 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2007 = t1745 + t2006;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2008 = pixel_13 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2009 = t1988 ^ t2008;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2010 = t2009 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_18 = t2007 + t2010;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_18), "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_14 = lane >> 2u;
                    const bool t2013 = pixel_14 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2014 = pixel_14 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2015 = t2013 | t2014;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2015) {
                        const bool t2016 = pixel_14 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_2 = t2016 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2018 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_63 = t2018 ? m_25 : m_17;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2020 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2021 = t2020 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_15 = t2021 + beside_2;
                        const u32 t2023 = pixel_15 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2024 = t1745 + t2023;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2025 = pixel_15 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2026 = 0u ^ t2025;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2027 = t2026 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_19 = t2024 + t2027;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2029 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2030 = t2029 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2031 = place_19 + t2030;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2032;
                        asm("mov.b32 %0, %1;" : "=f"(t2032) : "r"(word_63));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2031), "f"(t2032) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2033 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_64 = t2033 ? m_26 : m_18;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2035 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2036 = t2035 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_16 = t2036 + beside_2;
                        const u32 t2038 = pixel_16 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2039 = t1745 + t2038;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2040 = pixel_16 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2041 = 1u ^ t2040;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2042 = t2041 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_20 = t2039 + t2042;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2044 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2045 = t2044 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2046 = place_20 + t2045;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2047;
                        asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(word_64));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2046), "f"(t2047) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2048 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_65 = t2048 ? m_27 : m_19;
                        const u32 t2050 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2051 = t2050 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2052 = t2051 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_17 = t2052 + beside_2;
                        const u32 t2054 = pixel_17 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2055 = t1745 + t2054;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2056 = pixel_17 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2057 = 0u ^ t2056;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2058 = t2057 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_21 = t2055 + t2058;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2060 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2061 = t2060 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2062 = place_21 + t2061;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2063;
                        asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(word_65));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2062), "f"(t2063) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2064 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_66 = t2064 ? m_28 : m_20;
                        const u32 t2066 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2067 = t2066 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2068 = t2067 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_18 = t2068 + beside_2;
                        const u32 t2070 = pixel_18 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2071 = t1745 + t2070;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2072 = pixel_18 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2073 = 1u ^ t2072;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2074 = t2073 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_22 = t2071 + t2074;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2076 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2077 = t2076 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2078 = place_22 + t2077;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2079;
                        asm("mov.b32 %0, %1;" : "=f"(t2079) : "r"(word_66));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2078), "f"(t2079) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2080 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_67 = t2080 ? m_29 : m_21;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2082 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2083 = t2082 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2084 = t2083 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_19 = t2084 + beside_2;
                        const u32 t2086 = pixel_19 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2087 = t1745 + t2086;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2088 = pixel_19 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2089 = 0u ^ t2088;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2090 = t2089 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_23 = t2087 + t2090;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2092 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2093 = t2092 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2094 = place_23 + t2093;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2095;
                        asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(word_67));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2094), "f"(t2095) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2096 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_68 = t2096 ? m_30 : m_22;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2098 = first_6 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2099 = t2098 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2100 = t2099 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_20 = t2100 + beside_2;
                        const u32 t2102 = pixel_20 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2103 = t1745 + t2102;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2104 = pixel_20 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2105 = 1u ^ t2104;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2106 = t2105 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_24 = t2103 + t2106;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2108 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2109 = t2108 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2110 = place_24 + t2109;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2111;
                        asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(word_68));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2110), "f"(t2111) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2112 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_69 = t2112 ? m_31 : m_23;
                        const u32 t2114 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2115 = t2114 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2116 = t2115 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2117 = t2116 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_21 = t2117 + beside_2;
                        const u32 t2119 = pixel_21 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2120 = t1745 + t2119;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2121 = pixel_21 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2122 = 0u ^ t2121;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2123 = t2122 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_25 = t2120 + t2123;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2125 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2126 = t2125 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2127 = place_25 + t2126;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2128;
                        asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(word_69));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2127), "f"(t2128) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2129 = pixel_14 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_70 = t2129 ? m_32 : m_24;
                        const u32 t2131 = first_6 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2132 = t2131 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2133 = t2132 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2134 = t2133 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_22 = t2134 + beside_2;
                        const u32 t2136 = pixel_22 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2137 = t1745 + t2136;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2138 = pixel_22 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2139 = 1u ^ t2138;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2140 = t2139 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_26 = t2137 + t2140;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2142 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2143 = t2142 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2144 = place_26 + t2143;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2145;
                        asm("mov.b32 %0, %1;" : "=f"(t2145) : "r"(word_70));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2144), "f"(t2145) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2146;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2146) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2147 = t2146 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2147) {
                    const u32 t2148 = t10 + 32u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2148) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2149 = t10 + 8u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2150 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2149), "r"(t2150) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2151 = t1235 + 1u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_7 = t2151 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2153 = t9 + 10240u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2154 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2155 = t2154 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2156 = t2155 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2157 = t2156 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2158 = 0u ^ t2157;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2159 = t2155 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2160 = t2158 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_21 = t2159 + t2160;
                const u32 t2162 = t2153 + from_21;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_33;
                u32 m_34;
                u32 m_35;
                u32 m_36;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t2162) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2163 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2164 = t2163 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2165 = t2164 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2166 = t2165 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2167 = 1u ^ t2166;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2168 = t2164 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2169 = t2167 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_22 = t2168 + t2169;
                const u32 t2171 = t2153 + from_22;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_37;
                u32 m_38;
                u32 m_39;
                u32 m_40;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t2171) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2172 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2173 = t2172 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2174 = t2173 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2175 = t2174 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2176 = 2u ^ t2175;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2177 = t2173 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2178 = t2176 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_23 = t2177 + t2178;
                const u32 t2180 = t2153 + from_23;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_41;
                u32 m_42;
                u32 m_43;
                u32 m_44;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t2180) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2181 = first_7 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2182 = t2181 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2183 = t2182 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2184 = t2183 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2185 = 3u ^ t2184;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2186 = t2182 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2187 = t2185 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_24 = t2186 + t2187;
                const u32 t2189 = t2153 + from_24;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_45;
                u32 m_46;
                u32 m_47;
                u32 m_48;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t2189) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_8 = first_7 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2191 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2192 = first_8 + t2191;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2193 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2194 = t2193 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2195 = t2194 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2196 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2197 = t2196 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2198 = t2192 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2199 = t2198 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_23 = t2199 + t2197;
                const u32 t2201 = pixel_23 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2202 = t1745 + t2201;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2203 = pixel_23 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2204 = t2195 ^ t2203;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2205 = t2204 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_27 = t2202 + t2205;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_27), "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2207 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2208 = t2207 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2209 = t2192 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2210 = t2209 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2211 = t2210 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_24 = t2211 + t2208;
                const u32 t2213 = pixel_24 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2214 = t1745 + t2213;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2215 = pixel_24 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2216 = t2195 ^ t2215;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2217 = t2216 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_28 = t2214 + t2217;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_28), "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_25 = lane >> 2u;
                const bool t2220 = pixel_25 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2221 = pixel_25 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2222 = t2220 | t2221;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2222) {
                    const bool t2223 = pixel_25 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_3 = t2223 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2225 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_71 = t2225 ? m_41 : m_33;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2227 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2228 = t2227 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_26 = t2228 + beside_3;
                    const u32 t2230 = pixel_26 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2231 = t1745 + t2230;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2232 = pixel_26 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2233 = 2u ^ t2232;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2234 = t2233 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_29 = t2231 + t2234;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2236 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2237 = t2236 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2238 = place_29 + t2237;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2239;
                    asm("mov.b32 %0, %1;" : "=f"(t2239) : "r"(word_71));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2238), "f"(t2239) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2240 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_72 = t2240 ? m_42 : m_34;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2242 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2243 = t2242 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_27 = t2243 + beside_3;
                    const u32 t2245 = pixel_27 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2246 = t1745 + t2245;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2247 = pixel_27 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2248 = 3u ^ t2247;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2249 = t2248 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_30 = t2246 + t2249;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2251 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2252 = t2251 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2253 = place_30 + t2252;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2254;
                    asm("mov.b32 %0, %1;" : "=f"(t2254) : "r"(word_72));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2253), "f"(t2254) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2255 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_73 = t2255 ? m_43 : m_35;
                    const u32 t2257 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2258 = t2257 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2259 = t2258 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_28 = t2259 + beside_3;
                    const u32 t2261 = pixel_28 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2262 = t1745 + t2261;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2263 = pixel_28 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2264 = 2u ^ t2263;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2265 = t2264 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_31 = t2262 + t2265;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2267 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2268 = t2267 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2269 = place_31 + t2268;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2270;
                    asm("mov.b32 %0, %1;" : "=f"(t2270) : "r"(word_73));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2269), "f"(t2270) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2271 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_74 = t2271 ? m_44 : m_36;
                    const u32 t2273 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2274 = t2273 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2275 = t2274 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_29 = t2275 + beside_3;
                    const u32 t2277 = pixel_29 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2278 = t1745 + t2277;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2279 = pixel_29 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2280 = 3u ^ t2279;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2281 = t2280 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_32 = t2278 + t2281;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2283 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2284 = t2283 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2285 = place_32 + t2284;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2286;
                    asm("mov.b32 %0, %1;" : "=f"(t2286) : "r"(word_74));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2285), "f"(t2286) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2287 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_75 = t2287 ? m_45 : m_37;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2289 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2290 = t2289 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2291 = t2290 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_30 = t2291 + beside_3;
                    const u32 t2293 = pixel_30 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2294 = t1745 + t2293;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2295 = pixel_30 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2296 = 2u ^ t2295;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2297 = t2296 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_33 = t2294 + t2297;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2299 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2300 = t2299 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2301 = place_33 + t2300;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2302;
                    asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(word_75));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2301), "f"(t2302) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2303 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_76 = t2303 ? m_46 : m_38;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2305 = first_8 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2306 = t2305 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2307 = t2306 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_31 = t2307 + beside_3;
                    const u32 t2309 = pixel_31 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2310 = t1745 + t2309;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2311 = pixel_31 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2312 = 3u ^ t2311;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2313 = t2312 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_34 = t2310 + t2313;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2315 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2316 = t2315 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2317 = place_34 + t2316;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2318;
                    asm("mov.b32 %0, %1;" : "=f"(t2318) : "r"(word_76));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2317), "f"(t2318) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2319 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_77 = t2319 ? m_47 : m_39;
                    const u32 t2321 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2322 = t2321 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2323 = t2322 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2324 = t2323 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_32 = t2324 + beside_3;
                    const u32 t2326 = pixel_32 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2327 = t1745 + t2326;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2328 = pixel_32 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2329 = 2u ^ t2328;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2330 = t2329 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_35 = t2327 + t2330;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2332 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2333 = t2332 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2334 = place_35 + t2333;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2335;
                    asm("mov.b32 %0, %1;" : "=f"(t2335) : "r"(word_77));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2334), "f"(t2335) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2336 = pixel_25 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_78 = t2336 ? m_48 : m_40;
                    const u32 t2338 = first_8 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2339 = t2338 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2340 = t2339 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2341 = t2340 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_33 = t2341 + beside_3;
                    const u32 t2343 = pixel_33 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2344 = t1745 + t2343;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2345 = pixel_33 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2346 = 3u ^ t2345;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2347 = t2346 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_36 = t2344 + t2347;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2349 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2350 = t2349 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2351 = place_36 + t2350;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2352;
                    asm("mov.b32 %0, %1;" : "=f"(t2352) : "r"(word_78));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2351), "f"(t2352) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_2 = first_7 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2354 = unit_2 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2354) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2355 = t9 + 10240u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2356 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2357 = t2356 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2358 = t2357 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2359 = t2358 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2360 = 0u ^ t2359;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2361 = t2357 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2362 = t2360 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_25 = t2361 + t2362;
                    const u32 t2364 = t2355 + from_25;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_49;
                    u32 m_50;
                    u32 m_51;
                    u32 m_52;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t2364) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2365 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2366 = t2365 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2367 = t2366 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2368 = t2367 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2369 = 1u ^ t2368;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2370 = t2366 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2371 = t2369 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_26 = t2370 + t2371;
                    const u32 t2373 = t2355 + from_26;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_53;
                    u32 m_54;
                    u32 m_55;
                    u32 m_56;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t2373) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2374 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2375 = t2374 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2376 = t2375 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2377 = t2376 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2378 = 2u ^ t2377;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2379 = t2375 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2380 = t2378 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_27 = t2379 + t2380;
                    const u32 t2382 = t2355 + from_27;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_57;
                    u32 m_58;
                    u32 m_59;
                    u32 m_60;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t2382) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2383 = unit_2 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2384 = t2383 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2385 = t2384 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2386 = t2385 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2387 = 3u ^ t2386;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2388 = t2384 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2389 = t2387 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_28 = t2388 + t2389;
                    const u32 t2391 = t2355 + from_28;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_61;
                    u32 m_62;
                    u32 m_63;
                    u32 m_64;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t2391) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_9 = unit_2 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2393 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2394 = first_9 + t2393;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2395 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2396 = t2395 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2397 = t2396 + 2u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2398 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2399 = t2398 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2400 = t2394 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2401 = t2400 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_34 = t2401 + t2399;
                    const u32 t2403 = pixel_34 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2404 = t1745 + t2403;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2405 = pixel_34 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2406 = t2397 ^ t2405;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2407 = t2406 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_37 = t2404 + t2407;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_37), "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2409 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2410 = t2409 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2411 = t2394 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2412 = t2411 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2413 = t2412 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_35 = t2413 + t2410;
                    const u32 t2415 = pixel_35 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2416 = t1745 + t2415;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2417 = pixel_35 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2418 = t2397 ^ t2417;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2419 = t2418 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_38 = t2416 + t2419;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_38), "r"(m_57), "r"(m_58), "r"(m_59), "r"(m_60) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_36 = lane >> 2u;
                    const bool t2422 = pixel_36 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2423 = pixel_36 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2424 = t2422 | t2423;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2424) {
                        const bool t2425 = pixel_36 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_4 = t2425 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2427 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_79 = t2427 ? m_57 : m_49;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2429 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2430 = t2429 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_37 = t2430 + beside_4;
                        const u32 t2432 = pixel_37 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2433 = t1745 + t2432;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2434 = pixel_37 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2435 = 2u ^ t2434;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2436 = t2435 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_39 = t2433 + t2436;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2438 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2439 = t2438 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2440 = place_39 + t2439;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2441;
                        asm("mov.b32 %0, %1;" : "=f"(t2441) : "r"(word_79));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2440), "f"(t2441) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2442 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_80 = t2442 ? m_58 : m_50;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2444 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2445 = t2444 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_38 = t2445 + beside_4;
                        const u32 t2447 = pixel_38 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2448 = t1745 + t2447;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2449 = pixel_38 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2450 = 3u ^ t2449;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2451 = t2450 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_40 = t2448 + t2451;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2453 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2454 = t2453 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2455 = place_40 + t2454;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2456;
                        asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(word_80));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2455), "f"(t2456) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2457 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_81 = t2457 ? m_59 : m_51;
                        const u32 t2459 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2460 = t2459 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2461 = t2460 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_39 = t2461 + beside_4;
                        const u32 t2463 = pixel_39 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2464 = t1745 + t2463;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2465 = pixel_39 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2466 = 2u ^ t2465;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2467 = t2466 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_41 = t2464 + t2467;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2469 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2470 = t2469 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2471 = place_41 + t2470;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2472;
                        asm("mov.b32 %0, %1;" : "=f"(t2472) : "r"(word_81));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2471), "f"(t2472) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2473 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_82 = t2473 ? m_60 : m_52;
                        const u32 t2475 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2476 = t2475 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2477 = t2476 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_40 = t2477 + beside_4;
                        const u32 t2479 = pixel_40 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2480 = t1745 + t2479;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2481 = pixel_40 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2482 = 3u ^ t2481;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2483 = t2482 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_42 = t2480 + t2483;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2485 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2486 = t2485 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2487 = place_42 + t2486;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2488;
                        asm("mov.b32 %0, %1;" : "=f"(t2488) : "r"(word_82));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2487), "f"(t2488) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2489 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_83 = t2489 ? m_61 : m_53;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2491 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2492 = t2491 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2493 = t2492 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_41 = t2493 + beside_4;
                        const u32 t2495 = pixel_41 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2496 = t1745 + t2495;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2497 = pixel_41 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2498 = 2u ^ t2497;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2499 = t2498 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_43 = t2496 + t2499;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2501 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2502 = t2501 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2503 = place_43 + t2502;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2504;
                        asm("mov.b32 %0, %1;" : "=f"(t2504) : "r"(word_83));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2503), "f"(t2504) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2505 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_84 = t2505 ? m_62 : m_54;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2507 = first_9 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2508 = t2507 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2509 = t2508 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_42 = t2509 + beside_4;
                        const u32 t2511 = pixel_42 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2512 = t1745 + t2511;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2513 = pixel_42 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2514 = 3u ^ t2513;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2515 = t2514 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_44 = t2512 + t2515;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2517 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2518 = t2517 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2519 = place_44 + t2518;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2520;
                        asm("mov.b32 %0, %1;" : "=f"(t2520) : "r"(word_84));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2519), "f"(t2520) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2521 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_85 = t2521 ? m_63 : m_55;
                        const u32 t2523 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2524 = t2523 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2525 = t2524 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2526 = t2525 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_43 = t2526 + beside_4;
                        const u32 t2528 = pixel_43 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2529 = t1745 + t2528;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2530 = pixel_43 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2531 = 2u ^ t2530;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2532 = t2531 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_45 = t2529 + t2532;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2534 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2535 = t2534 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2536 = place_45 + t2535;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2537;
                        asm("mov.b32 %0, %1;" : "=f"(t2537) : "r"(word_85));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2536), "f"(t2537) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2538 = pixel_36 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_86 = t2538 ? m_64 : m_56;
                        const u32 t2540 = first_9 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2541 = t2540 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2542 = t2541 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2543 = t2542 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_44 = t2543 + beside_4;
                        const u32 t2545 = pixel_44 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2546 = t1745 + t2545;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2547 = pixel_44 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2548 = 3u ^ t2547;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2549 = t2548 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_46 = t2546 + t2549;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2551 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2552 = t2551 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2553 = place_46 + t2552;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2554;
                        asm("mov.b32 %0, %1;" : "=f"(t2554) : "r"(word_86));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2553), "f"(t2554) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2555;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2555) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2556 = t2555 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2556) {
                    const u32 t2557 = t10 + 40u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2557) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2558 = t10 + 16u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2559 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2558), "r"(t2559) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2560 = t1235 + 2u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_10 = t2560 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2562 = t9 + 20480u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2563 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2564 = t2563 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2565 = t2564 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2566 = t2565 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2567 = 0u ^ t2566;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2568 = t2564 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2569 = t2567 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_29 = t2568 + t2569;
                const u32 t2571 = t2562 + from_29;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_65;
                u32 m_66;
                u32 m_67;
                u32 m_68;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t2571) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2572 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2573 = t2572 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2574 = t2573 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2575 = t2574 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2576 = 1u ^ t2575;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2577 = t2573 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2578 = t2576 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_30 = t2577 + t2578;
                const u32 t2580 = t2562 + from_30;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_69;
                u32 m_70;
                u32 m_71;
                u32 m_72;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t2580) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2581 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2582 = t2581 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2583 = t2582 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2584 = t2583 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2585 = 2u ^ t2584;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2586 = t2582 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2587 = t2585 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_31 = t2586 + t2587;
                const u32 t2589 = t2562 + from_31;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_73;
                u32 m_74;
                u32 m_75;
                u32 m_76;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t2589) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2590 = first_10 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2591 = t2590 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2592 = t2591 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2593 = t2592 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2594 = 3u ^ t2593;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2595 = t2591 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2596 = t2594 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_32 = t2595 + t2596;
                const u32 t2598 = t2562 + from_32;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_77;
                u32 m_78;
                u32 m_79;
                u32 m_80;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t2598) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_11 = first_10 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2600 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2601 = first_11 + t2600;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2602 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2603 = t2602 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2604 = t2603 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2605 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2606 = t2605 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2607 = t2601 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2608 = t2607 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_45 = t2608 + t2606;
                const u32 t2610 = pixel_45 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2611 = t1745 + t2610;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2612 = pixel_45 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2613 = t2604 ^ t2612;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2614 = t2613 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_47 = t2611 + t2614;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_47), "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2616 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2617 = t2616 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2618 = t2601 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2619 = t2618 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2620 = t2619 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_46 = t2620 + t2617;
                const u32 t2622 = pixel_46 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2623 = t1745 + t2622;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2624 = pixel_46 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2625 = t2604 ^ t2624;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2626 = t2625 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_48 = t2623 + t2626;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_48), "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_47 = lane >> 2u;
                const bool t2629 = pixel_47 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2630 = pixel_47 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2631 = t2629 | t2630;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2631) {
                    const bool t2632 = pixel_47 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_5 = t2632 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2634 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_87 = t2634 ? m_73 : m_65;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2636 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2637 = t2636 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_48 = t2637 + beside_5;
                    const u32 t2639 = pixel_48 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2640 = t1745 + t2639;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2641 = pixel_48 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2642 = 4u ^ t2641;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2643 = t2642 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_49 = t2640 + t2643;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2645 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2646 = t2645 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2647 = place_49 + t2646;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2648;
                    asm("mov.b32 %0, %1;" : "=f"(t2648) : "r"(word_87));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2647), "f"(t2648) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2649 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_88 = t2649 ? m_74 : m_66;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2651 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2652 = t2651 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_49 = t2652 + beside_5;
                    const u32 t2654 = pixel_49 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2655 = t1745 + t2654;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2656 = pixel_49 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2657 = 5u ^ t2656;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2658 = t2657 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_50 = t2655 + t2658;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2660 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2661 = t2660 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2662 = place_50 + t2661;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2663;
                    asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(word_88));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2662), "f"(t2663) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2664 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_89 = t2664 ? m_75 : m_67;
                    const u32 t2666 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2667 = t2666 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2668 = t2667 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_50 = t2668 + beside_5;
                    const u32 t2670 = pixel_50 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2671 = t1745 + t2670;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2672 = pixel_50 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2673 = 4u ^ t2672;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2674 = t2673 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_51 = t2671 + t2674;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2676 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2677 = t2676 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2678 = place_51 + t2677;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2679;
                    asm("mov.b32 %0, %1;" : "=f"(t2679) : "r"(word_89));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2678), "f"(t2679) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2680 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_90 = t2680 ? m_76 : m_68;
                    const u32 t2682 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2683 = t2682 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2684 = t2683 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_51 = t2684 + beside_5;
                    const u32 t2686 = pixel_51 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2687 = t1745 + t2686;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2688 = pixel_51 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2689 = 5u ^ t2688;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2690 = t2689 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_52 = t2687 + t2690;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2692 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2693 = t2692 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2694 = place_52 + t2693;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2695;
                    asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(word_90));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2694), "f"(t2695) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2696 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_91 = t2696 ? m_77 : m_69;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2698 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2699 = t2698 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2700 = t2699 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_52 = t2700 + beside_5;
                    const u32 t2702 = pixel_52 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2703 = t1745 + t2702;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2704 = pixel_52 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2705 = 4u ^ t2704;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2706 = t2705 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_53 = t2703 + t2706;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2708 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2709 = t2708 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2710 = place_53 + t2709;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2711;
                    asm("mov.b32 %0, %1;" : "=f"(t2711) : "r"(word_91));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2710), "f"(t2711) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2712 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_92 = t2712 ? m_78 : m_70;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2714 = first_11 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2715 = t2714 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2716 = t2715 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_53 = t2716 + beside_5;
                    const u32 t2718 = pixel_53 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2719 = t1745 + t2718;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2720 = pixel_53 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2721 = 5u ^ t2720;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2722 = t2721 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_54 = t2719 + t2722;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2724 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2725 = t2724 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2726 = place_54 + t2725;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2727;
                    asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(word_92));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2726), "f"(t2727) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2728 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_93 = t2728 ? m_79 : m_71;
                    const u32 t2730 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2731 = t2730 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2732 = t2731 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2733 = t2732 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_54 = t2733 + beside_5;
                    const u32 t2735 = pixel_54 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2736 = t1745 + t2735;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2737 = pixel_54 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2738 = 4u ^ t2737;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2739 = t2738 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_55 = t2736 + t2739;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2741 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2742 = t2741 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2743 = place_55 + t2742;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2744;
                    asm("mov.b32 %0, %1;" : "=f"(t2744) : "r"(word_93));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2743), "f"(t2744) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2745 = pixel_47 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_94 = t2745 ? m_80 : m_72;
                    const u32 t2747 = first_11 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2748 = t2747 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2749 = t2748 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2750 = t2749 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_55 = t2750 + beside_5;
                    const u32 t2752 = pixel_55 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2753 = t1745 + t2752;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2754 = pixel_55 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2755 = 5u ^ t2754;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2756 = t2755 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_56 = t2753 + t2756;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2758 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2759 = t2758 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2760 = place_56 + t2759;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t2761;
                    asm("mov.b32 %0, %1;" : "=f"(t2761) : "r"(word_94));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2760), "f"(t2761) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_3 = first_10 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2763 = unit_3 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2763) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2764 = t9 + 20480u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2765 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2766 = t2765 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2767 = t2766 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2768 = t2767 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2769 = 0u ^ t2768;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2770 = t2766 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2771 = t2769 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_33 = t2770 + t2771;
                    const u32 t2773 = t2764 + from_33;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_81;
                    u32 m_82;
                    u32 m_83;
                    u32 m_84;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t2773) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2774 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2775 = t2774 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2776 = t2775 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2777 = t2776 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2778 = 1u ^ t2777;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2779 = t2775 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2780 = t2778 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_34 = t2779 + t2780;
                    const u32 t2782 = t2764 + from_34;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_85;
                    u32 m_86;
                    u32 m_87;
                    u32 m_88;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t2782) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2783 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2784 = t2783 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2785 = t2784 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2786 = t2785 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2787 = 2u ^ t2786;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2788 = t2784 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2789 = t2787 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_35 = t2788 + t2789;
                    const u32 t2791 = t2764 + from_35;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_89;
                    u32 m_90;
                    u32 m_91;
                    u32 m_92;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t2791) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2792 = unit_3 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2793 = t2792 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2794 = t2793 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2795 = t2794 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2796 = 3u ^ t2795;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2797 = t2793 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2798 = t2796 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_36 = t2797 + t2798;
                    const u32 t2800 = t2764 + from_36;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_93;
                    u32 m_94;
                    u32 m_95;
                    u32 m_96;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t2800) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_12 = unit_3 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2802 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2803 = first_12 + t2802;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2804 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2805 = t2804 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2806 = t2805 + 4u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2807 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2808 = t2807 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2809 = t2803 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2810 = t2809 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_56 = t2810 + t2808;
                    const u32 t2812 = pixel_56 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2813 = t1745 + t2812;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2814 = pixel_56 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2815 = t2806 ^ t2814;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2816 = t2815 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_57 = t2813 + t2816;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_57), "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2818 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2819 = t2818 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2820 = t2803 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2821 = t2820 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2822 = t2821 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_57 = t2822 + t2819;
                    const u32 t2824 = pixel_57 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2825 = t1745 + t2824;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2826 = pixel_57 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2827 = t2806 ^ t2826;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t2828 = t2827 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_58 = t2825 + t2828;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_58), "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_58 = lane >> 2u;
                    const bool t2831 = pixel_58 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2832 = pixel_58 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t2833 = t2831 | t2832;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t2833) {
                        const bool t2834 = pixel_58 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_6 = t2834 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2836 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_95 = t2836 ? m_89 : m_81;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2838 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2839 = t2838 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_59 = t2839 + beside_6;
                        const u32 t2841 = pixel_59 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2842 = t1745 + t2841;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2843 = pixel_59 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2844 = 4u ^ t2843;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2845 = t2844 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_59 = t2842 + t2845;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2847 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2848 = t2847 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2849 = place_59 + t2848;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2850;
                        asm("mov.b32 %0, %1;" : "=f"(t2850) : "r"(word_95));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2849), "f"(t2850) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2851 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_96 = t2851 ? m_90 : m_82;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2853 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2854 = t2853 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_60 = t2854 + beside_6;
                        const u32 t2856 = pixel_60 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2857 = t1745 + t2856;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2858 = pixel_60 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2859 = 5u ^ t2858;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2860 = t2859 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_60 = t2857 + t2860;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2862 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2863 = t2862 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2864 = place_60 + t2863;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2865;
                        asm("mov.b32 %0, %1;" : "=f"(t2865) : "r"(word_96));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2864), "f"(t2865) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2866 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_97 = t2866 ? m_91 : m_83;
                        const u32 t2868 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2869 = t2868 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2870 = t2869 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_61 = t2870 + beside_6;
                        const u32 t2872 = pixel_61 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2873 = t1745 + t2872;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2874 = pixel_61 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2875 = 4u ^ t2874;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2876 = t2875 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_61 = t2873 + t2876;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2878 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2879 = t2878 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2880 = place_61 + t2879;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2881;
                        asm("mov.b32 %0, %1;" : "=f"(t2881) : "r"(word_97));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2880), "f"(t2881) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2882 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_98 = t2882 ? m_92 : m_84;
                        const u32 t2884 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2885 = t2884 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2886 = t2885 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_62 = t2886 + beside_6;
                        const u32 t2888 = pixel_62 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2889 = t1745 + t2888;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2890 = pixel_62 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2891 = 5u ^ t2890;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2892 = t2891 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_62 = t2889 + t2892;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2894 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2895 = t2894 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2896 = place_62 + t2895;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2897;
                        asm("mov.b32 %0, %1;" : "=f"(t2897) : "r"(word_98));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2896), "f"(t2897) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2898 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_99 = t2898 ? m_93 : m_85;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2900 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2901 = t2900 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2902 = t2901 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_63 = t2902 + beside_6;
                        const u32 t2904 = pixel_63 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2905 = t1745 + t2904;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2906 = pixel_63 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2907 = 4u ^ t2906;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2908 = t2907 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_63 = t2905 + t2908;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2910 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2911 = t2910 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2912 = place_63 + t2911;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2913;
                        asm("mov.b32 %0, %1;" : "=f"(t2913) : "r"(word_99));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2912), "f"(t2913) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2914 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_100 = t2914 ? m_94 : m_86;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2916 = first_12 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2917 = t2916 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2918 = t2917 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_64 = t2918 + beside_6;
                        const u32 t2920 = pixel_64 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2921 = t1745 + t2920;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2922 = pixel_64 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2923 = 5u ^ t2922;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2924 = t2923 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_64 = t2921 + t2924;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2926 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2927 = t2926 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2928 = place_64 + t2927;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2929;
                        asm("mov.b32 %0, %1;" : "=f"(t2929) : "r"(word_100));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2928), "f"(t2929) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2930 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_101 = t2930 ? m_95 : m_87;
                        const u32 t2932 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2933 = t2932 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2934 = t2933 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2935 = t2934 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_65 = t2935 + beside_6;
                        const u32 t2937 = pixel_65 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2938 = t1745 + t2937;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2939 = pixel_65 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2940 = 4u ^ t2939;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2941 = t2940 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_65 = t2938 + t2941;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2943 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2944 = t2943 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2945 = place_65 + t2944;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2946;
                        asm("mov.b32 %0, %1;" : "=f"(t2946) : "r"(word_101));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2945), "f"(t2946) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t2947 = pixel_58 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_102 = t2947 ? m_96 : m_88;
                        const u32 t2949 = first_12 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2950 = t2949 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2951 = t2950 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2952 = t2951 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_66 = t2952 + beside_6;
                        const u32 t2954 = pixel_66 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2955 = t1745 + t2954;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2956 = pixel_66 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2957 = 5u ^ t2956;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2958 = t2957 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_66 = t2955 + t2958;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2960 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2961 = t2960 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t2962 = place_66 + t2961;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t2963;
                        asm("mov.b32 %0, %1;" : "=f"(t2963) : "r"(word_102));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t2962), "f"(t2963) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2964;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2964) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t2965 = t2964 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t2965) {
                    const u32 t2966 = t10 + 48u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2966) : "memory");
                }
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2967 = t10 + 24u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2968 = i_6 & 1u;
#line 108 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2967), "r"(t2968) : "memory");
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2969 = t1235 + 3u;
#line 110 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_13 = t2969 & 3u;
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2971 = t9 + 30720u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2972 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2973 = t2972 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2974 = t2973 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2975 = t2974 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2976 = 0u ^ t2975;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2977 = t2973 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2978 = t2976 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_37 = t2977 + t2978;
                const u32 t2980 = t2971 + from_37;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_97;
                u32 m_98;
                u32 m_99;
                u32 m_100;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2980) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2981 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2982 = t2981 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2983 = t2982 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2984 = t2983 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2985 = 1u ^ t2984;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2986 = t2982 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2987 = t2985 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_38 = t2986 + t2987;
                const u32 t2989 = t2971 + from_38;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_101;
                u32 m_102;
                u32 m_103;
                u32 m_104;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2989) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2990 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2991 = t2990 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2992 = t2991 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2993 = t2992 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2994 = 2u ^ t2993;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2995 = t2991 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2996 = t2994 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_39 = t2995 + t2996;
                const u32 t2998 = t2971 + from_39;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_105;
                u32 m_106;
                u32 m_107;
                u32 m_108;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2998) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t2999 = first_13 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3000 = t2999 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3001 = t3000 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3002 = t3001 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3003 = 3u ^ t3002;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3004 = t3000 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3005 = t3003 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 from_40 = t3004 + t3005;
                const u32 t3007 = t2971 + from_40;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                u32 m_109;
                u32 m_110;
                u32 m_111;
                u32 m_112;
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t3007) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 first_14 = first_13 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3009 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3010 = first_14 + t3009;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3011 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3012 = t3011 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3013 = t3012 + 6u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3014 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3015 = t3014 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3016 = t3010 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3017 = t3016 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_67 = t3017 + t3015;
                const u32 t3019 = pixel_67 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3020 = t1745 + t3019;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3021 = pixel_67 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3022 = t3013 ^ t3021;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3023 = t3022 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_67 = t3020 + t3023;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_67), "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3025 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3026 = t3025 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3027 = t3010 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3028 = t3027 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3029 = t3028 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_68 = t3029 + t3026;
                const u32 t3031 = pixel_68 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3032 = t1745 + t3031;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3033 = pixel_68 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3034 = t3013 ^ t3033;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 t3035 = t3034 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 place_68 = t3032 + t3035;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_68), "r"(m_105), "r"(m_106), "r"(m_107), "r"(m_108) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 pixel_69 = lane >> 2u;
                const bool t3038 = pixel_69 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3039 = pixel_69 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3040 = t3038 | t3039;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3040) {
                    const bool t3041 = pixel_69 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 beside_7 = t3041 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3043 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_103 = t3043 ? m_105 : m_97;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3045 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3046 = t3045 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_70 = t3046 + beside_7;
                    const u32 t3048 = pixel_70 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3049 = t1745 + t3048;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3050 = pixel_70 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3051 = 6u ^ t3050;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3052 = t3051 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_69 = t3049 + t3052;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3054 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3055 = t3054 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3056 = place_69 + t3055;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3057;
                    asm("mov.b32 %0, %1;" : "=f"(t3057) : "r"(word_103));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3056), "f"(t3057) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3058 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_104 = t3058 ? m_106 : m_98;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3060 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3061 = t3060 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_71 = t3061 + beside_7;
                    const u32 t3063 = pixel_71 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3064 = t1745 + t3063;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3065 = pixel_71 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3066 = 7u ^ t3065;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3067 = t3066 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_70 = t3064 + t3067;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3069 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3070 = t3069 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3071 = place_70 + t3070;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3072;
                    asm("mov.b32 %0, %1;" : "=f"(t3072) : "r"(word_104));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3071), "f"(t3072) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3073 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_105 = t3073 ? m_107 : m_99;
                    const u32 t3075 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3076 = t3075 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3077 = t3076 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_72 = t3077 + beside_7;
                    const u32 t3079 = pixel_72 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3080 = t1745 + t3079;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3081 = pixel_72 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3082 = 6u ^ t3081;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3083 = t3082 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_71 = t3080 + t3083;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3085 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3086 = t3085 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3087 = place_71 + t3086;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3088;
                    asm("mov.b32 %0, %1;" : "=f"(t3088) : "r"(word_105));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3087), "f"(t3088) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3089 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_106 = t3089 ? m_108 : m_100;
                    const u32 t3091 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3092 = t3091 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3093 = t3092 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_73 = t3093 + beside_7;
                    const u32 t3095 = pixel_73 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3096 = t1745 + t3095;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3097 = pixel_73 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3098 = 7u ^ t3097;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3099 = t3098 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_72 = t3096 + t3099;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3101 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3102 = t3101 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3103 = place_72 + t3102;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3104;
                    asm("mov.b32 %0, %1;" : "=f"(t3104) : "r"(word_106));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3103), "f"(t3104) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3105 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_107 = t3105 ? m_109 : m_101;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3107 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3108 = t3107 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3109 = t3108 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_74 = t3109 + beside_7;
                    const u32 t3111 = pixel_74 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3112 = t1745 + t3111;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3113 = pixel_74 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3114 = 6u ^ t3113;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3115 = t3114 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_73 = t3112 + t3115;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3117 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3118 = t3117 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3119 = place_73 + t3118;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3120;
                    asm("mov.b32 %0, %1;" : "=f"(t3120) : "r"(word_107));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3119), "f"(t3120) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3121 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_108 = t3121 ? m_110 : m_102;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3123 = first_14 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3124 = t3123 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3125 = t3124 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_75 = t3125 + beside_7;
                    const u32 t3127 = pixel_75 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3128 = t1745 + t3127;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3129 = pixel_75 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3130 = 7u ^ t3129;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3131 = t3130 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_74 = t3128 + t3131;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3133 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3134 = t3133 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3135 = place_74 + t3134;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3136;
                    asm("mov.b32 %0, %1;" : "=f"(t3136) : "r"(word_108));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3135), "f"(t3136) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3137 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_109 = t3137 ? m_111 : m_103;
                    const u32 t3139 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3140 = t3139 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3141 = t3140 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3142 = t3141 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_76 = t3142 + beside_7;
                    const u32 t3144 = pixel_76 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3145 = t1745 + t3144;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3146 = pixel_76 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3147 = 6u ^ t3146;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3148 = t3147 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_75 = t3145 + t3148;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3150 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3151 = t3150 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3152 = place_75 + t3151;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3153;
                    asm("mov.b32 %0, %1;" : "=f"(t3153) : "r"(word_109));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3152), "f"(t3153) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3154 = pixel_69 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 word_110 = t3154 ? m_112 : m_104;
                    const u32 t3156 = first_14 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3157 = t3156 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3158 = t3157 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3159 = t3158 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_77 = t3159 + beside_7;
                    const u32 t3161 = pixel_77 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3162 = t1745 + t3161;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3163 = pixel_77 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3164 = 7u ^ t3163;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3165 = t3164 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_76 = t3162 + t3165;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3167 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3168 = t3167 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3169 = place_76 + t3168;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    f32 t3170;
                    asm("mov.b32 %0, %1;" : "=f"(t3170) : "r"(word_110));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3169), "f"(t3170) : "memory");
                }
#line 112 "fa-kernels/src/conv/streaming/planes.rs"
                const u32 unit_4 = first_13 + 4u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3172 = unit_4 < 5u;
#line 115 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3172) {
#line 131 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3173 = t9 + 30720u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3174 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3175 = t3174 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3176 = t3175 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3177 = t3176 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3178 = 0u ^ t3177;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3179 = t3175 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3180 = t3178 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_41 = t3179 + t3180;
                    const u32 t3182 = t3173 + from_41;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_113;
                    u32 m_114;
                    u32 m_115;
                    u32 m_116;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t3182) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3183 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3184 = t3183 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3185 = t3184 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3186 = t3185 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3187 = 1u ^ t3186;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3188 = t3184 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3189 = t3187 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_42 = t3188 + t3189;
                    const u32 t3191 = t3173 + from_42;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_117;
                    u32 m_118;
                    u32 m_119;
                    u32 m_120;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t3191) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3192 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3193 = t3192 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3194 = t3193 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3195 = t3194 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3196 = 2u ^ t3195;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3197 = t3193 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3198 = t3196 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_43 = t3197 + t3198;
                    const u32 t3200 = t3173 + from_43;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_121;
                    u32 m_122;
                    u32 m_123;
                    u32 m_124;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t3200) : "memory");
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3201 = unit_4 << 5u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3202 = t3201 + lane;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3203 = t3202 >> 1u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3204 = t3203 & 3u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3205 = 3u ^ t3204;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3206 = t3202 << 6u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3207 = t3205 << 4u;
#line 140 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 from_44 = t3206 + t3207;
                    const u32 t3209 = t3173 + from_44;
#line 141 "fa-kernels/src/conv/streaming/planes.rs"
                    u32 m_125;
                    u32 m_126;
                    u32 m_127;
                    u32 m_128;
                    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t3209) : "memory");
#line 145 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 first_15 = unit_4 << 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3211 = lane >> 4u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3212 = first_15 + t3211;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3213 = lane >> 3u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3214 = t3213 & 1u;
#line 147 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3215 = t3214 + 6u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3216 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3217 = t3216 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3218 = t3212 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3219 = t3218 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_78 = t3219 + t3217;
                    const u32 t3221 = pixel_78 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3222 = t1745 + t3221;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3223 = pixel_78 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3224 = t3215 ^ t3223;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3225 = t3224 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_77 = t3222 + t3225;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_77), "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120) : "memory");
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3227 = lane & 7u;
#line 149 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3228 = t3227 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3229 = t3212 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3230 = t3229 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3231 = t3230 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_79 = t3231 + t3228;
                    const u32 t3233 = pixel_79 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3234 = t1745 + t3233;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3235 = pixel_79 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3236 = t3215 ^ t3235;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 t3237 = t3236 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 place_78 = t3234 + t3237;
#line 150 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(place_78), "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124) : "memory");
#line 154 "fa-kernels/src/conv/streaming/planes.rs"
                    const u32 pixel_80 = lane >> 2u;
                    const bool t3240 = pixel_80 == 0u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3241 = pixel_80 == 7u;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    const bool t3242 = t3240 | t3241;
#line 155 "fa-kernels/src/conv/streaming/planes.rs"
                    if (t3242) {
                        const bool t3243 = pixel_80 == 0u;
#line 156 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 beside_8 = t3243 ? 9u : 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3245 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_111 = t3245 ? m_121 : m_113;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3247 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3248 = t3247 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_81 = t3248 + beside_8;
                        const u32 t3250 = pixel_81 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3251 = t1745 + t3250;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3252 = pixel_81 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3253 = 6u ^ t3252;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3254 = t3253 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_79 = t3251 + t3254;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3256 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3257 = t3256 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3258 = place_79 + t3257;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3259;
                        asm("mov.b32 %0, %1;" : "=f"(t3259) : "r"(word_111));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3258), "f"(t3259) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3260 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_112 = t3260 ? m_122 : m_114;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3262 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3263 = t3262 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_82 = t3263 + beside_8;
                        const u32 t3265 = pixel_82 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3266 = t1745 + t3265;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3267 = pixel_82 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3268 = 7u ^ t3267;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3269 = t3268 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_80 = t3266 + t3269;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3271 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3272 = t3271 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3273 = place_80 + t3272;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3274;
                        asm("mov.b32 %0, %1;" : "=f"(t3274) : "r"(word_112));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3273), "f"(t3274) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3275 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_113 = t3275 ? m_123 : m_115;
                        const u32 t3277 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3278 = t3277 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3279 = t3278 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_83 = t3279 + beside_8;
                        const u32 t3281 = pixel_83 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3282 = t1745 + t3281;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3283 = pixel_83 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3284 = 6u ^ t3283;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3285 = t3284 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_81 = t3282 + t3285;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3287 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3288 = t3287 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3289 = place_81 + t3288;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3290;
                        asm("mov.b32 %0, %1;" : "=f"(t3290) : "r"(word_113));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3289), "f"(t3290) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3291 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_114 = t3291 ? m_124 : m_116;
                        const u32 t3293 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3294 = t3293 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3295 = t3294 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_84 = t3295 + beside_8;
                        const u32 t3297 = pixel_84 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3298 = t1745 + t3297;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3299 = pixel_84 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3300 = 7u ^ t3299;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3301 = t3300 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_82 = t3298 + t3301;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3303 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3304 = t3303 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3305 = place_82 + t3304;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3306;
                        asm("mov.b32 %0, %1;" : "=f"(t3306) : "r"(word_114));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3305), "f"(t3306) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3307 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_115 = t3307 ? m_125 : m_117;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3309 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3310 = t3309 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3311 = t3310 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_85 = t3311 + beside_8;
                        const u32 t3313 = pixel_85 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3314 = t1745 + t3313;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3315 = pixel_85 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3316 = 6u ^ t3315;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3317 = t3316 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_83 = t3314 + t3317;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3319 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3320 = t3319 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3321 = place_83 + t3320;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3322;
                        asm("mov.b32 %0, %1;" : "=f"(t3322) : "r"(word_115));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3321), "f"(t3322) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3323 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_116 = t3323 ? m_126 : m_118;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3325 = first_15 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3326 = t3325 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3327 = t3326 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_86 = t3327 + beside_8;
                        const u32 t3329 = pixel_86 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3330 = t1745 + t3329;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3331 = pixel_86 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3332 = 7u ^ t3331;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3333 = t3332 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_84 = t3330 + t3333;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3335 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3336 = t3335 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3337 = place_84 + t3336;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3338;
                        asm("mov.b32 %0, %1;" : "=f"(t3338) : "r"(word_116));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3337), "f"(t3338) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3339 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_117 = t3339 ? m_127 : m_119;
                        const u32 t3341 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3342 = t3341 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3343 = t3342 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3344 = t3343 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_87 = t3344 + beside_8;
                        const u32 t3346 = pixel_87 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3347 = t1745 + t3346;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3348 = pixel_87 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3349 = 6u ^ t3348;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3350 = t3349 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_85 = t3347 + t3350;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3352 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3353 = t3352 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3354 = place_85 + t3353;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3355;
                        asm("mov.b32 %0, %1;" : "=f"(t3355) : "r"(word_117));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3354), "f"(t3355) : "memory");
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const bool t3356 = pixel_80 == 0u;
#line 160 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 word_118 = t3356 ? m_128 : m_120;
                        const u32 t3358 = first_15 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3359 = t3358 << 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3360 = t3359 + 1u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3361 = t3360 * 10u;
#line 174 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 pixel_88 = t3361 + beside_8;
                        const u32 t3363 = pixel_88 << 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3364 = t1745 + t3363;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3365 = pixel_88 & 7u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3366 = 7u ^ t3365;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3367 = t3366 << 4u;
#line 175 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 place_86 = t3364 + t3367;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3369 = lane & 3u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3370 = t3369 << 2u;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        const u32 t3371 = place_86 + t3370;
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        f32 t3372;
                        asm("mov.b32 %0, %1;" : "=f"(t3372) : "r"(word_118));
#line 163 "fa-kernels/src/conv/streaming/planes.rs"
                        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3371), "f"(t3372) : "memory");
                    }
                }
#line 119 "fa-kernels/src/conv/streaming/planes.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3373;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3373) : );
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                const bool t3374 = t3373 == 1u;
#line 120 "fa-kernels/src/conv/streaming/planes.rs"
                if (t3374) {
                    const u32 t3375 = t10 + 56u;
#line 121 "fa-kernels/src/conv/streaming/planes.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3375) : "memory");
                }
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3376 = i_6 + 1u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3377 = t3376 < rounds;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                if (t3377) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3378 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3379 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3380 = t3378 ? 0u : t3379;
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3381 = t3380 + 8u;
#line 142 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3381) : "memory");
                }
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3382 = index + 4u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3382) : "memory");
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
                const bool t3383 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t3383) {
                    const u32 t3384 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t3384) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3386 = slot_3 * 25600u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3387 = smem_1 + t3386;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3388 = t8 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3389 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3390 = t3388 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3391 = (u64)t3390;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3392 = t3391 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3393 = t3389 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3394 = (u64)t3393;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3395 = t3394 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3396 = t3388 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3397 = (u64)t3396;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3398 = t3397 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3399 = t3389 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3400 = (u64)t3399;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3401 = t3400 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3402 = t3388 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3403 = (u64)t3402;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3404 = t3403 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3405 = t3389 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3406 = (u64)t3405;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3407 = t3406 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3408 = t3388 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3409 = (u64)t3408;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3410 = t3409 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3411 = t3389 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3412 = (u64)t3411;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3413 = t3412 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3392), "l"(t3395), "l"(t3398), "l"(t3401), "l"(t3404), "l"(t3407), "l"(t3410), "l"(t3413) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3414 = t8 + 8192u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3415 = t3414 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3416 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3417 = t3416 + 8u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3418 = t3415 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3419 = (u64)t3418;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3420 = t3419 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3421 = t3417 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3422 = (u64)t3421;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3423 = t3422 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3424 = t3415 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3425 = (u64)t3424;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3426 = t3425 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3427 = t3417 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3428 = (u64)t3427;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3429 = t3428 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3430 = t3415 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3431 = (u64)t3430;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3432 = t3431 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3433 = t3417 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3434 = (u64)t3433;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3435 = t3434 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3436 = t3415 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3437 = (u64)t3436;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3438 = t3437 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3439 = t3417 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3440 = (u64)t3439;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3441 = t3440 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3420), "l"(t3423), "l"(t3426), "l"(t3429), "l"(t3432), "l"(t3435), "l"(t3438), "l"(t3441) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3442 = t8 + 16384u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3443 = t3442 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3444 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3445 = t3444 + 16u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3446 = t3443 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3447 = (u64)t3446;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3448 = t3447 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3449 = t3445 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3450 = (u64)t3449;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3451 = t3450 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3452 = t3443 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3453 = (u64)t3452;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3454 = t3453 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3455 = t3445 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3456 = (u64)t3455;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3457 = t3456 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3458 = t3443 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3459 = (u64)t3458;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3460 = t3459 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3461 = t3445 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3462 = (u64)t3461;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3463 = t3462 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3464 = t3443 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3465 = (u64)t3464;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3466 = t3465 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3467 = t3445 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3468 = (u64)t3467;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3469 = t3468 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3448), "l"(t3451), "l"(t3454), "l"(t3457), "l"(t3460), "l"(t3463), "l"(t3466), "l"(t3469) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3470 = t8 + 24576u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3471 = t3470 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3472 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3473 = t3472 + 160u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3474 = t3471 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3475 = (u64)t3474;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3476 = t3475 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3477 = t3473 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3478 = (u64)t3477;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3479 = t3478 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3480 = t3471 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3481 = (u64)t3480;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3482 = t3481 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3483 = t3473 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3484 = (u64)t3483;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3485 = t3484 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3486 = t3471 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3487 = (u64)t3486;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3488 = t3487 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3489 = t3473 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3490 = (u64)t3489;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3491 = t3490 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3492 = t3471 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3493 = (u64)t3492;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3494 = t3493 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3495 = t3473 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3496 = (u64)t3495;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3497 = t3496 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3476), "l"(t3479), "l"(t3482), "l"(t3485), "l"(t3488), "l"(t3491), "l"(t3494), "l"(t3497) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3498 = t8 + 32768u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3499 = t3498 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3500 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3501 = t3500 + 168u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3502 = t3499 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3503 = (u64)t3502;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3504 = t3503 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3505 = t3501 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3506 = (u64)t3505;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3507 = t3506 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3508 = t3499 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3509 = (u64)t3508;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3510 = t3509 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3511 = t3501 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3512 = (u64)t3511;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3513 = t3512 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3514 = t3499 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3515 = (u64)t3514;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3516 = t3515 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3517 = t3501 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3518 = (u64)t3517;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3519 = t3518 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3520 = t3499 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3521 = (u64)t3520;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3522 = t3521 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3523 = t3501 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3524 = (u64)t3523;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3525 = t3524 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3504), "l"(t3507), "l"(t3510), "l"(t3513), "l"(t3516), "l"(t3519), "l"(t3522), "l"(t3525) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3526 = t8 + 40960u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3527 = t3526 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3528 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3529 = t3528 + 176u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3530 = t3527 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3531 = (u64)t3530;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3532 = t3531 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3533 = t3529 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3534 = (u64)t3533;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3535 = t3534 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3536 = t3527 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3537 = (u64)t3536;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3538 = t3537 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3539 = t3529 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3540 = (u64)t3539;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3541 = t3540 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3542 = t3527 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3543 = (u64)t3542;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3544 = t3543 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3545 = t3529 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3546 = (u64)t3545;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3547 = t3546 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3548 = t3527 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3549 = (u64)t3548;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3550 = t3549 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3551 = t3529 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3552 = (u64)t3551;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3553 = t3552 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3532), "l"(t3535), "l"(t3538), "l"(t3541), "l"(t3544), "l"(t3547), "l"(t3550), "l"(t3553) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3554 = t8 + 49152u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3555 = t3554 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3556 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3557 = t3556 + 320u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3558 = t3555 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3559 = (u64)t3558;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3560 = t3559 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3561 = t3557 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3562 = (u64)t3561;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3563 = t3562 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3564 = t3555 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3565 = (u64)t3564;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3566 = t3565 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3567 = t3557 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3568 = (u64)t3567;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3569 = t3568 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3570 = t3555 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3571 = (u64)t3570;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3572 = t3571 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3573 = t3557 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3574 = (u64)t3573;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3575 = t3574 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3576 = t3555 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3577 = (u64)t3576;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3578 = t3577 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3579 = t3557 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3580 = (u64)t3579;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3581 = t3580 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3560), "l"(t3563), "l"(t3566), "l"(t3569), "l"(t3572), "l"(t3575), "l"(t3578), "l"(t3581) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3582 = t8 + 57344u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3583 = t3582 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3584 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3585 = t3584 + 328u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3586 = t3583 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3587 = (u64)t3586;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3588 = t3587 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3589 = t3585 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3590 = (u64)t3589;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3591 = t3590 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3592 = t3583 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3593 = (u64)t3592;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3594 = t3593 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3595 = t3585 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3596 = (u64)t3595;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3597 = t3596 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3598 = t3583 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3599 = (u64)t3598;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3600 = t3599 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3601 = t3585 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3602 = (u64)t3601;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3603 = t3602 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3604 = t3583 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3605 = (u64)t3604;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3606 = t3605 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3607 = t3585 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3608 = (u64)t3607;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3609 = t3608 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3588), "l"(t3591), "l"(t3594), "l"(t3597), "l"(t3600), "l"(t3603), "l"(t3606), "l"(t3609) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 174 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3610 = t8 + 65536u;
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3611 = t3610 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3612 = t3387 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3613 = t3612 + 336u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3614 = t3611 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3615 = (u64)t3614;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3616 = t3615 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3617 = t3613 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3618 = (u64)t3617;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3619 = t3618 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3620 = t3611 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3621 = (u64)t3620;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3622 = t3621 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3623 = t3613 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3624 = (u64)t3623;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3625 = t3624 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3626 = t3611 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3627 = (u64)t3626;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3628 = t3627 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3629 = t3613 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3630 = (u64)t3629;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3631 = t3630 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3632 = t3611 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3633 = (u64)t3632;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3634 = t3633 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3635 = t3613 + 65542u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3636 = (u64)t3635;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3637 = t3636 + 4611686362024771584ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t3616), "l"(t3619), "l"(t3622), "l"(t3625), "l"(t3628), "l"(t3631), "l"(t3634), "l"(t3637) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3638 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3639 = t3638 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t3639) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3640 = index == 2u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3641 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3642 = t3640 ? 0u : t3641;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3643 = t3642 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t3643) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t3644;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3644) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3645 = t3644 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t3645) {
                    const u32 t3646 = slot_3 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3647 = barriers + t3646;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3647) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3648 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3649 = acc_2;
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
                acc = t3653;
                acc_2 = t3655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3656 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3657 = acc_4;
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
                acc_3 = t3661;
                acc_4 = t3663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3664 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3665 = acc_6;
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
                acc_5 = t3669;
                acc_6 = t3671;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3672 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3673 = acc_8;
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
                acc_7 = t3677;
                acc_8 = t3679;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3680 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3681 = acc_10;
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
                acc_9 = t3685;
                acc_10 = t3687;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3688 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3689 = acc_12;
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
                acc_11 = t3693;
                acc_12 = t3695;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3696 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3697 = acc_14;
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
                acc_13 = t3701;
                acc_14 = t3703;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3704 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3705 = acc_16;
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
                acc_15 = t3709;
                acc_16 = t3711;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3712 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3713 = acc_18;
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
                acc_17 = t3717;
                acc_18 = t3719;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3720 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3721 = acc_20;
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
                acc_19 = t3725;
                acc_20 = t3727;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3728 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3729 = acc_22;
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
                acc_21 = t3733;
                acc_22 = t3735;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3736 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3737 = acc_24;
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
                acc_23 = t3741;
                acc_24 = t3743;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3744 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3745 = acc_26;
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
                acc_25 = t3749;
                acc_26 = t3751;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3752 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3753 = acc_28;
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
                acc_27 = t3757;
                acc_28 = t3759;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3760 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3761 = acc_30;
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
                acc_29 = t3765;
                acc_30 = t3767;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3768 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3769 = acc_32;
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
                acc_31 = t3773;
                acc_32 = t3775;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3776 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3777 = acc_34;
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
                acc_33 = t3781;
                acc_34 = t3783;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3784 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3785 = acc_36;
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
                acc_35 = t3789;
                acc_36 = t3791;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3792 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3793 = acc_38;
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
                acc_37 = t3797;
                acc_38 = t3799;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3800 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3801 = acc_40;
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
                acc_39 = t3805;
                acc_40 = t3807;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3808 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3809 = acc_42;
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
                acc_41 = t3813;
                acc_42 = t3815;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3816 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3817 = acc_44;
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
                acc_43 = t3821;
                acc_44 = t3823;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3824 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3825 = acc_46;
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
                acc_45 = t3829;
                acc_46 = t3831;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3832 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3833 = acc_48;
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
                acc_47 = t3837;
                acc_48 = t3839;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3840 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3841 = acc_50;
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
                acc_49 = t3845;
                acc_50 = t3847;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3848 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3849 = acc_52;
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
                acc_51 = t3853;
                acc_52 = t3855;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3856 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3857 = acc_54;
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
                acc_53 = t3861;
                acc_54 = t3863;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3864 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3865 = acc_56;
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
                acc_55 = t3869;
                acc_56 = t3871;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3872 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3873 = acc_58;
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
                acc_57 = t3877;
                acc_58 = t3879;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3880 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3881 = acc_60;
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
                acc_59 = t3885;
                acc_60 = t3887;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3888 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3889 = acc_62;
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
                acc_61 = t3893;
                acc_62 = t3895;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3896 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t3897 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t3898;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3898) : "f"(t3896), "f"(t3897));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t3899 = t3898 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3900;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3900) : "r"(t3898));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3901;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3901) : "h"(t3900));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f16 t3902;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3902) : "r"(t3899));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t3903;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3903) : "h"(t3902));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t3901;
                acc_64 = t3903;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3904 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3905 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3906 = i_6 * t3905;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t3904 + t3906;
                const u32 t3908 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3909;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3909) : "r"(t3908), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t3909 >> tiles_shift;
                const u32 t3911 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t3911;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3913 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t3914;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3914) : "r"(t3913), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t3915 = t3914 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t3915 << 3u;
                const u32 t3917 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t3918;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3918) : "r"(t3917), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3919 = t3918 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3920 = t3919 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t3921 = at_19 - t3920;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t3921 << 4u;
                const bool t3923 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t3924 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t3923 ? t3924 : 0u;
                const u32 t3926 = left_18 < 8u ? left_18 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3927 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3928 = t3927 < 16u ? t3927 : 16u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1235 << 4u;
                const u32 part_7 = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part_7 << 3u;
                const bool t3932 = before < t3926;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t3933 = t3926 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t3932 ? t3933 : 0u;
                const u32 rows = left_19 < 8u ? left_19 : 8u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t3928;
                const bool t3937 = pixels_9 == 128u;
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t3939;
                asm("max.f32 %0, %1, %2;" : "=f"(t3939) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t3939));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3941 = t1235 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3942 = t3941 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3943 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_16 = t3942 + t3943;
                const u32 t3945 = first_16 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t3937) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3946 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3947 = 0.0f + t3946;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3948 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3949 = t3947 + t3948;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3950 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3951 = t3949 + t3950;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3952 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3953 = t3951 + t3952;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3954 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3955 = t3953 + t3954;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3956 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3957 = t3955 + t3956;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3958 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3959 = t3957 + t3958;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3960 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t3959 + t3960;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3962 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3963 = 0.0f + t3962;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3964 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3965 = t3963 + t3964;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3966 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3967 = t3965 + t3966;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3968 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3969 = t3967 + t3968;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3970 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3971 = t3969 + t3970;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3972 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3973 = t3971 + t3972;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3974 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3975 = t3973 + t3974;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3976 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t3975 + t3976;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3978 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3979 = 0.0f + t3978;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3980 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3981 = t3979 + t3980;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3982 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3983 = t3981 + t3982;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3984 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3985 = t3983 + t3984;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3986 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3987 = t3985 + t3986;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3988 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3989 = t3987 + t3988;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3990 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3991 = t3989 + t3990;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3992 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t3991 + t3992;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3994 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3995 = 0.0f + t3994;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3996 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3997 = t3995 + t3996;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3998 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3999 = t3997 + t3998;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4000 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4001 = t3999 + t4000;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4002 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4003 = t4001 + t4002;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4004 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4005 = t4003 + t4004;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4006 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4007 = t4005 + t4006;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4008 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t4007 + t4008;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4010 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4011 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4012 = t4010 + t4011;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum = t4012;
                } else {
                    const u32 t4013 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_17 = t4013 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns = first_17 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4016 = first_17 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t4016 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4018 = first_17 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_3 = t4018 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4020 = first_17 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t4020 < t3928;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4022 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t4022 & columns;
                    const f32 t4024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4025 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4026 = t4024 + t4025;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4027 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4028 = exists_7 ? t4026 : t4027;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4028;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4029 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t4029 & columns_2;
                    const f32 t4031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4032 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4033 = t4031 + t4032;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4035 = exists_8 ? t4033 : t4034;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4035;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4036 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t4036 & columns_3;
                    const f32 t4038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4039 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4040 = t4038 + t4039;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4042 = exists_9 ? t4040 : t4041;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4042;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4043 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t4043 & columns_4;
                    const f32 t4045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4046 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4047 = t4045 + t4046;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4048 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4049 = exists_10 ? t4047 : t4048;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4049;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4050 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t4050 & columns;
                    const f32 t4052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4053 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4054 = t4052 + t4053;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4055 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4056 = exists_11 ? t4054 : t4055;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4056;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4057 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t4057 & columns_2;
                    const f32 t4059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4060 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4061 = t4059 + t4060;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4062 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4063 = exists_12 ? t4061 : t4062;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4063;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4064 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t4064 & columns_3;
                    const f32 t4066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4067 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4068 = t4066 + t4067;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4069 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4070 = exists_13 ? t4068 : t4069;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4071 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t4071 & columns_4;
                    const f32 t4073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4074 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4075 = t4073 + t4074;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4076 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4077 = exists_14 ? t4075 : t4076;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4077;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4078 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t4078 & columns;
                    const f32 t4080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4081 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4082 = t4080 + t4081;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4083 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4084 = exists_15 ? t4082 : t4083;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4084;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4085 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t4085 & columns_2;
                    const f32 t4087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4088 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4089 = t4087 + t4088;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4090 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4091 = exists_16 ? t4089 : t4090;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4091;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4092 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t4092 & columns_3;
                    const f32 t4094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4095 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4096 = t4094 + t4095;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4097 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4098 = exists_17 ? t4096 : t4097;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4098;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4099 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t4099 & columns_4;
                    const f32 t4101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4102 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4103 = t4101 + t4102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4104 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4105 = exists_18 ? t4103 : t4104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4105;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4106 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t4106 & columns;
                    const f32 t4108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4109 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4110 = t4108 + t4109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4111 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4112 = exists_19 ? t4110 : t4111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4112;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4113 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t4113 & columns_2;
                    const f32 t4115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4116 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4117 = t4115 + t4116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4118 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4119 = exists_20 ? t4117 : t4118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4119;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4120 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t4120 & columns_3;
                    const f32 t4122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4123 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4124 = t4122 + t4123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4125 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4126 = exists_21 ? t4124 : t4125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4127 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t4127 & columns_4;
                    const f32 t4129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4130 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4131 = t4129 + t4130;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4132 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4133 = exists_22 ? t4131 : t4132;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4133;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4134 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t4134 & columns;
                    const f32 t4136 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4137 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4138 = t4136 + t4137;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4139 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4140 = exists_23 ? t4138 : t4139;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4140;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4141 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t4141 & columns_2;
                    const f32 t4143 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4144 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4145 = t4143 + t4144;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4146 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4147 = exists_24 ? t4145 : t4146;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4147;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4148 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t4148 & columns_3;
                    const f32 t4150 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4151 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4152 = t4150 + t4151;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4153 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4154 = exists_25 ? t4152 : t4153;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4154;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4155 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t4155 & columns_4;
                    const f32 t4157 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4158 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4159 = t4157 + t4158;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4160 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4161 = exists_26 ? t4159 : t4160;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4161;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4162 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t4162 & columns;
                    const f32 t4164 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4165 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4166 = t4164 + t4165;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4167 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4168 = exists_27 ? t4166 : t4167;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4168;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4169 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t4169 & columns_2;
                    const f32 t4171 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4172 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4173 = t4171 + t4172;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4174 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4175 = exists_28 ? t4173 : t4174;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4175;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4176 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t4176 & columns_3;
                    const f32 t4178 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4179 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4180 = t4178 + t4179;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4181 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4182 = exists_29 ? t4180 : t4181;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4183 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t4183 & columns_4;
                    const f32 t4185 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4186 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4187 = t4185 + t4186;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4188 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4189 = exists_30 ? t4187 : t4188;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4189;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4190 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t4190 & columns;
                    const f32 t4192 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4193 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4194 = t4192 + t4193;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4195 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4196 = exists_31 ? t4194 : t4195;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4196;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4197 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t4197 & columns_2;
                    const f32 t4199 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4200 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4201 = t4199 + t4200;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4202 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4203 = exists_32 ? t4201 : t4202;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4203;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4204 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t4204 & columns_3;
                    const f32 t4206 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4207 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4208 = t4206 + t4207;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4209 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4210 = exists_33 ? t4208 : t4209;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4210;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4211 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t4211 & columns_4;
                    const f32 t4213 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4214 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4215 = t4213 + t4214;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4216 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4217 = exists_34 ? t4215 : t4216;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4217;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4218 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t4218 & columns;
                    const f32 t4220 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4221 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4222 = t4220 + t4221;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4223 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4224 = exists_35 ? t4222 : t4223;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4224;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4225 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t4225 & columns_2;
                    const f32 t4227 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4228 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4229 = t4227 + t4228;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4230 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4231 = exists_36 ? t4229 : t4230;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4232 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t4232 & columns_3;
                    const f32 t4234 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4235 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4236 = t4234 + t4235;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4237 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4238 = exists_37 ? t4236 : t4237;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4239 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t4239 & columns_4;
                    const f32 t4241 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4242 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4243 = t4241 + t4242;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4244 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4245 = exists_38 ? t4243 : t4244;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum = t4245;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4246 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4247;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4247) : "f"(t4246));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4248 = t4246 + t4247;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4249;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4249) : "f"(t4248));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4250 = t4248 + t4249;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about = t4250 * share_4;
                const f32 t4252 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t4252), "f"(count_7), "f"(t4250));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t3937) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4255 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t4255 - mean_7;
                    f32 t4257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4258 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t4258 - mean_7;
                    f32 t4260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(distance_4), "f"(distance_4), "f"(t4257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4261 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t4261 - mean_7;
                    f32 t4263;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4263) : "f"(distance_5), "f"(distance_5), "f"(t4260));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4264 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t4264 - mean_7;
                    f32 t4266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4266) : "f"(distance_6), "f"(distance_6), "f"(t4263));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4267 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t4267 - mean_7;
                    f32 t4269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4269) : "f"(distance_7), "f"(distance_7), "f"(t4266));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4270 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t4270 - mean_7;
                    f32 t4272;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4272) : "f"(distance_8), "f"(distance_8), "f"(t4269));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4273 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t4273 - mean_7;
                    f32 t4275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4275) : "f"(distance_9), "f"(distance_9), "f"(t4272));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4276 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t4276 - mean_7;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t4275));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4279 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t4279 - mean_7;
                    f32 t4281;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4281) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4282 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t4282 - mean_7;
                    f32 t4284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(distance_12), "f"(distance_12), "f"(t4281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4285 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t4285 - mean_7;
                    f32 t4287;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4287) : "f"(distance_13), "f"(distance_13), "f"(t4284));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4288 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t4288 - mean_7;
                    f32 t4290;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4290) : "f"(distance_14), "f"(distance_14), "f"(t4287));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4291 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t4291 - mean_7;
                    f32 t4293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4293) : "f"(distance_15), "f"(distance_15), "f"(t4290));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4294 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t4294 - mean_7;
                    f32 t4296;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4296) : "f"(distance_16), "f"(distance_16), "f"(t4293));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4297 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t4297 - mean_7;
                    f32 t4299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4299) : "f"(distance_17), "f"(distance_17), "f"(t4296));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4300 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t4300 - mean_7;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t4299));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4303 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t4303 - mean_7;
                    f32 t4305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4305) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4306 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t4306 - mean_7;
                    f32 t4308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(distance_20), "f"(distance_20), "f"(t4305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4309 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t4309 - mean_7;
                    f32 t4311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(distance_21), "f"(distance_21), "f"(t4308));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4312 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t4312 - mean_7;
                    f32 t4314;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4314) : "f"(distance_22), "f"(distance_22), "f"(t4311));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4315 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t4315 - mean_7;
                    f32 t4317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4317) : "f"(distance_23), "f"(distance_23), "f"(t4314));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4318 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t4318 - mean_7;
                    f32 t4320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4320) : "f"(distance_24), "f"(distance_24), "f"(t4317));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4321 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t4321 - mean_7;
                    f32 t4323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4323) : "f"(distance_25), "f"(distance_25), "f"(t4320));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4324 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t4324 - mean_7;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t4323));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4327 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t4327 - mean_7;
                    f32 t4329;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4329) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4330 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t4330 - mean_7;
                    f32 t4332;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(distance_28), "f"(distance_28), "f"(t4329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4333 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t4333 - mean_7;
                    f32 t4335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4335) : "f"(distance_29), "f"(distance_29), "f"(t4332));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4336 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t4336 - mean_7;
                    f32 t4338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4338) : "f"(distance_30), "f"(distance_30), "f"(t4335));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4339 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t4339 - mean_7;
                    f32 t4341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4341) : "f"(distance_31), "f"(distance_31), "f"(t4338));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4342 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t4342 - mean_7;
                    f32 t4344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4344) : "f"(distance_32), "f"(distance_32), "f"(t4341));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4345 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t4345 - mean_7;
                    f32 t4347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4347) : "f"(distance_33), "f"(distance_33), "f"(t4344));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4348 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t4348 - mean_7;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t4347));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4351 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4352 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4353 = t4351 + t4352;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4353;
                } else {
                    const u32 t4354 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_18 = t4354 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_5 = first_18 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4357 = first_18 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t4357 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4359 = first_18 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_7 = t4359 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4361 = first_18 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t4361 < t3928;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4363 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t4363 & columns_5;
                    const f32 t4365 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4366 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t4366 - mean_7;
                    f32 t4368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4368) : "f"(distance_35), "f"(distance_35), "f"(t4365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4369 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4370 = exists_39 ? t4368 : t4369;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4370;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4371 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t4371 & columns_6;
                    const f32 t4373 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4374 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t4374 - mean_7;
                    f32 t4376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(distance_36), "f"(distance_36), "f"(t4373));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4377 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4378 = exists_40 ? t4376 : t4377;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4378;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4379 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t4379 & columns_7;
                    const f32 t4381 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4382 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t4382 - mean_7;
                    f32 t4384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(distance_37), "f"(distance_37), "f"(t4381));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4385 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4386 = exists_41 ? t4384 : t4385;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4387 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t4387 & columns_8;
                    const f32 t4389 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4390 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t4390 - mean_7;
                    f32 t4392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4392) : "f"(distance_38), "f"(distance_38), "f"(t4389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4393 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4394 = exists_42 ? t4392 : t4393;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4394;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4395 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t4395 & columns_5;
                    const f32 t4397 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4398 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t4398 - mean_7;
                    f32 t4400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(distance_39), "f"(distance_39), "f"(t4397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4401 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4402 = exists_43 ? t4400 : t4401;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4402;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4403 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t4403 & columns_6;
                    const f32 t4405 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4406 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t4406 - mean_7;
                    f32 t4408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(distance_40), "f"(distance_40), "f"(t4405));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4409 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4410 = exists_44 ? t4408 : t4409;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4410;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4411 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t4411 & columns_7;
                    const f32 t4413 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4414 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t4414 - mean_7;
                    f32 t4416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(distance_41), "f"(distance_41), "f"(t4413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4417 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4418 = exists_45 ? t4416 : t4417;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4419 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t4419 & columns_8;
                    const f32 t4421 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4422 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t4422 - mean_7;
                    f32 t4424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4424) : "f"(distance_42), "f"(distance_42), "f"(t4421));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4425 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4426 = exists_46 ? t4424 : t4425;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4426;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4427 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t4427 & columns_5;
                    const f32 t4429 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4430 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t4430 - mean_7;
                    f32 t4432;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4432) : "f"(distance_43), "f"(distance_43), "f"(t4429));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4433 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4434 = exists_47 ? t4432 : t4433;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4434;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4435 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t4435 & columns_6;
                    const f32 t4437 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4438 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t4438 - mean_7;
                    f32 t4440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4440) : "f"(distance_44), "f"(distance_44), "f"(t4437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4441 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4442 = exists_48 ? t4440 : t4441;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4443 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t4443 & columns_7;
                    const f32 t4445 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4446 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t4446 - mean_7;
                    f32 t4448;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4448) : "f"(distance_45), "f"(distance_45), "f"(t4445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4449 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4450 = exists_49 ? t4448 : t4449;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4450;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4451 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t4451 & columns_8;
                    const f32 t4453 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4454 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t4454 - mean_7;
                    f32 t4456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4456) : "f"(distance_46), "f"(distance_46), "f"(t4453));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4457 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4458 = exists_50 ? t4456 : t4457;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4458;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4459 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t4459 & columns_5;
                    const f32 t4461 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4462 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t4462 - mean_7;
                    f32 t4464;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4464) : "f"(distance_47), "f"(distance_47), "f"(t4461));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4465 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4466 = exists_51 ? t4464 : t4465;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4466;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4467 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t4467 & columns_6;
                    const f32 t4469 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4470 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t4470 - mean_7;
                    f32 t4472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4472) : "f"(distance_48), "f"(distance_48), "f"(t4469));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4473 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4474 = exists_52 ? t4472 : t4473;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4474;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4475 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t4475 & columns_7;
                    const f32 t4477 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4478 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t4478 - mean_7;
                    f32 t4480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4480) : "f"(distance_49), "f"(distance_49), "f"(t4477));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4481 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4482 = exists_53 ? t4480 : t4481;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4482;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4483 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t4483 & columns_8;
                    const f32 t4485 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4486 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t4486 - mean_7;
                    f32 t4488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4488) : "f"(distance_50), "f"(distance_50), "f"(t4485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4489 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4490 = exists_54 ? t4488 : t4489;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4490;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4491 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t4491 & columns_5;
                    const f32 t4493 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4494 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t4494 - mean_7;
                    f32 t4496;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(distance_51), "f"(distance_51), "f"(t4493));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4497 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4498 = exists_55 ? t4496 : t4497;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4498;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4499 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t4499 & columns_6;
                    const f32 t4501 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4502 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t4502 - mean_7;
                    f32 t4504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4504) : "f"(distance_52), "f"(distance_52), "f"(t4501));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4505 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4506 = exists_56 ? t4504 : t4505;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4506;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4507 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t4507 & columns_7;
                    const f32 t4509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4510 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t4510 - mean_7;
                    f32 t4512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4512) : "f"(distance_53), "f"(distance_53), "f"(t4509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4514 = exists_57 ? t4512 : t4513;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4514;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4515 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t4515 & columns_8;
                    const f32 t4517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4518 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t4518 - mean_7;
                    f32 t4520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4520) : "f"(distance_54), "f"(distance_54), "f"(t4517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4522 = exists_58 ? t4520 : t4521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4523 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t4523 & columns_5;
                    const f32 t4525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4526 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t4526 - mean_7;
                    f32 t4528;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4528) : "f"(distance_55), "f"(distance_55), "f"(t4525));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4530 = exists_59 ? t4528 : t4529;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4530;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4531 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t4531 & columns_6;
                    const f32 t4533 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4534 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t4534 - mean_7;
                    f32 t4536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4536) : "f"(distance_56), "f"(distance_56), "f"(t4533));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4537 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4538 = exists_60 ? t4536 : t4537;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4538;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4539 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t4539 & columns_7;
                    const f32 t4541 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4542 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t4542 - mean_7;
                    f32 t4544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4544) : "f"(distance_57), "f"(distance_57), "f"(t4541));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4545 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4546 = exists_61 ? t4544 : t4545;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4546;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4547 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t4547 & columns_8;
                    const f32 t4549 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4550 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t4550 - mean_7;
                    f32 t4552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4552) : "f"(distance_58), "f"(distance_58), "f"(t4549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4553 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4554 = exists_62 ? t4552 : t4553;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4554;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4555 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t4555 & columns_5;
                    const f32 t4557 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4558 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t4558 - mean_7;
                    f32 t4560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4560) : "f"(distance_59), "f"(distance_59), "f"(t4557));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4561 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4562 = exists_63 ? t4560 : t4561;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4562;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4563 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t4563 & columns_6;
                    const f32 t4565 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4566 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t4566 - mean_7;
                    f32 t4568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4568) : "f"(distance_60), "f"(distance_60), "f"(t4565));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4569 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4570 = exists_64 ? t4568 : t4569;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4570;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4571 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t4571 & columns_7;
                    const f32 t4573 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4574 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t4574 - mean_7;
                    f32 t4576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4576) : "f"(distance_61), "f"(distance_61), "f"(t4573));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4577 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4578 = exists_65 ? t4576 : t4577;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4578;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4579 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t4579 & columns_8;
                    const f32 t4581 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4582 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t4582 - mean_7;
                    f32 t4584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4584) : "f"(distance_62), "f"(distance_62), "f"(t4581));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4585 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4586 = exists_66 ? t4584 : t4585;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4586;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4587 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t4587 & columns_5;
                    const f32 t4589 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4590 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t4590 - mean_7;
                    f32 t4592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4592) : "f"(distance_63), "f"(distance_63), "f"(t4589));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4593 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4594 = exists_67 ? t4592 : t4593;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4594;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4595 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t4595 & columns_6;
                    const f32 t4597 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4598 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t4598 - mean_7;
                    f32 t4600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4600) : "f"(distance_64), "f"(distance_64), "f"(t4597));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4601 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4602 = exists_68 ? t4600 : t4601;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4603 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t4603 & columns_7;
                    const f32 t4605 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4606 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t4606 - mean_7;
                    f32 t4608;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4608) : "f"(distance_65), "f"(distance_65), "f"(t4605));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4609 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4610 = exists_69 ? t4608 : t4609;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4610;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4611 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t4611 & columns_8;
                    const f32 t4613 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4614 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t4614 - mean_7;
                    f32 t4616;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4616) : "f"(distance_66), "f"(distance_66), "f"(t4613));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4617 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4618 = exists_70 ? t4616 : t4617;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t4618;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4619 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4620;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4620) : "f"(t4619));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4621 = t4619 + t4620;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4622;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4622) : "f"(t4621));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t4621 + t4622;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4624 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4625 = t4624 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t4625) {
                    const u32 part_8 = at_19 + part_7;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4627 = first_16 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4628 = t4627 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4629 = t4628 + part_8;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t4629 + 1056u;
                    const u32 t4631 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4632 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4633 = t4632 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4634 = t4633 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4635 = counters + t4634;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4636 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4637 = t4636 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4638 = t4637 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4639 = t4635 + t4638;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4640 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4641 = t4640 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4642 = t4641 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4643 = counters + t4642;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4644 = (u64)t4631;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4645 = t4644 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4646 = t4645 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t4647 = t4643 + t4646;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t4649 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4650 = t4649 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4639), "r"(t4650) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t4652 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t4653 = t4652 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4647), "r"(t4653) : "memory");
                }
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t3937) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4654 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4655 = 0.0f + t4654;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4656 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4657 = t4655 + t4656;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4658 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4659 = t4657 + t4658;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4660 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4661 = t4659 + t4660;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4662 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4663 = t4661 + t4662;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4664 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4665 = t4663 + t4664;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4666 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4667 = t4665 + t4666;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4668 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t4667 + t4668;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4670 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4671 = 0.0f + t4670;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4672 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4673 = t4671 + t4672;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4674 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4675 = t4673 + t4674;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4676 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4677 = t4675 + t4676;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4678 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4679 = t4677 + t4678;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4680 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4681 = t4679 + t4680;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4682 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4683 = t4681 + t4682;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4684 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t4683 + t4684;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4686 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4687 = 0.0f + t4686;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4688 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4689 = t4687 + t4688;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4690 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4691 = t4689 + t4690;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4692 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4693 = t4691 + t4692;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4694 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4695 = t4693 + t4694;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4696 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4697 = t4695 + t4696;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4698 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4699 = t4697 + t4698;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4700 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t4699 + t4700;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4702 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4703 = 0.0f + t4702;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4704 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4705 = t4703 + t4704;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4706 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4707 = t4705 + t4706;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4708 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4709 = t4707 + t4708;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4710 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4711 = t4709 + t4710;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4712 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4713 = t4711 + t4712;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4714 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4715 = t4713 + t4714;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4716 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t4715 + t4716;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4718 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4719 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4720 = t4718 + t4719;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4720;
                } else {
                    const u32 t4721 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_19 = t4721 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_9 = first_19 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4724 = first_19 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_10 = t4724 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4726 = first_19 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_11 = t4726 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t4728 = first_19 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_12 = t4728 < t3928;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4730 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t4730 & columns_9;
                    const f32 t4732 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4733 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4734 = t4732 + t4733;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4735 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4736 = exists_71 ? t4734 : t4735;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4736;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4737 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t4737 & columns_10;
                    const f32 t4739 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4740 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4741 = t4739 + t4740;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4742 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4743 = exists_72 ? t4741 : t4742;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4743;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4744 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t4744 & columns_11;
                    const f32 t4746 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4747 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4748 = t4746 + t4747;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4749 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4750 = exists_73 ? t4748 : t4749;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4750;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4751 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t4751 & columns_12;
                    const f32 t4753 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4754 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4755 = t4753 + t4754;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4756 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4757 = exists_74 ? t4755 : t4756;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4757;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4758 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t4758 & columns_9;
                    const f32 t4760 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4761 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4762 = t4760 + t4761;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4763 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4764 = exists_75 ? t4762 : t4763;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4764;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4765 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t4765 & columns_10;
                    const f32 t4767 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4768 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4769 = t4767 + t4768;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4770 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4771 = exists_76 ? t4769 : t4770;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4771;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4772 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t4772 & columns_11;
                    const f32 t4774 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4775 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4776 = t4774 + t4775;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4777 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4778 = exists_77 ? t4776 : t4777;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4778;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4779 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t4779 & columns_12;
                    const f32 t4781 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4782 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4783 = t4781 + t4782;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4784 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4785 = exists_78 ? t4783 : t4784;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4785;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4786 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t4786 & columns_9;
                    const f32 t4788 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4789 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4790 = t4788 + t4789;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4791 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4792 = exists_79 ? t4790 : t4791;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4792;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4793 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t4793 & columns_10;
                    const f32 t4795 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4796 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4797 = t4795 + t4796;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4798 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4799 = exists_80 ? t4797 : t4798;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4799;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4800 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t4800 & columns_11;
                    const f32 t4802 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4803 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4804 = t4802 + t4803;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4805 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4806 = exists_81 ? t4804 : t4805;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4806;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4807 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t4807 & columns_12;
                    const f32 t4809 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4810 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4811 = t4809 + t4810;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4812 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4813 = exists_82 ? t4811 : t4812;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4813;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4814 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t4814 & columns_9;
                    const f32 t4816 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4817 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4818 = t4816 + t4817;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4819 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4820 = exists_83 ? t4818 : t4819;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4820;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4821 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t4821 & columns_10;
                    const f32 t4823 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4824 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4825 = t4823 + t4824;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4826 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4827 = exists_84 ? t4825 : t4826;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4827;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4828 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t4828 & columns_11;
                    const f32 t4830 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4831 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4832 = t4830 + t4831;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4833 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4834 = exists_85 ? t4832 : t4833;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4834;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4835 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t4835 & columns_12;
                    const f32 t4837 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4838 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4839 = t4837 + t4838;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4840 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4841 = exists_86 ? t4839 : t4840;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4841;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4842 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t4842 & columns_9;
                    const f32 t4844 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4845 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4846 = t4844 + t4845;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4847 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4848 = exists_87 ? t4846 : t4847;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4848;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4849 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t4849 & columns_10;
                    const f32 t4851 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4852 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4853 = t4851 + t4852;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4854 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4855 = exists_88 ? t4853 : t4854;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4855;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4856 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t4856 & columns_11;
                    const f32 t4858 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4859 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4860 = t4858 + t4859;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4861 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4862 = exists_89 ? t4860 : t4861;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4862;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4863 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t4863 & columns_12;
                    const f32 t4865 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4866 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4867 = t4865 + t4866;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4868 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4869 = exists_90 ? t4867 : t4868;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4869;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4870 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t4870 & columns_9;
                    const f32 t4872 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4873 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4874 = t4872 + t4873;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4875 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4876 = exists_91 ? t4874 : t4875;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4876;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4877 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t4877 & columns_10;
                    const f32 t4879 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4880 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4881 = t4879 + t4880;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4882 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4883 = exists_92 ? t4881 : t4882;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4883;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4884 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t4884 & columns_11;
                    const f32 t4886 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4887 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4888 = t4886 + t4887;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4889 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4890 = exists_93 ? t4888 : t4889;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4890;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4891 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t4891 & columns_12;
                    const f32 t4893 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4894 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4895 = t4893 + t4894;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4896 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4897 = exists_94 ? t4895 : t4896;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4897;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4898 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t4898 & columns_9;
                    const f32 t4900 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4901 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4902 = t4900 + t4901;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4903 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4904 = exists_95 ? t4902 : t4903;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4904;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4905 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t4905 & columns_10;
                    const f32 t4907 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4908 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4909 = t4907 + t4908;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4910 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4911 = exists_96 ? t4909 : t4910;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4911;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4912 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t4912 & columns_11;
                    const f32 t4914 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4915 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4916 = t4914 + t4915;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4917 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4918 = exists_97 ? t4916 : t4917;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4919 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t4919 & columns_12;
                    const f32 t4921 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4922 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4923 = t4921 + t4922;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4924 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4925 = exists_98 ? t4923 : t4924;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4925;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4926 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t4926 & columns_9;
                    const f32 t4928 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4929 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4930 = t4928 + t4929;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4931 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4932 = exists_99 ? t4930 : t4931;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4932;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4933 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t4933 & columns_10;
                    const f32 t4935 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4936 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4937 = t4935 + t4936;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4938 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4939 = exists_100 ? t4937 : t4938;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4939;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4940 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t4940 & columns_11;
                    const f32 t4942 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4943 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4944 = t4942 + t4943;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4945 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4946 = exists_101 ? t4944 : t4945;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4946;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t4947 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t4947 & columns_12;
                    const f32 t4949 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4950 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4951 = t4949 + t4950;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4952 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4953 = exists_102 ? t4951 : t4952;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t4953;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4954 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4955;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4955) : "f"(t4954));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4956 = t4954 + t4955;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t4957;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4957) : "f"(t4956));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t4958 = t4956 + t4957;
#line 17 "fa-kernels/src/conv/moments.rs"
                const f32 about_2 = t4958 * share_4;
                const f32 t4960 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                f32 rest_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t4960), "f"(count_7), "f"(t4958));
#line 19 "fa-kernels/src/conv/moments.rs"
                f32 mean_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t3937) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4963 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t4963 - mean_8;
                    f32 t4965;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4965) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4966 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t4966 - mean_8;
                    f32 t4968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4968) : "f"(distance_68), "f"(distance_68), "f"(t4965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4969 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t4969 - mean_8;
                    f32 t4971;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4971) : "f"(distance_69), "f"(distance_69), "f"(t4968));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4972 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t4972 - mean_8;
                    f32 t4974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4974) : "f"(distance_70), "f"(distance_70), "f"(t4971));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4975 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t4975 - mean_8;
                    f32 t4977;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4977) : "f"(distance_71), "f"(distance_71), "f"(t4974));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4978 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t4978 - mean_8;
                    f32 t4980;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4980) : "f"(distance_72), "f"(distance_72), "f"(t4977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4981 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t4981 - mean_8;
                    f32 t4983;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4983) : "f"(distance_73), "f"(distance_73), "f"(t4980));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4984 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t4984 - mean_8;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t4983));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4987 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t4987 - mean_8;
                    f32 t4989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4989) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4990 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t4990 - mean_8;
                    f32 t4992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4992) : "f"(distance_76), "f"(distance_76), "f"(t4989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4993 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t4993 - mean_8;
                    f32 t4995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4995) : "f"(distance_77), "f"(distance_77), "f"(t4992));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4996 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t4996 - mean_8;
                    f32 t4998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4998) : "f"(distance_78), "f"(distance_78), "f"(t4995));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4999 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t4999 - mean_8;
                    f32 t5001;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5001) : "f"(distance_79), "f"(distance_79), "f"(t4998));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5002 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t5002 - mean_8;
                    f32 t5004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5004) : "f"(distance_80), "f"(distance_80), "f"(t5001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5005 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t5005 - mean_8;
                    f32 t5007;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5007) : "f"(distance_81), "f"(distance_81), "f"(t5004));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5008 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t5008 - mean_8;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t5007));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5011 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t5011 - mean_8;
                    f32 t5013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5013) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5014 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t5014 - mean_8;
                    f32 t5016;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5016) : "f"(distance_84), "f"(distance_84), "f"(t5013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5017 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t5017 - mean_8;
                    f32 t5019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5019) : "f"(distance_85), "f"(distance_85), "f"(t5016));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5020 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t5020 - mean_8;
                    f32 t5022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5022) : "f"(distance_86), "f"(distance_86), "f"(t5019));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5023 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t5023 - mean_8;
                    f32 t5025;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5025) : "f"(distance_87), "f"(distance_87), "f"(t5022));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5026 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t5026 - mean_8;
                    f32 t5028;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5028) : "f"(distance_88), "f"(distance_88), "f"(t5025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5029 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t5029 - mean_8;
                    f32 t5031;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5031) : "f"(distance_89), "f"(distance_89), "f"(t5028));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5032 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t5032 - mean_8;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t5031));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5035 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t5035 - mean_8;
                    f32 t5037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5037) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5038 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t5038 - mean_8;
                    f32 t5040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5040) : "f"(distance_92), "f"(distance_92), "f"(t5037));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5041 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t5041 - mean_8;
                    f32 t5043;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5043) : "f"(distance_93), "f"(distance_93), "f"(t5040));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5044 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t5044 - mean_8;
                    f32 t5046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5046) : "f"(distance_94), "f"(distance_94), "f"(t5043));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5047 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t5047 - mean_8;
                    f32 t5049;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5049) : "f"(distance_95), "f"(distance_95), "f"(t5046));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5050 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t5050 - mean_8;
                    f32 t5052;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5052) : "f"(distance_96), "f"(distance_96), "f"(t5049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5053 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t5053 - mean_8;
                    f32 t5055;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5055) : "f"(distance_97), "f"(distance_97), "f"(t5052));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5056 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t5056 - mean_8;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t5055));
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5059 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5060 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5061 = t5059 + t5060;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5061;
                } else {
                    const u32 t5062 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_20 = t5062 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_13 = first_20 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5065 = first_20 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_14 = t5065 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5067 = first_20 + 8u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_15 = t5067 < t3928;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const u32 t5069 = first_20 + 9u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_16 = t5069 < t3928;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5071 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t5071 & columns_13;
                    const f32 t5073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5074 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t5074 - mean_8;
                    f32 t5076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5076) : "f"(distance_99), "f"(distance_99), "f"(t5073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5078 = exists_103 ? t5076 : t5077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5079 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t5079 & columns_14;
                    const f32 t5081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5082 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t5082 - mean_8;
                    f32 t5084;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5084) : "f"(distance_100), "f"(distance_100), "f"(t5081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5086 = exists_104 ? t5084 : t5085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5087 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t5087 & columns_15;
                    const f32 t5089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5090 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t5090 - mean_8;
                    f32 t5092;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5092) : "f"(distance_101), "f"(distance_101), "f"(t5089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5094 = exists_105 ? t5092 : t5093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5095 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t5095 & columns_16;
                    const f32 t5097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5098 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t5098 - mean_8;
                    f32 t5100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5100) : "f"(distance_102), "f"(distance_102), "f"(t5097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5102 = exists_106 ? t5100 : t5101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5103 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t5103 & columns_13;
                    const f32 t5105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5106 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t5106 - mean_8;
                    f32 t5108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5108) : "f"(distance_103), "f"(distance_103), "f"(t5105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5110 = exists_107 ? t5108 : t5109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5111 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t5111 & columns_14;
                    const f32 t5113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5114 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t5114 - mean_8;
                    f32 t5116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5116) : "f"(distance_104), "f"(distance_104), "f"(t5113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5118 = exists_108 ? t5116 : t5117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5119 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t5119 & columns_15;
                    const f32 t5121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5122 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t5122 - mean_8;
                    f32 t5124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5124) : "f"(distance_105), "f"(distance_105), "f"(t5121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5126 = exists_109 ? t5124 : t5125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5127 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t5127 & columns_16;
                    const f32 t5129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5130 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t5130 - mean_8;
                    f32 t5132;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5132) : "f"(distance_106), "f"(distance_106), "f"(t5129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5134 = exists_110 ? t5132 : t5133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5135 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t5135 & columns_13;
                    const f32 t5137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5138 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t5138 - mean_8;
                    f32 t5140;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5140) : "f"(distance_107), "f"(distance_107), "f"(t5137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5142 = exists_111 ? t5140 : t5141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5143 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t5143 & columns_14;
                    const f32 t5145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5146 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t5146 - mean_8;
                    f32 t5148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5148) : "f"(distance_108), "f"(distance_108), "f"(t5145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5150 = exists_112 ? t5148 : t5149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5151 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t5151 & columns_15;
                    const f32 t5153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5154 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t5154 - mean_8;
                    f32 t5156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5156) : "f"(distance_109), "f"(distance_109), "f"(t5153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5158 = exists_113 ? t5156 : t5157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5159 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t5159 & columns_16;
                    const f32 t5161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5162 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t5162 - mean_8;
                    f32 t5164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5164) : "f"(distance_110), "f"(distance_110), "f"(t5161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5166 = exists_114 ? t5164 : t5165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5167 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t5167 & columns_13;
                    const f32 t5169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5170 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t5170 - mean_8;
                    f32 t5172;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5172) : "f"(distance_111), "f"(distance_111), "f"(t5169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5174 = exists_115 ? t5172 : t5173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5175 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t5175 & columns_14;
                    const f32 t5177 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5178 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t5178 - mean_8;
                    f32 t5180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5180) : "f"(distance_112), "f"(distance_112), "f"(t5177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5181 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5182 = exists_116 ? t5180 : t5181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5183 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t5183 & columns_15;
                    const f32 t5185 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5186 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t5186 - mean_8;
                    f32 t5188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5188) : "f"(distance_113), "f"(distance_113), "f"(t5185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5189 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5190 = exists_117 ? t5188 : t5189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5191 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t5191 & columns_16;
                    const f32 t5193 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5194 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t5194 - mean_8;
                    f32 t5196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5196) : "f"(distance_114), "f"(distance_114), "f"(t5193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5197 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5198 = exists_118 ? t5196 : t5197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5199 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t5199 & columns_13;
                    const f32 t5201 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5202 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t5202 - mean_8;
                    f32 t5204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5204) : "f"(distance_115), "f"(distance_115), "f"(t5201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5205 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5206 = exists_119 ? t5204 : t5205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5207 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t5207 & columns_14;
                    const f32 t5209 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5210 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t5210 - mean_8;
                    f32 t5212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5212) : "f"(distance_116), "f"(distance_116), "f"(t5209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5213 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5214 = exists_120 ? t5212 : t5213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5215 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t5215 & columns_15;
                    const f32 t5217 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5218 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t5218 - mean_8;
                    f32 t5220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5220) : "f"(distance_117), "f"(distance_117), "f"(t5217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5221 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5222 = exists_121 ? t5220 : t5221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5223 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t5223 & columns_16;
                    const f32 t5225 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5226 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t5226 - mean_8;
                    f32 t5228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5228) : "f"(distance_118), "f"(distance_118), "f"(t5225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5229 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5230 = exists_122 ? t5228 : t5229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5231 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t5231 & columns_13;
                    const f32 t5233 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5234 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t5234 - mean_8;
                    f32 t5236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5236) : "f"(distance_119), "f"(distance_119), "f"(t5233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5237 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5238 = exists_123 ? t5236 : t5237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5239 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t5239 & columns_14;
                    const f32 t5241 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5242 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t5242 - mean_8;
                    f32 t5244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5244) : "f"(distance_120), "f"(distance_120), "f"(t5241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5245 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5246 = exists_124 ? t5244 : t5245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5247 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t5247 & columns_15;
                    const f32 t5249 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5250 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t5250 - mean_8;
                    f32 t5252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5252) : "f"(distance_121), "f"(distance_121), "f"(t5249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5253 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5254 = exists_125 ? t5252 : t5253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5255 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t5255 & columns_16;
                    const f32 t5257 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5258 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t5258 - mean_8;
                    f32 t5260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5260) : "f"(distance_122), "f"(distance_122), "f"(t5257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5261 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5262 = exists_126 ? t5260 : t5261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5263 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t5263 & columns_13;
                    const f32 t5265 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5266 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t5266 - mean_8;
                    f32 t5268;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5268) : "f"(distance_123), "f"(distance_123), "f"(t5265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5269 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5270 = exists_127 ? t5268 : t5269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5271 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t5271 & columns_14;
                    const f32 t5273 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5274 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t5274 - mean_8;
                    f32 t5276;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5276) : "f"(distance_124), "f"(distance_124), "f"(t5273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5277 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5278 = exists_128 ? t5276 : t5277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5279 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_129 = t5279 & columns_15;
                    const f32 t5281 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5282 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t5282 - mean_8;
                    f32 t5284;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5284) : "f"(distance_125), "f"(distance_125), "f"(t5281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5285 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5286 = exists_129 ? t5284 : t5285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5287 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_130 = t5287 & columns_16;
                    const f32 t5289 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5290 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t5290 - mean_8;
                    f32 t5292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5292) : "f"(distance_126), "f"(distance_126), "f"(t5289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5293 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5294 = exists_130 ? t5292 : t5293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5295 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_131 = t5295 & columns_13;
                    const f32 t5297 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5298 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t5298 - mean_8;
                    f32 t5300;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5300) : "f"(distance_127), "f"(distance_127), "f"(t5297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5301 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5302 = exists_131 ? t5300 : t5301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5303 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_132 = t5303 & columns_14;
                    const f32 t5305 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5306 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t5306 - mean_8;
                    f32 t5308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5308) : "f"(distance_128), "f"(distance_128), "f"(t5305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5309 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5310 = exists_132 ? t5308 : t5309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5311 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_133 = t5311 & columns_15;
                    const f32 t5313 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5314 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t5314 - mean_8;
                    f32 t5316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5316) : "f"(distance_129), "f"(distance_129), "f"(t5313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5317 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5318 = exists_133 ? t5316 : t5317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool t5319 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_134 = t5319 & columns_16;
                    const f32 t5321 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5322 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t5322 - mean_8;
                    f32 t5324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5324) : "f"(distance_130), "f"(distance_130), "f"(t5321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5325 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    const f32 t5326 = exists_134 ? t5324 : t5325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t5326;
                }
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t5327 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t5328;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t5328) : "f"(t5327));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 t5329 = t5327 + t5328;
#line 66 "fa-kernels/src/conv/statistics.rs"
                f32 t5330;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t5330) : "f"(t5329));
#line 66 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t5329 + t5330;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t5332 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                const bool t5333 = t5332 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                if (t5333) {
                    const u32 part_9 = at_19 + part_7;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5335 = t3945 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5336 = t5335 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5337 = t5336 + part_9;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t5337 + 1056u;
                    const u32 t5339 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5340 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5341 = t5340 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5342 = t5341 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5343 = counters + t5342;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5344 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5345 = t5344 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5346 = t5345 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5347 = t5343 + t5346;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5348 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5349 = t5348 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5350 = t5349 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5351 = counters + t5350;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5352 = (u64)t5339;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5353 = t5352 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5354 = t5353 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t5355 = t5351 + t5354;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t5357 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5358 = t5357 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5347), "r"(t5358) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t5360 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t5361 = t5360 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t5355), "r"(t5361) : "memory");
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t5362;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t5362) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t5363 = t5362 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t5363) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t5364 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5365 = t5364 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5366 = t5365 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t5367 = t1234 + t5366;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t5367) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5368 = 3u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t5368) {
                const u32 t5369 = i_6 - 3u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t5369 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5371 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5372 = t5371 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5373 = t5372 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5374 = t1234 + t5373;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5375 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5376 = t5375 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t5374), "r"(t5376) : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5377 = t1235 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5378 = t5377 & 63u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5379 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t5380 = t5379 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_6 + t5380;
                const u32 t5382 = t5378 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_7 = tile_2 + t5382;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5384 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5385 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5386 = t5369 * t5385;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t5384 + t5386;
                const u32 t5388 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t5389;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5389) : "r"(t5388), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t5389 >> tiles_shift;
                const u32 t5391 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t5392 = number_4 - t5391;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t5393 = t5392 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t5394;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5394) : "r"(t5393), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t5395 = t5394 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t5395 << 3u;
                const u32 t5397 = t5392 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t5398;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5398) : "r"(t5397), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5399 = t5398 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5400 = t5399 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t5401 = t5392 - t5400;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t5401 << 4u;
                const bool t5403 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t5404 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t5403 ? t5404 : 0u;
                const u32 t5406 = left_20 < 8u ? left_20 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t5407 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t5408 = t5407 < 16u ? t5407 : 16u;
#line 78 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5409 = t1235 << 4u;
#line 62 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_8 = t5409 & 63u;
#line 98 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5411 = t1237 + 8192u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5412 = lane & 7u;
#line 101 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5413 = lane >> 3u;
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_row_2 = t1235 << 4u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5415 = first_row_2 >> 6u;
#line 103 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_line = t5415 << 3u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < 4u; i_7 += 1u) {
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5417 = i_7 << 2u;
#line 107 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 within = t5413 + t5417;
                    const u32 channel_9 = channel_8 + within;
                    const u32 t5420 = within << 3u;
#line 109 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 at_22 = coefficients_7 + t5420;
                    f32 t5422;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t5422) : "r"(at_22) : "memory");
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5423;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t5423) : "r"(at_22) : "memory");
                    const u32 t5424 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5425 = t5424 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5426 = t5412 ^ t5425;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5427 = t5424 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5428 = t5426 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5429 = t5427 + t5428;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_45 = t1237 + t5429;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from_45) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5431 = row >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5432;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5432) : "r"(row));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5433;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5433) : "h"(t5432));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5434;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5434) : "r"(t5431));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5435;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5435) : "h"(t5434));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5436 = t5433 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5437 = t5436 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5438;
                    asm("abs.f32 %0, %1;" : "=f"(t5438) : "f"(t5437));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5439;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5439) : "f"(t5438), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5440;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5440) : "f"(t5439), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5441) : "f"(t5439), "f"(t5440), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5442) : "f"(t5439), "f"(t5441), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5443) : "f"(t5439), "f"(t5442), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5444) : "f"(t5439), "f"(t5443), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5445) : "f"(t5439), "f"(t5444), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5446 = -t5439;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5447;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5447) : "f"(t5445));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5448;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5448) : "f"(t5437), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5449;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5449) : "f"(t5446), "f"(t5447), "f"(t5448));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5450 = t5435 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5451 = t5450 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5452;
                    asm("abs.f32 %0, %1;" : "=f"(t5452) : "f"(t5451));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5453;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5453) : "f"(t5452), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5454) : "f"(t5453), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5455) : "f"(t5453), "f"(t5454), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5456) : "f"(t5453), "f"(t5455), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5457;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5457) : "f"(t5453), "f"(t5456), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5458) : "f"(t5453), "f"(t5457), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5459;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5459) : "f"(t5453), "f"(t5458), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5460 = -t5453;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5461) : "f"(t5459));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5462;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5462) : "f"(t5451), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5463;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5463) : "f"(t5460), "f"(t5461), "f"(t5462));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t5449), "f"(t5463));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5465 = row_2 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5466;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5466) : "r"(row_2));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5467;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5467) : "h"(t5466));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5468;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5468) : "r"(t5465));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5469;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5469) : "h"(t5468));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5470 = t5467 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5471 = t5470 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5472;
                    asm("abs.f32 %0, %1;" : "=f"(t5472) : "f"(t5471));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5473;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5473) : "f"(t5472), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5474) : "f"(t5473), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5475) : "f"(t5473), "f"(t5474), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5476) : "f"(t5473), "f"(t5475), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5477) : "f"(t5473), "f"(t5476), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5478) : "f"(t5473), "f"(t5477), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5479;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5479) : "f"(t5473), "f"(t5478), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5480 = -t5473;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5481;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5481) : "f"(t5479));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5482;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5482) : "f"(t5471), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5483) : "f"(t5480), "f"(t5481), "f"(t5482));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5484 = t5469 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5485 = t5484 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5486;
                    asm("abs.f32 %0, %1;" : "=f"(t5486) : "f"(t5485));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5487;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5487) : "f"(t5486), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5488) : "f"(t5487), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5489) : "f"(t5487), "f"(t5488), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5490) : "f"(t5487), "f"(t5489), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5491) : "f"(t5487), "f"(t5490), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5492) : "f"(t5487), "f"(t5491), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5493) : "f"(t5487), "f"(t5492), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5494 = -t5487;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5495) : "f"(t5493));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5496;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5496) : "f"(t5485), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5497;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5497) : "f"(t5494), "f"(t5495), "f"(t5496));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t5483), "f"(t5497));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5499 = row_3 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5500;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5500) : "r"(row_3));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5501;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5501) : "h"(t5500));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5502;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5502) : "r"(t5499));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5503;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5503) : "h"(t5502));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5504 = t5501 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5505 = t5504 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5506;
                    asm("abs.f32 %0, %1;" : "=f"(t5506) : "f"(t5505));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5507;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5507) : "f"(t5506), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5508) : "f"(t5507), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5509) : "f"(t5507), "f"(t5508), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5510) : "f"(t5507), "f"(t5509), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5511;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5511) : "f"(t5507), "f"(t5510), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5512) : "f"(t5507), "f"(t5511), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5513;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5513) : "f"(t5507), "f"(t5512), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5514 = -t5507;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5515) : "f"(t5513));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5516;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5516) : "f"(t5505), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5517;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5517) : "f"(t5514), "f"(t5515), "f"(t5516));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5518 = t5503 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5519 = t5518 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5520;
                    asm("abs.f32 %0, %1;" : "=f"(t5520) : "f"(t5519));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5521;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5521) : "f"(t5520), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5522) : "f"(t5521), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5523) : "f"(t5521), "f"(t5522), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5524;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5524) : "f"(t5521), "f"(t5523), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5525) : "f"(t5521), "f"(t5524), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5526) : "f"(t5521), "f"(t5525), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5527) : "f"(t5521), "f"(t5526), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5528 = -t5521;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5529) : "f"(t5527));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5530;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5530) : "f"(t5519), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5531) : "f"(t5528), "f"(t5529), "f"(t5530));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t5517), "f"(t5531));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5533 = row_4 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5534;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5534) : "r"(row_4));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5535;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5535) : "h"(t5534));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5536;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5536) : "r"(t5533));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5537;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5537) : "h"(t5536));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5538 = t5535 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5539 = t5538 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5540;
                    asm("abs.f32 %0, %1;" : "=f"(t5540) : "f"(t5539));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5541;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5541) : "f"(t5540), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5542) : "f"(t5541), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5543;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5543) : "f"(t5541), "f"(t5542), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5544) : "f"(t5541), "f"(t5543), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5545;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5545) : "f"(t5541), "f"(t5544), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5546) : "f"(t5541), "f"(t5545), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5547) : "f"(t5541), "f"(t5546), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5548 = -t5541;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5549) : "f"(t5547));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5550;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5550) : "f"(t5539), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5551) : "f"(t5548), "f"(t5549), "f"(t5550));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5552 = t5537 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5553 = t5552 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5554;
                    asm("abs.f32 %0, %1;" : "=f"(t5554) : "f"(t5553));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5555;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5555) : "f"(t5554), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5556) : "f"(t5555), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5557) : "f"(t5555), "f"(t5556), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5558) : "f"(t5555), "f"(t5557), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5559) : "f"(t5555), "f"(t5558), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5560;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5560) : "f"(t5555), "f"(t5559), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5561;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5561) : "f"(t5555), "f"(t5560), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5562 = -t5555;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5563;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5563) : "f"(t5561));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5564;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5564) : "f"(t5553), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5565;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5565) : "f"(t5562), "f"(t5563), "f"(t5564));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t5551), "f"(t5565));
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5567 = first_row_2 + within;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5568 = t5567 & 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5569 = t5412 ^ t5568;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5570 = t5567 << 7u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5571 = t5569 << 4u;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5572 = t5570 + t5571;
#line 112 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_46 = t5411 + t5572;
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_46) : "memory");
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5574 = row_5 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5575;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5575) : "r"(row_5));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5576;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5576) : "h"(t5575));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5577;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5577) : "r"(t5574));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5578;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5578) : "h"(t5577));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5579 = t5576 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5580 = t5579 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5581;
                    asm("abs.f32 %0, %1;" : "=f"(t5581) : "f"(t5580));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5582;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5582) : "f"(t5581), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5583;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5583) : "f"(t5582), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5584;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5584) : "f"(t5582), "f"(t5583), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5585;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5585) : "f"(t5582), "f"(t5584), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5586;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5586) : "f"(t5582), "f"(t5585), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5587;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5587) : "f"(t5582), "f"(t5586), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5588;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5588) : "f"(t5582), "f"(t5587), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5589 = -t5582;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5590;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5590) : "f"(t5588));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5591;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5591) : "f"(t5580), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5592;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5592) : "f"(t5589), "f"(t5590), "f"(t5591));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5593 = t5578 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5594 = t5593 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5595;
                    asm("abs.f32 %0, %1;" : "=f"(t5595) : "f"(t5594));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5596;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5596) : "f"(t5595), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5597;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5597) : "f"(t5596), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5598;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5598) : "f"(t5596), "f"(t5597), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5599;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5599) : "f"(t5596), "f"(t5598), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5600) : "f"(t5596), "f"(t5599), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5601;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5601) : "f"(t5596), "f"(t5600), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5602;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5602) : "f"(t5596), "f"(t5601), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5603 = -t5596;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5604;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5604) : "f"(t5602));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5605;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5605) : "f"(t5594), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5606;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5606) : "f"(t5603), "f"(t5604), "f"(t5605));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t5592), "f"(t5606));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5608 = row_6 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5609;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5609) : "r"(row_6));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5610;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5610) : "h"(t5609));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5611;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5611) : "r"(t5608));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5612;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5612) : "h"(t5611));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5613 = t5610 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5614 = t5613 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5615;
                    asm("abs.f32 %0, %1;" : "=f"(t5615) : "f"(t5614));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5616;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5616) : "f"(t5615), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5617) : "f"(t5616), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5618) : "f"(t5616), "f"(t5617), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5619;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5619) : "f"(t5616), "f"(t5618), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5620;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5620) : "f"(t5616), "f"(t5619), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5621;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5621) : "f"(t5616), "f"(t5620), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5622;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5622) : "f"(t5616), "f"(t5621), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5623 = -t5616;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5624;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5624) : "f"(t5622));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5625;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5625) : "f"(t5614), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5626;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5626) : "f"(t5623), "f"(t5624), "f"(t5625));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5627 = t5612 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5628 = t5627 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5629;
                    asm("abs.f32 %0, %1;" : "=f"(t5629) : "f"(t5628));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5630;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5630) : "f"(t5629), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5631) : "f"(t5630), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5632) : "f"(t5630), "f"(t5631), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5633) : "f"(t5630), "f"(t5632), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5634;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5634) : "f"(t5630), "f"(t5633), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5635;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5635) : "f"(t5630), "f"(t5634), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5636;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5636) : "f"(t5630), "f"(t5635), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5637 = -t5630;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5638;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5638) : "f"(t5636));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5639;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5639) : "f"(t5628), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5640;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5640) : "f"(t5637), "f"(t5638), "f"(t5639));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t5626), "f"(t5640));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5642 = row_7 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5643;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5643) : "r"(row_7));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5644;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5644) : "h"(t5643));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5645;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5645) : "r"(t5642));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5646;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5646) : "h"(t5645));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5647 = t5644 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5648 = t5647 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5649;
                    asm("abs.f32 %0, %1;" : "=f"(t5649) : "f"(t5648));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5650;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5650) : "f"(t5649), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5651;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5651) : "f"(t5650), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5652;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5652) : "f"(t5650), "f"(t5651), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5653;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5653) : "f"(t5650), "f"(t5652), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5654;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5654) : "f"(t5650), "f"(t5653), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5655;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5655) : "f"(t5650), "f"(t5654), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5656) : "f"(t5650), "f"(t5655), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5657 = -t5650;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5658;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5658) : "f"(t5656));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5659;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5659) : "f"(t5648), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5660) : "f"(t5657), "f"(t5658), "f"(t5659));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5661 = t5646 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5662 = t5661 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5663;
                    asm("abs.f32 %0, %1;" : "=f"(t5663) : "f"(t5662));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5664;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5664) : "f"(t5663), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5665;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5665) : "f"(t5664), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5666;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5666) : "f"(t5664), "f"(t5665), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5667;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5667) : "f"(t5664), "f"(t5666), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5668) : "f"(t5664), "f"(t5667), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5669;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5669) : "f"(t5664), "f"(t5668), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5670;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5670) : "f"(t5664), "f"(t5669), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5671 = -t5664;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5672;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5672) : "f"(t5670));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5673;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5673) : "f"(t5662), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5674;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5674) : "f"(t5671), "f"(t5672), "f"(t5673));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t5660), "f"(t5674));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5676 = row_8 >> 16u;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5677;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5677) : "r"(row_8));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5678;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5678) : "h"(t5677));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t5679;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5679) : "r"(t5676));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5680;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5680) : "h"(t5679));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5681 = t5678 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5682 = t5681 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5683;
                    asm("abs.f32 %0, %1;" : "=f"(t5683) : "f"(t5682));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5684;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5684) : "f"(t5683), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5685) : "f"(t5684), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5686;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5686) : "f"(t5684), "f"(t5685), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5687;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5687) : "f"(t5684), "f"(t5686), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5688) : "f"(t5684), "f"(t5687), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5689) : "f"(t5684), "f"(t5688), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5690;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5690) : "f"(t5684), "f"(t5689), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5691 = -t5684;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5692;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5692) : "f"(t5690));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5693;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5693) : "f"(t5682), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5694) : "f"(t5691), "f"(t5692), "f"(t5693));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5695 = t5680 - t5423;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5696 = t5695 * t5422;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5697;
                    asm("abs.f32 %0, %1;" : "=f"(t5697) : "f"(t5696));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5698;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5698) : "f"(t5697), "f"(5.6f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5699;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5699) : "f"(t5698), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5700;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5700) : "f"(t5698), "f"(t5699), "f"(0.007938604f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5701;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5701) : "f"(t5698), "f"(t5700), "f"(-0.0530439f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5702;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5702) : "f"(t5698), "f"(t5701), "f"(-0.45917815f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5703;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5703) : "f"(t5698), "f"(t5702), "f"(-1.1510339f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5704;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5704) : "f"(t5698), "f"(t5703), "f"(-1.0000077f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t5705 = -t5698;
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5706;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5706) : "f"(t5704));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5707;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5707) : "f"(t5696), "f"(0.0f));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t5708;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5708) : "f"(t5705), "f"(t5706), "f"(t5707));
#line 113 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t5694), "f"(t5708));
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5710 = t5412 >> 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5711 = t5412 & 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5712 = t5711 << 3u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line = first_line + t5710;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5714 = line < t5406;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5715 = t5712 < t5408;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5716 = t5714 & t5715;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t5716) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t5717 = y_12 + line;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5718 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5719 = t5718 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5720 = t5719 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5721 = y + t5720;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5722 = (u64)channel_9;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5723 = t5722 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5724 = t5723 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5725 = t5721 + t5724;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5726 = (u64)t5717;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5727 = t5726 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5728 = t5727 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5729 = t5725 + t5728;
                        const u32 t5730 = x_12 + t5712;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5731 = (u64)t5730 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5732 = t5729 + t5731;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5732), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                    }
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t5733 = t5412 + 8u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5734 = t5733 >> 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5735 = t5733 & 1u;
#line 122 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t5736 = t5735 << 3u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line_2 = first_line + t5734;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5738 = line_2 < t5406;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5739 = t5736 < t5408;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t5740 = t5738 & t5739;
#line 128 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t5740) {
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t5741 = y_12 + line_2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5742 = (u64)sample_4;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5743 = t5742 * y_stride0;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5744 = t5743 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5745 = y + t5744;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5746 = (u64)channel_9;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5747 = t5746 * y_stride1;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5748 = t5747 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5749 = t5745 + t5748;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5750 = (u64)t5741;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5751 = t5750 * y_stride2;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5752 = t5751 * 2ull;
#line 121 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5753 = t5749 + t5752;
                        const u32 t5754 = x_12 + t5736;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5755 = (u64)t5754 * 2u;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t5756 = t5753 + t5755;
#line 122 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5756), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t5757 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t5757) {
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5758 = t1235 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5759 = t1237 + 8192u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5760;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5760) : "f"(acc), "f"(acc_2));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5761;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5761) : "f"(acc_3), "f"(acc_4));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5762;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5762) : "f"(acc_5), "f"(acc_6));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5763;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5763) : "f"(acc_7), "f"(acc_8));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5764;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5764) : "f"(acc_9), "f"(acc_10));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5765;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5765) : "f"(acc_11), "f"(acc_12));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5766;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5766) : "f"(acc_13), "f"(acc_14));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5767;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5767) : "f"(acc_15), "f"(acc_16));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5768;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5768) : "f"(acc_17), "f"(acc_18));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5769;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5769) : "f"(acc_19), "f"(acc_20));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5770) : "f"(acc_21), "f"(acc_22));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5771;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5771) : "f"(acc_23), "f"(acc_24));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5772;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5772) : "f"(acc_25), "f"(acc_26));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5773;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5773) : "f"(acc_27), "f"(acc_28));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5774;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5774) : "f"(acc_29), "f"(acc_30));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5775;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5775) : "f"(acc_31), "f"(acc_32));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5776;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5776) : "f"(acc_33), "f"(acc_34));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5777;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5777) : "f"(acc_35), "f"(acc_36));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5778) : "f"(acc_37), "f"(acc_38));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5779;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5779) : "f"(acc_39), "f"(acc_40));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5780;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5780) : "f"(acc_41), "f"(acc_42));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5781;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5781) : "f"(acc_43), "f"(acc_44));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5782;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5782) : "f"(acc_45), "f"(acc_46));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5783;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5783) : "f"(acc_47), "f"(acc_48));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5784;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5784) : "f"(acc_49), "f"(acc_50));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5785;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5785) : "f"(acc_51), "f"(acc_52));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5786;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5786) : "f"(acc_53), "f"(acc_54));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5787;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5787) : "f"(acc_55), "f"(acc_56));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5788;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5788) : "f"(acc_57), "f"(acc_58));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5789;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5789) : "f"(acc_59), "f"(acc_60));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5790;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5790) : "f"(acc_61), "f"(acc_62));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t5791;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t5791) : "f"(acc_63), "f"(acc_64));
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5792 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5793 = t5758 + t5792;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5794 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5795 = t5793 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5796 = t5794 ^ t5795;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5797 = t5793 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5798 = t5796 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5799 = t5797 + t5798;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5800 = t1237 + t5799;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5800), "r"(t5760), "r"(t5761), "r"(t5762), "r"(t5763) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5801 = t5799 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5802 = t1237 + t5801;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5802), "r"(t5764), "r"(t5765), "r"(t5766), "r"(t5767) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5803 = t5799 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5804 = t1237 + t5803;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5804), "r"(t5768), "r"(t5769), "r"(t5770), "r"(t5771) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5805 = t5799 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5806 = t1237 + t5805;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5806), "r"(t5772), "r"(t5773), "r"(t5774), "r"(t5775) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5807 = lane & 15u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5808 = t5758 + t5807;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5809 = lane >> 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5810 = t5808 & 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5811 = t5809 ^ t5810;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5812 = t5808 << 7u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5813 = t5811 << 4u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5814 = t5812 + t5813;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5815 = t5759 + t5814;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5815), "r"(t5776), "r"(t5777), "r"(t5778), "r"(t5779) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5816 = t5814 ^ 32u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5817 = t5759 + t5816;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5817), "r"(t5780), "r"(t5781), "r"(t5782), "r"(t5783) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5818 = t5814 ^ 64u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5819 = t5759 + t5818;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5819), "r"(t5784), "r"(t5785), "r"(t5786), "r"(t5787) : "memory");
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5820 = t5814 ^ 96u;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t5821 = t5759 + t5820;
#line 70 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t5821), "r"(t5788), "r"(t5789), "r"(t5790), "r"(t5791) : "memory");
            }
        }
    }
}
