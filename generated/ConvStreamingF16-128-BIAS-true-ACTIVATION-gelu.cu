typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(416, 1)
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
    const u64 moments /* f32, scratch */,
    const u64 moments_stride0,
    const u64 moments_stride1,
    const u64 moments_stride2,
    const u64 moments_stride3,
    const u64 coefficients /* f32, scratch */,
    const u64 coefficients_stride0,
    const u64 coefficients_stride1,
    const u64 coefficients_stride2,
    const u64 coefficients_stride3,
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
#line 169 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 170 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 171 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 167936u;
    const u32 t6 = outputs + 49152u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 94208u;
#line 174 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t8 = thread == 0u;
#line 174 "fa-kernels/src/conv/streaming/mod.rs"
    if (t8) {
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t6) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t9 = t6 + 32u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t9) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t10 = t6 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t11 = t6 + 40u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t11) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t12 = t6 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t13 = t6 + 48u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t13) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t14 = t6 + 24u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t15 = t6 + 56u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t15) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t16 = t6 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t17 = t6 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t18 = t6 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t6 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t6 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t6 + 104u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t6 + 112u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = t6 + 120u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t6 + 128u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 177 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t25 = warp == 12u;
#line 178 "fa-kernels/src/conv/streaming/mod.rs"
    if (t25) {
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t26 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t27 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t28 = t26 - t27;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t29 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t30 = t28 / t29;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t31 = t30 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t31; i += 1u) {
            const u32 slot = i & 3u;
            const u32 t33 = slot + 4u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t34 = t33 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t35 = t6 + t34;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t36 = i >> 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t37 = t36 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t38 = t37 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t35), "r"(t38) : "memory");
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = i * t40;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number = t39 + t41;
            const u32 t43 = number << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t44;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t44) : "r"(t43), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample = t44 >> tiles_shift;
            const u32 t46 = sample * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = number - t46;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t48 = t47 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t49;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t49) : "r"(t48), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t50 = t49 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t50 << 4u;
            const u32 t52 = t47 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t53;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t53) : "r"(t52), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t54 = t53 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t55 = t54 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t56 = t47 - t55;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t56 << 3u;
            const bool t58 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t59 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left = t58 ? t59 : 0u;
            const u32 t61 = left < 16u ? left : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t62 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t63 = t62 < 8u ? t62 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t64 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t65 = t6 + t64;
            const u32 t66 = slot * 23552u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 to = smem_1 + t66;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t68 = x_2 - 1u;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t69 = y_2 - 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            u32 t70;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t70) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            const bool t71 = t70 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            if (t71) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t65) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t65), "r"(0u), "r"(t68), "r"(t69), "r"(sample) : "memory");
            }
            const bool t72 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
            if (t72) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t73 = t6 + 64u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t74;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t74) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t75 = t74 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t75) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t73) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t73), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t76 = t6 + 72u;
                const u32 to_3 = to_2 + 8192u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t78;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t78) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t79 = t78 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t79) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t76) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t76), "r"(0u), "r"(1u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = t6 + 80u;
                const u32 to_4 = to_2 + 16384u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t82;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t82) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t83 = t82 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t83) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t80) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t80), "r"(0u), "r"(2u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t84 = t6 + 88u;
                const u32 to_5 = to_2 + 24576u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t86;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t86) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t87 = t86 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t87) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t84) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t84), "r"(0u), "r"(0u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t88 = t6 + 96u;
                const u32 to_6 = to_2 + 32768u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t90;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t90) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t91 = t90 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t91) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t88) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t88), "r"(0u), "r"(1u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t92 = t6 + 104u;
                const u32 to_7 = to_2 + 40960u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t94;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t95 = t94 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t95) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t92) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t92), "r"(0u), "r"(2u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t96 = t6 + 112u;
                const u32 to_8 = to_2 + 49152u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t98;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t98) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t99 = t98 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t99) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t96) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t96), "r"(0u), "r"(0u), "r"(2u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t100 = t6 + 120u;
                const u32 to_9 = to_2 + 57344u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t102;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t103 = t102 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t103) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t100) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t100), "r"(0u), "r"(1u), "r"(2u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t104 = t6 + 128u;
                const u32 to_10 = to_2 + 65536u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t106;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t106) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t107 = t106 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t107) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t104) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t104), "r"(0u), "r"(2u), "r"(2u), "r"(0u) : "memory");
                }
            }
        }
    } else {
#line 181 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 index = warp >> 2u;
        const u32 t109 = warp & 3u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t110 = thread & 31u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t111 = index << 14u;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t112 = outputs + t111;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 45 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t113 = t109 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t114 = t110 >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first = t113 + t114;
        const u32 channels = first + 8u;
#line 84 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t117 = first < 63u ? first : 63u;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t118 = (u64)t117;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t119 = t118 * bias_stride0;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t120 = t119 * 2ull;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t121 = bias + t120;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        f16 t122;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t122) : "l"(t121) : "memory");
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t122));
#line 84 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t124 = channels < 63u ? channels : 63u;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t125 = (u64)t124;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t126 = t125 * bias_stride0;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t127 = t126 * 2ull;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t128 = bias + t127;
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        f16 t129;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t129) : "l"(t128) : "memory");
#line 47 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t129));
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t131 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t132 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t133 = t131 - t132;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t134 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t135 = t133 / t134;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t135 + 1u;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_2 = index; i_2 < rounds; i_2 += 3u) {
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
#line 97 "fa-kernels/src/conv/streaming/group.rs"
            const bool t137 = 0u < i_2;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
            if (t137) {
                const u32 t138 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t138) : "memory");
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 slot_2 = i_2 & 3u;
            const u32 t140 = slot_2 << 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t141 = t6 + t140;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t142 = i_2 >> 2u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t143 = t142 & 1u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t141), "r"(t143) : "memory");
            const u32 t144 = slot_2 * 23552u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t145 = smem_1 + t144;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t146 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t146) {
                const u32 t147 = t6 + 64u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t147), "r"(0u) : "memory");
            }
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t148 = to_2 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t149 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t150 = t148 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t151 = (u64)t150;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t152 = t151 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t153 = t149 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t154 = (u64)t153;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t155 = t154 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t156 = t148 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t157 = (u64)t156;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t158 = t157 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t159 = t149 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t160 = (u64)t159;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t161 = t160 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t162 = t148 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t163 = (u64)t162;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t165 = t149 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t166 = (u64)t165;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t167 = t166 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t168 = t148 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t169 = (u64)t168;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t170 = t169 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t171 = t149 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t172 = (u64)t171;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t173 = t172 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167), "l"(t170), "l"(t173) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t174 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t174) {
                const u32 t175 = t6 + 72u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t175), "r"(0u) : "memory");
            }
            const u32 t176 = to_2 + 8192u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t177 = t176 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t178 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t179 = t178 + 8u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t180 = t177 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t181 = (u64)t180;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t183 = t179 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t184 = (u64)t183;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t185 = t184 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t186 = t177 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t187 = (u64)t186;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t189 = t179 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t190 = (u64)t189;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t191 = t190 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t192 = t177 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t193 = (u64)t192;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t195 = t179 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t196 = (u64)t195;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t197 = t196 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t198 = t177 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t199 = (u64)t198;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t200 = t199 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t201 = t179 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t202 = (u64)t201;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t203 = t202 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197), "l"(t200), "l"(t203) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t204 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t204) {
                const u32 t205 = t6 + 80u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t205), "r"(0u) : "memory");
            }
            const u32 t206 = to_2 + 16384u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t207 = t206 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t208 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t209 = t208 + 16u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t210 = t207 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t211 = (u64)t210;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t212 = t211 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t213 = t209 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t214 = (u64)t213;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t215 = t214 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t216 = t207 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t217 = (u64)t216;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t218 = t217 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t219 = t209 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t220 = (u64)t219;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t221 = t220 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t222 = t207 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t223 = (u64)t222;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t224 = t223 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t225 = t209 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t226 = (u64)t225;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t227 = t226 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t228 = t207 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t229 = (u64)t228;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t230 = t229 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t231 = t209 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t232 = (u64)t231;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t233 = t232 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227), "l"(t230), "l"(t233) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t234 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t234) {
                const u32 t235 = t6 + 88u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t235), "r"(0u) : "memory");
            }
            const u32 t236 = to_2 + 24576u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t237 = t236 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t238 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t239 = t238 + 80u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t240 = t237 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t241 = (u64)t240;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t242 = t241 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t243 = t239 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t244 = (u64)t243;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t245 = t244 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t246 = t237 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t247 = (u64)t246;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t248 = t247 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t249 = t239 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t250 = (u64)t249;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t251 = t250 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t252 = t237 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t253 = (u64)t252;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t254 = t253 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t255 = t239 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t256 = (u64)t255;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t257 = t256 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t258 = t237 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t259 = (u64)t258;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t260 = t259 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t261 = t239 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t262 = (u64)t261;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t263 = t262 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t242), "l"(t245), "l"(t248), "l"(t251), "l"(t254), "l"(t257), "l"(t260), "l"(t263) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t264 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t264) {
                const u32 t265 = t6 + 96u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t265), "r"(0u) : "memory");
            }
            const u32 t266 = to_2 + 32768u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t267 = t266 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t268 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t269 = t268 + 88u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t270 = t267 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t271 = (u64)t270;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t272 = t271 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t273 = t269 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t274 = (u64)t273;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t275 = t274 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t276 = t267 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t277 = (u64)t276;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t278 = t277 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t279 = t269 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t280 = (u64)t279;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t281 = t280 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t282 = t267 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t283 = (u64)t282;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t284 = t283 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t285 = t269 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t286 = (u64)t285;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t287 = t286 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t288 = t267 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t289 = (u64)t288;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t290 = t289 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t291 = t269 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t292 = (u64)t291;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t293 = t292 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287), "l"(t290), "l"(t293) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t294 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t294) {
                const u32 t295 = t6 + 104u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t295), "r"(0u) : "memory");
            }
            const u32 t296 = to_2 + 40960u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t297 = t296 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t298 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t299 = t298 + 96u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t300 = t297 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t301 = (u64)t300;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t302 = t301 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t303 = t299 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t304 = (u64)t303;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t305 = t304 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t306 = t297 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t307 = (u64)t306;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t308 = t307 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t309 = t299 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t310 = (u64)t309;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t311 = t310 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t312 = t297 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t313 = (u64)t312;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t314 = t313 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t315 = t299 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t316 = (u64)t315;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t317 = t316 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t318 = t297 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t319 = (u64)t318;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t320 = t319 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t321 = t299 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t322 = (u64)t321;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t323 = t322 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t302), "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320), "l"(t323) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t324 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t324) {
                const u32 t325 = t6 + 112u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t325), "r"(0u) : "memory");
            }
            const u32 t326 = to_2 + 49152u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t327 = t326 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t328 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t329 = t328 + 160u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t330 = t327 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t331 = (u64)t330;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t332 = t331 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t333 = t329 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t334 = (u64)t333;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t335 = t334 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t336 = t327 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t337 = (u64)t336;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t338 = t337 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t339 = t329 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t340 = (u64)t339;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t341 = t340 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t342 = t327 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t343 = (u64)t342;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t344 = t343 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t345 = t329 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t346 = (u64)t345;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t347 = t346 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t348 = t327 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t349 = (u64)t348;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t350 = t349 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t351 = t329 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t352 = (u64)t351;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t353 = t352 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t332), "l"(t335), "l"(t338), "l"(t341), "l"(t344), "l"(t347), "l"(t350), "l"(t353) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t354 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t354) {
                const u32 t355 = t6 + 120u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t355), "r"(0u) : "memory");
            }
            const u32 t356 = to_2 + 57344u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t357 = t356 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t358 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t359 = t358 + 168u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t360 = t357 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t361 = (u64)t360;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t363 = t359 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t364 = (u64)t363;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t365 = t364 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t366 = t357 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t367 = (u64)t366;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t369 = t359 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t370 = (u64)t369;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t371 = t370 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t372 = t357 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t373 = (u64)t372;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t375 = t359 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t376 = (u64)t375;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t377 = t376 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t378 = t357 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t379 = (u64)t378;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t380 = t379 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t381 = t359 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t382 = (u64)t381;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t383 = t382 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377), "l"(t380), "l"(t383) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            const bool t384 = i_2 < 3u;
#line 105 "fa-kernels/src/conv/streaming/group.rs"
            if (t384) {
                const u32 t385 = t6 + 128u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t385), "r"(0u) : "memory");
            }
            const u32 t386 = to_2 + 65536u;
#line 110 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t387 = t386 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t388 = t145 >> 4u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t389 = t388 + 176u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t390 = t387 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t391 = (u64)t390;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t393 = t389 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t394 = (u64)t393;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t395 = t394 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t396 = t387 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t397 = (u64)t396;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t398 = t397 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t399 = t389 + 65538u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t400 = (u64)t399;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t401 = t400 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t402 = t387 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t403 = (u64)t402;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t404 = t403 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t405 = t389 + 65540u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t406 = (u64)t405;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t407 = t406 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t408 = t387 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t409 = (u64)t408;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t410 = t409 + 4611686293305294848ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t411 = t389 + 65542u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t412 = (u64)t411;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t413 = t412 + 4611686362024771584ull;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407), "l"(t410), "l"(t413) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t414 = i_2 + 1u;
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            const bool t415 = t414 < rounds;
#line 115 "fa-kernels/src/conv/streaming/group.rs"
            if (t415) {
                const bool t416 = index == 2u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t417 = index + 1u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 next = t416 ? 0u : t417;
                const u32 t419 = next + 1u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t419) : "memory");
            }
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
            u32 t420;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t420) : );
#line 120 "fa-kernels/src/conv/streaming/group.rs"
            const bool t421 = t420 == 1u;
#line 120 "fa-kernels/src/conv/streaming/group.rs"
            if (t421) {
                const u32 t422 = slot_2 + 4u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t423 = t422 << 3u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t424 = t6 + t423;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t424) : "memory");
            }
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t425 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t426 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t427 = i_2 * t426;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_2 = t425 + t427;
            const u32 t429 = number_2 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t430;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t430) : "r"(t429), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample_2 = t430 >> tiles_shift;
            const u32 t432 = sample_2 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at = number_2 - t432;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t434 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t435 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t436;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(t434), "f"(t435));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t437 = t436 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t438;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t438) : "r"(t436));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t439;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t439) : "h"(t438));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t440;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t440) : "r"(t437));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t441;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t441) : "h"(t440));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t439;
            acc_2 = t441;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t442 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t443 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t444;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(t442), "f"(t443));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t445 = t444 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t446;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t446) : "r"(t444));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t447;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t447) : "h"(t446));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t448;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t448) : "r"(t445));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t449;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t449) : "h"(t448));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t447;
            acc_4 = t449;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t450 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t451 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t452;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t452) : "f"(t450), "f"(t451));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t453 = t452 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t454;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t454) : "r"(t452));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t455;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t455) : "h"(t454));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t456;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t456) : "r"(t453));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t457;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t457) : "h"(t456));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t455;
            acc_6 = t457;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t458 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t459 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t460;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t460) : "f"(t458), "f"(t459));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t461 = t460 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t462;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t462) : "r"(t460));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t463;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t463) : "h"(t462));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t464;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t464) : "r"(t461));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t465;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t465) : "h"(t464));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t463;
            acc_8 = t465;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t466 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t467 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t468;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t468) : "f"(t466), "f"(t467));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t469 = t468 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t470;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t470) : "r"(t468));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t471;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t471) : "h"(t470));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t472;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t472) : "r"(t469));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t473;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t473) : "h"(t472));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t471;
            acc_10 = t473;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t474 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t475 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t476;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t476) : "f"(t474), "f"(t475));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t477 = t476 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t478;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t478) : "r"(t476));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t479;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t479) : "h"(t478));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t480;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t480) : "r"(t477));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t481;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t481) : "h"(t480));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t479;
            acc_12 = t481;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t482 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t483 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t484;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t484) : "f"(t482), "f"(t483));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t485 = t484 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t486;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t486) : "r"(t484));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t487;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t487) : "h"(t486));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t488;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t488) : "r"(t485));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t489;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t489) : "h"(t488));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t487;
            acc_14 = t489;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t490 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t491 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t492;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t492) : "f"(t490), "f"(t491));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t493 = t492 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t494;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t494) : "r"(t492));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t495;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t495) : "h"(t494));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t496;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t496) : "r"(t493));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t497;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t497) : "h"(t496));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t495;
            acc_16 = t497;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t498 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t499 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t500;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t500) : "f"(t498), "f"(t499));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t501 = t500 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t502;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t502) : "r"(t500));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t503;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t503) : "h"(t502));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t504;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t504) : "r"(t501));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t505;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t505) : "h"(t504));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t503;
            acc_18 = t505;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t506 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t507 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t508;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t508) : "f"(t506), "f"(t507));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t509 = t508 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t510;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t510) : "r"(t508));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t511;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t511) : "h"(t510));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t512;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t512) : "r"(t509));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t513;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t513) : "h"(t512));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t511;
            acc_20 = t513;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t514 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t515 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t516;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t516) : "f"(t514), "f"(t515));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t517 = t516 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t518;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t518) : "r"(t516));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t519;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t519) : "h"(t518));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t520;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t520) : "r"(t517));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t521;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t521) : "h"(t520));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t519;
            acc_22 = t521;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t522 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t523 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t524;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t524) : "f"(t522), "f"(t523));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t525 = t524 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t526;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t526) : "r"(t524));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t527;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t527) : "h"(t526));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t528;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t528) : "r"(t525));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t529;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t529) : "h"(t528));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t527;
            acc_24 = t529;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t530 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t531 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t532;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t532) : "f"(t530), "f"(t531));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t533 = t532 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t534;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t534) : "r"(t532));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t535;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t535) : "h"(t534));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t536;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t536) : "r"(t533));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t537;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t537) : "h"(t536));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t535;
            acc_26 = t537;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t538 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t539 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t540;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(t538), "f"(t539));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t541 = t540 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t542;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t542) : "r"(t540));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t543;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t543) : "h"(t542));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t544;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t544) : "r"(t541));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t545;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t545) : "h"(t544));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t543;
            acc_28 = t545;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t546 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t547 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t548;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(t546), "f"(t547));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t549 = t548 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t550;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t550) : "r"(t548));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t551;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t551) : "h"(t550));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t552;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t552) : "r"(t549));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t553;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t553) : "h"(t552));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t551;
            acc_30 = t553;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t554 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t555 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t556;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(t554), "f"(t555));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t557 = t556 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t558;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t558) : "r"(t556));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t559;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t559) : "h"(t558));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t560;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t560) : "r"(t557));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t561;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t561) : "h"(t560));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t559;
            acc_32 = t561;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t562 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t563 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t564;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t564) : "f"(t562), "f"(t563));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t565 = t564 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t566;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t566) : "r"(t564));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t567;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t567) : "h"(t566));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t568;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t568) : "r"(t565));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t569;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t569) : "h"(t568));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t567;
            acc_34 = t569;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t570 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t571 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t572;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t572) : "f"(t570), "f"(t571));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t573 = t572 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t574;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t574) : "r"(t572));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t575;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t575) : "h"(t574));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t576;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t576) : "r"(t573));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t577;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t577) : "h"(t576));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t575;
            acc_36 = t577;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t578 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t579 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t580;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t580) : "f"(t578), "f"(t579));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t581 = t580 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t582;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t582) : "r"(t580));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t583;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t583) : "h"(t582));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t584;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t584) : "r"(t581));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t585;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t585) : "h"(t584));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t583;
            acc_38 = t585;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t586 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t587 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t588;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t588) : "f"(t586), "f"(t587));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t589 = t588 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t590;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t590) : "r"(t588));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t591;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t591) : "h"(t590));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t592;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t592) : "r"(t589));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t593;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t593) : "h"(t592));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t591;
            acc_40 = t593;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t594 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t595 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t596;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t596) : "f"(t594), "f"(t595));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t597 = t596 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t598;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t598) : "r"(t596));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t599;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t599) : "h"(t598));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t600;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t600) : "r"(t597));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t601;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t601) : "h"(t600));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t599;
            acc_42 = t601;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t602 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t603 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t604;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(t602), "f"(t603));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t605 = t604 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t606;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t606) : "r"(t604));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t607;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t607) : "h"(t606));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t608;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t608) : "r"(t605));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t609;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t609) : "h"(t608));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t607;
            acc_44 = t609;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t610 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t611 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t612;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(t610), "f"(t611));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t613 = t612 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t614;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t614) : "r"(t612));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t615;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t615) : "h"(t614));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t616;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t616) : "r"(t613));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t617;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t617) : "h"(t616));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t615;
            acc_46 = t617;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t618 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t619 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t620;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(t618), "f"(t619));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t621 = t620 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t622;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t622) : "r"(t620));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t623;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t623) : "h"(t622));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t624;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t624) : "r"(t621));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t625;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t625) : "h"(t624));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t623;
            acc_48 = t625;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t626 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t627 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t628;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t628) : "f"(t626), "f"(t627));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t629 = t628 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t630;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t630) : "r"(t628));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t631;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t631) : "h"(t630));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t632;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t632) : "r"(t629));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t633;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t633) : "h"(t632));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t631;
            acc_50 = t633;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t634 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t635 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t636;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t636) : "f"(t634), "f"(t635));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t637 = t636 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t638;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t638) : "r"(t636));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t639;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t639) : "h"(t638));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t640;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t640) : "r"(t637));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t641;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t641) : "h"(t640));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t639;
            acc_52 = t641;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t642 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t643 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t644;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t644) : "f"(t642), "f"(t643));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t645 = t644 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t646;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t646) : "r"(t644));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t647;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t647) : "h"(t646));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t648;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t648) : "r"(t645));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t649;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t649) : "h"(t648));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t647;
            acc_54 = t649;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t650 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t651 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t652;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t652) : "f"(t650), "f"(t651));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t653 = t652 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t654;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t654) : "r"(t652));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t655;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t655) : "h"(t654));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t656;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t656) : "r"(t653));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t657;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t657) : "h"(t656));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t655;
            acc_56 = t657;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t658 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t659 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t660;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t660) : "f"(t658), "f"(t659));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t661 = t660 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t662;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t662) : "r"(t660));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t663;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t663) : "h"(t662));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t664;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t664) : "r"(t661));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t665;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t665) : "h"(t664));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t663;
            acc_58 = t665;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t666 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t667 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t668;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t668) : "f"(t666), "f"(t667));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t669 = t668 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t670;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t670) : "r"(t668));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t671;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t671) : "h"(t670));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t672;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t672) : "r"(t669));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t673;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t673) : "h"(t672));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t671;
            acc_60 = t673;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t674 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t675 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t676;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t676) : "f"(t674), "f"(t675));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t677 = t676 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t678;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t678) : "r"(t676));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t679;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t679) : "h"(t678));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t680;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t680) : "r"(t677));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t681;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t681) : "h"(t680));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t679;
            acc_62 = t681;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t682 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t683 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t684;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t684) : "f"(t682), "f"(t683));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t685 = t684 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t686;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t686) : "r"(t684));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t687;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t687) : "h"(t686));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t688;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t688) : "r"(t685));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t689;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t689) : "h"(t688));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t687;
            acc_64 = t689;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t690 = at << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t691;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t691) : "r"(t690), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t692 = t691 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t692 << 4u;
            const u32 t694 = at << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t695;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t695) : "r"(t694), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t696 = t695 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t697 = t696 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t698 = at - t697;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t698 << 3u;
            const bool t700 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t701 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t700 ? t701 : 0u;
            const u32 t703 = left_2 < 16u ? left_2 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t704 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t705 = t704 < 8u ? t704 : 8u;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t706 = t703 * t705;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
            const f32 count = (f32)t706;
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(count));
#line 132 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t709 = t703 * t705;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
            const bool t710 = t709 == 128u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t711 = t109 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t712 = t110 >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const u32 first_2 = t711 + t712;
            const u32 t714 = first_2 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t710) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t715 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t716 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t717 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t718 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t719 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t720 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t721 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t722 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t723 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t724 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t725 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t726 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t727 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t728 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t729 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t730 = acc_61;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t731 = t715 + t716;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t732 = t731 + t717;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t733 = t732 + t718;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t734 = t733 + t719;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t735 = t734 + t720;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t736 = t735 + t721;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t737 = t736 + t722;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t738 = t737 + t723;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t739 = t738 + t724;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t740 = t739 + t725;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t741 = t740 + t726;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t742 = t741 + t727;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t743 = t742 + t728;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t744 = t743 + t729;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t745 = t744 + t730;
                const f32 t746 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t747 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t748 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t749 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t750 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t751 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t752 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t753 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t754 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t755 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t756 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t757 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t758 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t759 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t760 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t761 = acc_62;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t762 = t746 + t747;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t763 = t762 + t748;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t764 = t763 + t749;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t765 = t764 + t750;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t766 = t765 + t751;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t767 = t766 + t752;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t768 = t767 + t753;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t769 = t768 + t754;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t770 = t769 + t755;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t771 = t770 + t756;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t772 = t771 + t757;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t773 = t772 + t758;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t774 = t773 + t759;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t775 = t774 + t760;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t776 = t775 + t761;
                const f32 t777 = t745 + t776;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t777;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t778 = t110 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_3 = t778 << 1u;
                const bool columns = first_3 < t705;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t781 = first_3 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t781 < t705;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t783 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t783 & columns;
                const f32 t785 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t786 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t787 = exists ? t786 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t788 = t785 + t787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t788;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t789 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t789 & columns_2;
                const f32 t791 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t792 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t793 = exists_2 ? t792 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t794 = t791 + t793;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t795 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t795 & columns;
                const f32 t797 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t798 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t799 = exists_3 ? t798 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t800 = t797 + t799;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t801 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t801 & columns_2;
                const f32 t803 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t804 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t805 = exists_4 ? t804 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t806 = t803 + t805;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t807 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t807 & columns;
                const f32 t809 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t810 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t811 = exists_5 ? t810 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t812 = t809 + t811;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t813 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t813 & columns_2;
                const f32 t815 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t816 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t817 = exists_6 ? t816 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t818 = t815 + t817;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t819 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t819 & columns;
                const f32 t821 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t823 = exists_7 ? t822 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t824 = t821 + t823;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t824;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t825 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t825 & columns_2;
                const f32 t827 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t829 = exists_8 ? t828 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t830 = t827 + t829;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t831 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t831 & columns;
                const f32 t833 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = exists_9 ? t834 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = t833 + t835;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t836;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t837 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t837 & columns_2;
                const f32 t839 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = exists_10 ? t840 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t842 = t839 + t841;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t843 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t843 & columns;
                const f32 t845 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = exists_11 ? t846 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t848 = t845 + t847;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t848;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t849 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t849 & columns_2;
                const f32 t851 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = exists_12 ? t852 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t854 = t851 + t853;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t854;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t855 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t855 & columns;
                const f32 t857 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = exists_13 ? t858 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t857 + t859;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t860;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t861 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t861 & columns_2;
                const f32 t863 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = exists_14 ? t864 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = t863 + t865;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t867 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t867 & columns;
                const f32 t869 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = exists_15 ? t870 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = t869 + t871;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t872;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t873 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t873 & columns_2;
                const f32 t875 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = exists_16 ? t876 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = t875 + t877;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t878;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t879 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t879 & columns;
                const f32 t881 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t883 = exists_17 ? t882 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = t881 + t883;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t884;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t885 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t885 & columns_2;
                const f32 t887 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t889 = exists_18 ? t888 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t890 = t887 + t889;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t891 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t891 & columns;
                const f32 t893 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t895 = exists_19 ? t894 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t896 = t893 + t895;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t896;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t897 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t897 & columns_2;
                const f32 t899 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t901 = exists_20 ? t900 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t902 = t899 + t901;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t902;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t903 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t903 & columns;
                const f32 t905 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = exists_21 ? t906 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = t905 + t907;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t908;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t909 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t909 & columns_2;
                const f32 t911 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t913 = exists_22 ? t912 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = t911 + t913;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t915 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t915 & columns;
                const f32 t917 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t919 = exists_23 ? t918 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = t917 + t919;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t920;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t921 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t921 & columns_2;
                const f32 t923 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t925 = exists_24 ? t924 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = t923 + t925;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t926;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t927 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t927 & columns;
                const f32 t929 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t931 = exists_25 ? t930 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t932 = t929 + t931;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t932;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t933 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t933 & columns_2;
                const f32 t935 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = exists_26 ? t936 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = t935 + t937;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t938;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t939 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t939 & columns;
                const f32 t941 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = exists_27 ? t942 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = t941 + t943;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t944;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t945 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t945 & columns_2;
                const f32 t947 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = exists_28 ? t948 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = t947 + t949;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t950;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t951 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t951 & columns;
                const f32 t953 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = exists_29 ? t954 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = t953 + t955;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t956;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t957 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t957 & columns_2;
                const f32 t959 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = exists_30 ? t960 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = t959 + t961;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t962;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t963 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t963 & columns;
                const f32 t965 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t966 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t967 = exists_31 ? t966 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t968 = t965 + t967;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t968;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t969 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t969 & columns_2;
                const f32 t971 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t973 = exists_32 ? t972 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t974 = t971 + t973;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t974;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t976;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t976;
            f32 t978;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t979 = pair + t978;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean = t979 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t710) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t981 - mean;
                const f32 t983 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t984 - mean;
                const f32 t986 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t987 - mean;
                const f32 t989 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t990 - mean;
                const f32 t992 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t993 - mean;
                const f32 t995 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t996 - mean;
                const f32 t998 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t999 - mean;
                const f32 t1001 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t1002 - mean;
                const f32 t1004 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t1005 - mean;
                const f32 t1007 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t1008 - mean;
                const f32 t1010 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t1011 - mean;
                const f32 t1013 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1014 - mean;
                const f32 t1016 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1017 - mean;
                const f32 t1019 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1020 - mean;
                const f32 t1022 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1023 - mean;
                const f32 t1025 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1026 - mean;
                const f32 t1028 = distance_16 * distance_16;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = t983 + t986;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = t1029 + t989;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = t1030 + t992;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1032 = t1031 + t995;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1033 = t1032 + t998;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1034 = t1033 + t1001;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = t1034 + t1004;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1036 = t1035 + t1007;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1037 = t1036 + t1010;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = t1037 + t1013;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1039 = t1038 + t1016;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1040 = t1039 + t1019;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = t1040 + t1022;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1042 = t1041 + t1025;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1043 = t1042 + t1028;
                const f32 t1044 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1044 - mean;
                const f32 t1046 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1047 - mean;
                const f32 t1049 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1050 - mean;
                const f32 t1052 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1053 - mean;
                const f32 t1055 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1056 - mean;
                const f32 t1058 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1059 - mean;
                const f32 t1061 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1062 - mean;
                const f32 t1064 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1065 - mean;
                const f32 t1067 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1068 - mean;
                const f32 t1070 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1071 - mean;
                const f32 t1073 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1074 - mean;
                const f32 t1076 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1077 - mean;
                const f32 t1079 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1080 - mean;
                const f32 t1082 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1083 - mean;
                const f32 t1085 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1086 - mean;
                const f32 t1088 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1089 - mean;
                const f32 t1091 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = t1046 + t1049;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = t1092 + t1052;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = t1093 + t1055;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1095 = t1094 + t1058;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1096 = t1095 + t1061;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1097 = t1096 + t1064;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1098 = t1097 + t1067;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1099 = t1098 + t1070;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1100 = t1099 + t1073;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1101 = t1100 + t1076;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1102 = t1101 + t1079;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1103 = t1102 + t1082;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = t1103 + t1085;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1105 = t1104 + t1088;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1106 = t1105 + t1091;
                const f32 t1107 = t1043 + t1106;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1107;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1108 = t110 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_4 = t1108 << 1u;
                const bool columns_3 = first_4 < t705;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1111 = first_4 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1111 < t705;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1113 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1113 & columns_3;
                const f32 t1115 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1116 - mean;
                const f32 t1118 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1119 = exists_33 ? t1118 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = t1115 + t1119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1120;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1121 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1121 & columns_4;
                const f32 t1123 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1124 - mean;
                const f32 t1126 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1127 = exists_34 ? t1126 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = t1123 + t1127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1128;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1129 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1129 & columns_3;
                const f32 t1131 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1132 - mean;
                const f32 t1134 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1135 = exists_35 ? t1134 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = t1131 + t1135;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1136;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1137 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1137 & columns_4;
                const f32 t1139 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1140 - mean;
                const f32 t1142 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1143 = exists_36 ? t1142 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = t1139 + t1143;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1144;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1145 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1145 & columns_3;
                const f32 t1147 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1148 - mean;
                const f32 t1150 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1151 = exists_37 ? t1150 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = t1147 + t1151;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1152;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1153 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1153 & columns_4;
                const f32 t1155 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1156 - mean;
                const f32 t1158 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1159 = exists_38 ? t1158 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = t1155 + t1159;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1160;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1161 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1161 & columns_3;
                const f32 t1163 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1164 - mean;
                const f32 t1166 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1167 = exists_39 ? t1166 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = t1163 + t1167;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1168;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1169 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1169 & columns_4;
                const f32 t1171 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1172 - mean;
                const f32 t1174 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1175 = exists_40 ? t1174 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = t1171 + t1175;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1176;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1177 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1177 & columns_3;
                const f32 t1179 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1180 - mean;
                const f32 t1182 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1183 = exists_41 ? t1182 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = t1179 + t1183;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1184;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1185 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1185 & columns_4;
                const f32 t1187 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1188 - mean;
                const f32 t1190 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1191 = exists_42 ? t1190 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = t1187 + t1191;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1192;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1193 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1193 & columns_3;
                const f32 t1195 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1196 - mean;
                const f32 t1198 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1199 = exists_43 ? t1198 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = t1195 + t1199;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1200;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1201 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1201 & columns_4;
                const f32 t1203 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1204 - mean;
                const f32 t1206 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1207 = exists_44 ? t1206 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = t1203 + t1207;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1208;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1209 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1209 & columns_3;
                const f32 t1211 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1212 - mean;
                const f32 t1214 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1215 = exists_45 ? t1214 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = t1211 + t1215;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1216;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1217 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1217 & columns_4;
                const f32 t1219 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1220 - mean;
                const f32 t1222 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = exists_46 ? t1222 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = t1219 + t1223;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1224;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1225 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1225 & columns_3;
                const f32 t1227 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1228 - mean;
                const f32 t1230 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = exists_47 ? t1230 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = t1227 + t1231;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1232;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1233 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1233 & columns_4;
                const f32 t1235 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1236 - mean;
                const f32 t1238 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1239 = exists_48 ? t1238 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = t1235 + t1239;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1240;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1241 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1241 & columns_3;
                const f32 t1243 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1244 - mean;
                const f32 t1246 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1247 = exists_49 ? t1246 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = t1243 + t1247;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1248;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1249 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1249 & columns_4;
                const f32 t1251 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1252 - mean;
                const f32 t1254 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = exists_50 ? t1254 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = t1251 + t1255;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1256;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1257 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1257 & columns_3;
                const f32 t1259 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1260 - mean;
                const f32 t1262 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = exists_51 ? t1262 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = t1259 + t1263;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1264;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1265 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1265 & columns_4;
                const f32 t1267 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1268 - mean;
                const f32 t1270 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = exists_52 ? t1270 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = t1267 + t1271;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1272;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1273 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1273 & columns_3;
                const f32 t1275 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1276 - mean;
                const f32 t1278 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = exists_53 ? t1278 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = t1275 + t1279;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1280;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1281 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1281 & columns_4;
                const f32 t1283 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1284 - mean;
                const f32 t1286 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = exists_54 ? t1286 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = t1283 + t1287;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1288;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1289 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1289 & columns_3;
                const f32 t1291 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1292 - mean;
                const f32 t1294 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1295 = exists_55 ? t1294 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = t1291 + t1295;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1296;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1297 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1297 & columns_4;
                const f32 t1299 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1300 - mean;
                const f32 t1302 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1303 = exists_56 ? t1302 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = t1299 + t1303;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1304;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1305 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1305 & columns_3;
                const f32 t1307 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1308 - mean;
                const f32 t1310 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = exists_57 ? t1310 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = t1307 + t1311;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1312;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1313 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1313 & columns_4;
                const f32 t1315 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1316 - mean;
                const f32 t1318 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = exists_58 ? t1318 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = t1315 + t1319;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1320;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1321 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1321 & columns_3;
                const f32 t1323 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1324 - mean;
                const f32 t1326 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = exists_59 ? t1326 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = t1323 + t1327;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1328;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1329 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1329 & columns_4;
                const f32 t1331 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1332 - mean;
                const f32 t1334 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = exists_60 ? t1334 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = t1331 + t1335;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1336;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1337 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1337 & columns_3;
                const f32 t1339 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1340 - mean;
                const f32 t1342 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = exists_61 ? t1342 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = t1339 + t1343;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1344;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1345 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1345 & columns_4;
                const f32 t1347 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1348 - mean;
                const f32 t1350 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1351 = exists_62 ? t1350 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = t1347 + t1351;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1352;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1353 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1353 & columns_3;
                const f32 t1355 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1356 - mean;
                const f32 t1358 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1359 = exists_63 ? t1358 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = t1355 + t1359;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1360;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1361 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1361 & columns_4;
                const f32 t1363 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1364 - mean;
                const f32 t1366 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = exists_64 ? t1366 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = t1363 + t1367;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1368;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1370;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1370) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1370;
            f32 t1372;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1372) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares = pair_2 + t1372;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t1374 = t110 & 3u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1375 = t1374 == 0u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            if (t1375) {
                const u64 t1376 = (u64)sample_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = t1376 * moments_stride0;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = t1377 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = moments + t1378;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1380 = (u64)first_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1381 = t1380 * moments_stride1;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = t1381 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1383 = t1379 + t1382;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1384 = (u64)at;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = t1384 * moments_stride2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = t1385 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1387 = t1383 + t1386;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1388;
                asm("mov.b32 %0, %1;" : "=r"(t1388) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1389;
                asm("mov.b32 %0, %1;" : "=r"(t1389) : "f"(mean));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1390;
                asm("mov.b32 %0, %1;" : "=r"(t1390) : "f"(squares));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1387), "r"(t1388), "r"(t1389), "r"(t1390), "r"(0u) : "memory");
            }
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t710) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_63;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = t1391 + t1392;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = t1407 + t1393;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = t1408 + t1394;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = t1409 + t1395;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = t1410 + t1396;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = t1411 + t1397;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = t1412 + t1398;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = t1413 + t1399;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = t1414 + t1400;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = t1415 + t1401;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = t1416 + t1402;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = t1417 + t1403;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = t1418 + t1404;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = t1419 + t1405;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = t1420 + t1406;
                const f32 t1422 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1422 + t1423;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = t1438 + t1424;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = t1439 + t1425;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = t1440 + t1426;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1442 = t1441 + t1427;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1443 = t1442 + t1428;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = t1443 + t1429;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = t1444 + t1430;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = t1445 + t1431;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = t1446 + t1432;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = t1447 + t1433;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1449 = t1448 + t1434;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = t1449 + t1435;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = t1450 + t1436;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1451 + t1437;
                const f32 t1453 = t1421 + t1452;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1453;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1454 = t110 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_5 = t1454 << 1u;
                const bool columns_5 = first_5 < t705;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1457 = first_5 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1457 < t705;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1459 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1459 & columns_5;
                const f32 t1461 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = exists_65 ? t1462 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = t1461 + t1463;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1464;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1465 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1465 & columns_6;
                const f32 t1467 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = exists_66 ? t1468 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1467 + t1469;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1470;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1471 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1471 & columns_5;
                const f32 t1473 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_67 ? t1474 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = t1473 + t1475;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1476;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1477 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1477 & columns_6;
                const f32 t1479 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_68 ? t1480 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = t1479 + t1481;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1483 & columns_5;
                const f32 t1485 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = exists_69 ? t1486 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = t1485 + t1487;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1488;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1489 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1489 & columns_6;
                const f32 t1491 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = exists_70 ? t1492 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1491 + t1493;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1494;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1495 & columns_5;
                const f32 t1497 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_71 ? t1498 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = t1497 + t1499;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1500;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1501 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1501 & columns_6;
                const f32 t1503 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_72 ? t1504 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1503 + t1505;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1507 & columns_5;
                const f32 t1509 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = exists_73 ? t1510 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = t1509 + t1511;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1512;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1513 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1513 & columns_6;
                const f32 t1515 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = exists_74 ? t1516 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = t1515 + t1517;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1518;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1519 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1519 & columns_5;
                const f32 t1521 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = exists_75 ? t1522 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = t1521 + t1523;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1524;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1525 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1525 & columns_6;
                const f32 t1527 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_76 ? t1528 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1527 + t1529;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1531 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1531 & columns_5;
                const f32 t1533 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = exists_77 ? t1534 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = t1533 + t1535;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1536;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1537 & columns_6;
                const f32 t1539 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = exists_78 ? t1540 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = t1539 + t1541;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1542;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1543 & columns_5;
                const f32 t1545 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = exists_79 ? t1546 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1545 + t1547;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1548;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1549 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1549 & columns_6;
                const f32 t1551 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_80 ? t1552 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1551 + t1553;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1555 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1555 & columns_5;
                const f32 t1557 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = exists_81 ? t1558 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1557 + t1559;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1560;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1561 & columns_6;
                const f32 t1563 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = exists_82 ? t1564 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = t1563 + t1565;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1566;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1567 & columns_5;
                const f32 t1569 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = exists_83 ? t1570 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = t1569 + t1571;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1572;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1573 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1573 & columns_6;
                const f32 t1575 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = exists_84 ? t1576 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1575 + t1577;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1579 & columns_5;
                const f32 t1581 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = exists_85 ? t1582 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1581 + t1583;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1584;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1585 & columns_6;
                const f32 t1587 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = exists_86 ? t1588 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1587 + t1589;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1590;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1591 & columns_5;
                const f32 t1593 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = exists_87 ? t1594 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = t1593 + t1595;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1596;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1597 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1597 & columns_6;
                const f32 t1599 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_88 ? t1600 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1599 + t1601;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1603 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1603 & columns_5;
                const f32 t1605 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = exists_89 ? t1606 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = t1605 + t1607;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1608;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1609 & columns_6;
                const f32 t1611 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = exists_90 ? t1612 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1611 + t1613;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1614;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1615 & columns_5;
                const f32 t1617 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = exists_91 ? t1618 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1617 + t1619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1620;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1621 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1621 & columns_6;
                const f32 t1623 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_92 ? t1624 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1623 + t1625;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1627 & columns_5;
                const f32 t1629 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = exists_93 ? t1630 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1629 + t1631;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1632;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1633 & columns_6;
                const f32 t1635 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = exists_94 ? t1636 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1635 + t1637;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1638;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1639 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1639 & columns_5;
                const f32 t1641 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = exists_95 ? t1642 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = t1641 + t1643;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1644;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1645 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1645 & columns_6;
                const f32 t1647 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = exists_96 ? t1648 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = t1647 + t1649;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1650;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1652;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1652) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1652;
            f32 t1654;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1654) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1655 = pair_3 + t1654;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_2 = t1655 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t710) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1657 - mean_2;
                const f32 t1659 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1660 - mean_2;
                const f32 t1662 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1663 - mean_2;
                const f32 t1665 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1666 - mean_2;
                const f32 t1668 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1669 - mean_2;
                const f32 t1671 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1672 - mean_2;
                const f32 t1674 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1675 - mean_2;
                const f32 t1677 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1678 - mean_2;
                const f32 t1680 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1681 - mean_2;
                const f32 t1683 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1684 - mean_2;
                const f32 t1686 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1687 - mean_2;
                const f32 t1689 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1690 - mean_2;
                const f32 t1692 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1693 - mean_2;
                const f32 t1695 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1696 - mean_2;
                const f32 t1698 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1699 - mean_2;
                const f32 t1701 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1702 - mean_2;
                const f32 t1704 = distance_80 * distance_80;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = t1659 + t1662;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = t1705 + t1665;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = t1706 + t1668;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1708 = t1707 + t1671;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1709 = t1708 + t1674;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = t1709 + t1677;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = t1710 + t1680;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = t1711 + t1683;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = t1712 + t1686;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = t1713 + t1689;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1715 = t1714 + t1692;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1716 = t1715 + t1695;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = t1716 + t1698;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = t1717 + t1701;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = t1718 + t1704;
                const f32 t1720 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1720 - mean_2;
                const f32 t1722 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1723 - mean_2;
                const f32 t1725 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1726 - mean_2;
                const f32 t1728 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1729 - mean_2;
                const f32 t1731 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1732 - mean_2;
                const f32 t1734 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1735 - mean_2;
                const f32 t1737 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1738 - mean_2;
                const f32 t1740 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1741 - mean_2;
                const f32 t1743 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1744 - mean_2;
                const f32 t1746 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1747 - mean_2;
                const f32 t1749 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1750 - mean_2;
                const f32 t1752 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1753 - mean_2;
                const f32 t1755 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1756 - mean_2;
                const f32 t1758 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1759 - mean_2;
                const f32 t1761 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1762 - mean_2;
                const f32 t1764 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1765 - mean_2;
                const f32 t1767 = distance_96 * distance_96;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = t1722 + t1725;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = t1768 + t1728;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1769 + t1731;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1771 = t1770 + t1734;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1772 = t1771 + t1737;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1773 = t1772 + t1740;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = t1773 + t1743;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = t1774 + t1746;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = t1775 + t1749;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = t1776 + t1752;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1778 = t1777 + t1755;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1779 = t1778 + t1758;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = t1779 + t1761;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1781 = t1780 + t1764;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = t1781 + t1767;
                const f32 t1783 = t1719 + t1782;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1783;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1784 = t110 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1784 << 1u;
                const bool columns_7 = first_6 < t705;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1787 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1787 < t705;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1789 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1789 & columns_7;
                const f32 t1791 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1792 - mean_2;
                const f32 t1794 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1795 = exists_97 ? t1794 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = t1791 + t1795;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1796;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1797 = 0u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1797 & columns_8;
                const f32 t1799 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1800 - mean_2;
                const f32 t1802 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1803 = exists_98 ? t1802 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = t1799 + t1803;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1804;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1805 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1805 & columns_7;
                const f32 t1807 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1808 - mean_2;
                const f32 t1810 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1811 = exists_99 ? t1810 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = t1807 + t1811;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1813 = 1u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t1813 & columns_8;
                const f32 t1815 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t1816 - mean_2;
                const f32 t1818 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1819 = exists_100 ? t1818 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = t1815 + t1819;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1820;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1821 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t1821 & columns_7;
                const f32 t1823 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t1824 - mean_2;
                const f32 t1826 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1827 = exists_101 ? t1826 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = t1823 + t1827;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1828;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1829 = 2u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t1829 & columns_8;
                const f32 t1831 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t1832 - mean_2;
                const f32 t1834 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1835 = exists_102 ? t1834 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = t1831 + t1835;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1836;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1837 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t1837 & columns_7;
                const f32 t1839 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t1840 - mean_2;
                const f32 t1842 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1843 = exists_103 ? t1842 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = t1839 + t1843;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1844;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1845 = 3u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t1845 & columns_8;
                const f32 t1847 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t1848 - mean_2;
                const f32 t1850 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1851 = exists_104 ? t1850 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1852 = t1847 + t1851;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1852;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1853 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t1853 & columns_7;
                const f32 t1855 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t1856 - mean_2;
                const f32 t1858 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1859 = exists_105 ? t1858 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = t1855 + t1859;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1860;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1861 = 4u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t1861 & columns_8;
                const f32 t1863 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t1864 - mean_2;
                const f32 t1866 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1867 = exists_106 ? t1866 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = t1863 + t1867;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1868;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1869 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t1869 & columns_7;
                const f32 t1871 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t1872 - mean_2;
                const f32 t1874 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1875 = exists_107 ? t1874 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = t1871 + t1875;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1876;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1877 = 5u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t1877 & columns_8;
                const f32 t1879 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t1880 - mean_2;
                const f32 t1882 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1883 = exists_108 ? t1882 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = t1879 + t1883;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1884;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1885 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t1885 & columns_7;
                const f32 t1887 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t1888 - mean_2;
                const f32 t1890 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1891 = exists_109 ? t1890 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = t1887 + t1891;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1892;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1893 = 6u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t1893 & columns_8;
                const f32 t1895 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t1896 - mean_2;
                const f32 t1898 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1899 = exists_110 ? t1898 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = t1895 + t1899;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1900;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1901 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t1901 & columns_7;
                const f32 t1903 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t1904 - mean_2;
                const f32 t1906 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1907 = exists_111 ? t1906 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = t1903 + t1907;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1908;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1909 = 7u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t1909 & columns_8;
                const f32 t1911 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t1912 - mean_2;
                const f32 t1914 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1915 = exists_112 ? t1914 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = t1911 + t1915;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1916;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1917 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t1917 & columns_7;
                const f32 t1919 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t1920 - mean_2;
                const f32 t1922 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1923 = exists_113 ? t1922 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = t1919 + t1923;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1924;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1925 = 8u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t1925 & columns_8;
                const f32 t1927 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t1928 - mean_2;
                const f32 t1930 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1931 = exists_114 ? t1930 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = t1927 + t1931;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1932;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1933 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t1933 & columns_7;
                const f32 t1935 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t1936 - mean_2;
                const f32 t1938 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1939 = exists_115 ? t1938 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = t1935 + t1939;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1940;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1941 = 9u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t1941 & columns_8;
                const f32 t1943 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t1944 - mean_2;
                const f32 t1946 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1947 = exists_116 ? t1946 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = t1943 + t1947;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1948;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1949 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t1949 & columns_7;
                const f32 t1951 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t1952 - mean_2;
                const f32 t1954 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1955 = exists_117 ? t1954 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = t1951 + t1955;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1956;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1957 = 10u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t1957 & columns_8;
                const f32 t1959 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t1960 - mean_2;
                const f32 t1962 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1963 = exists_118 ? t1962 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = t1959 + t1963;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1964;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1965 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t1965 & columns_7;
                const f32 t1967 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t1968 - mean_2;
                const f32 t1970 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1971 = exists_119 ? t1970 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = t1967 + t1971;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1972;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1973 = 11u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t1973 & columns_8;
                const f32 t1975 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t1976 - mean_2;
                const f32 t1978 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1979 = exists_120 ? t1978 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = t1975 + t1979;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1980;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1981 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t1981 & columns_7;
                const f32 t1983 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t1984 - mean_2;
                const f32 t1986 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1987 = exists_121 ? t1986 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = t1983 + t1987;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1988;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1989 = 12u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t1989 & columns_8;
                const f32 t1991 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t1992 - mean_2;
                const f32 t1994 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1995 = exists_122 ? t1994 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = t1991 + t1995;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1996;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1997 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t1997 & columns_7;
                const f32 t1999 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t2000 - mean_2;
                const f32 t2002 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2003 = exists_123 ? t2002 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = t1999 + t2003;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2004;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2005 = 13u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t2005 & columns_8;
                const f32 t2007 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t2008 - mean_2;
                const f32 t2010 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2011 = exists_124 ? t2010 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = t2007 + t2011;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2012;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2013 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2013 & columns_7;
                const f32 t2015 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2016 - mean_2;
                const f32 t2018 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2019 = exists_125 ? t2018 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = t2015 + t2019;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2020;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2021 = 14u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2021 & columns_8;
                const f32 t2023 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2024 - mean_2;
                const f32 t2026 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2027 = exists_126 ? t2026 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = t2023 + t2027;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2028;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2029 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2029 & columns_7;
                const f32 t2031 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2032 - mean_2;
                const f32 t2034 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2035 = exists_127 ? t2034 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2036 = t2031 + t2035;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2036;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2037 = 15u < t703;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2037 & columns_8;
                const f32 t2039 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2040 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2040 - mean_2;
                const f32 t2042 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2043 = exists_128 ? t2042 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2044 = t2039 + t2043;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2044;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t2046;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2046) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t2046;
            f32 t2048;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2048) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_2 = pair_4 + t2048;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t2050 = t110 & 3u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2051 = t2050 == 0u;
#line 140 "fa-kernels/src/conv/streaming/group.rs"
            if (t2051) {
                const u64 t2052 = (u64)sample_2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2053 = t2052 * moments_stride0;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2054 = t2053 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2055 = moments + t2054;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2056 = (u64)t714;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2057 = t2056 * moments_stride1;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2058 = t2057 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2059 = t2055 + t2058;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2060 = (u64)at;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2061 = t2060 * moments_stride2;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2062 = t2061 * 4ull;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2063 = t2059 + t2062;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2064;
                asm("mov.b32 %0, %1;" : "=r"(t2064) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2065;
                asm("mov.b32 %0, %1;" : "=r"(t2065) : "f"(mean_2));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2066;
                asm("mov.b32 %0, %1;" : "=r"(t2066) : "f"(squares_2));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2063), "r"(t2064), "r"(t2065), "r"(t2066), "r"(0u) : "memory");
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t2067 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2067) : "memory");
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2068 = t109 == 0u;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2069 = t110 == 0u;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2070 = t2068 & t2069;
#line 145 "fa-kernels/src/conv/streaming/group.rs"
            if (t2070) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2071 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2072 = t2071 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2073 = t2072 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2074 = counters + t2073;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2075 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2076 = t2075 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2077 = t2074 + t2076;
#line 146 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t2077), "r"(1u) : "memory");
            }
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2078 = 3u <= i_2;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t2078) {
                const u32 t2079 = i_2 - 3u;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2080 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2081 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2082 = t2079 * t2081;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t2080 + t2082;
                const u32 t2084 = number_3 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2085;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2085) : "r"(t2084), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t2085 >> tiles_shift;
                const u32 t2087 = sample_3 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_2 = number_3 - t2087;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2089 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2090 = t2089 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2091 = t2090 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2092 = counters + t2091;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2093 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2094 = t2093 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2095 = t2092 + t2094;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2096 = t109 == 0u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                if (t2096) {
                    while (true) {
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        u32 t2097;
                        asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2097) : "l"(t2095) : "memory");
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const bool t2098 = t2097 < 64u;
                        if (!t2098) break;
                    }
                }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2101 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t2101) : "memory");
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2102 = t109 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2103 = t110 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2104 = t2102 & t2103;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                if (t2104) {
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 last = tiles - 1u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2106 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2107 = t2106 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2108 = t2107 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2109 = counters + t2108;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2110 = 2ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2111 = t2110 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2112 = t2109 + t2111;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t2113;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2113) : "l"(t2112), "r"(last) : "memory");
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2114 = t2113 == last;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2114) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2115 = (u64)sample_3;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2116 = t2115 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2117 = t2116 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2118 = counters + t2117;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2119 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2120 = t2119 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2121 = t2118 + t2120;
#line 199 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2121), "r"(0u) : "memory");
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2095), "r"(0u) : "memory");
                    }
                }
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t2122 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t2123 = t2122 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
                const u32 t2124 = t2123 << 3u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2125 = (u64)sample_3;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2126 = t2125 * coefficients_stride0;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2127 = t2126 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2128 = coefficients + t2127;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2129 = (u64)t2124;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2130 = t2129 * coefficients_stride1;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2131 = t2130 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2132 = t2128 + t2131;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2133;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2133) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2134;
                asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t2134) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2135;
                asm volatile("ld.global.f32 %0, [%1+8];" : "=f"(t2135) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2136;
                asm volatile("ld.global.f32 %0, [%1+12];" : "=f"(t2136) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2137;
                asm volatile("ld.global.f32 %0, [%1+16];" : "=f"(t2137) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2138;
                asm volatile("ld.global.f32 %0, [%1+20];" : "=f"(t2138) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2139;
                asm volatile("ld.global.f32 %0, [%1+24];" : "=f"(t2139) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2140;
                asm volatile("ld.global.f32 %0, [%1+28];" : "=f"(t2140) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2141;
                asm volatile("ld.global.f32 %0, [%1+32];" : "=f"(t2141) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2142;
                asm volatile("ld.global.f32 %0, [%1+36];" : "=f"(t2142) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2143;
                asm volatile("ld.global.f32 %0, [%1+40];" : "=f"(t2143) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2144;
                asm volatile("ld.global.f32 %0, [%1+44];" : "=f"(t2144) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2145;
                asm volatile("ld.global.f32 %0, [%1+48];" : "=f"(t2145) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2146;
                asm volatile("ld.global.f32 %0, [%1+52];" : "=f"(t2146) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2147;
                asm volatile("ld.global.f32 %0, [%1+56];" : "=f"(t2147) : "l"(t2132) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                f32 t2148;
                asm volatile("ld.global.f32 %0, [%1+60];" : "=f"(t2148) : "l"(t2132) : "memory");
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2149 = at_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t2150;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2150) : "r"(t2149), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2151 = t2150 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_4 = t2151 << 4u;
                const u32 t2153 = at_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t2154;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2154) : "r"(t2153), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2155 = t2154 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2156 = t2155 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2157 = at_2 - t2156;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_4 = t2157 << 3u;
                const bool t2159 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t2160 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_3 = t2159 ? t2160 : 0u;
                const u32 t2162 = left_3 < 16u ? left_3 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t2163 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t2164 = t2163 < 8u ? t2163 : 8u;
#line 64 "fa-kernels/src/conv/output.rs"
                const u32 t2165 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t2165 & 127u;
                const u32 t2167 = thread_2 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
                const u32 pixel = thread_2 >> 3u;
                const u32 channel = t2167 << 3u;
#line 68 "fa-kernels/src/conv/output.rs"
                const bool t2170 = channel < 64u;
#line 68 "fa-kernels/src/conv/output.rs"
                if (t2170) {
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2171 = pixel >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2172 = pixel & 7u;
                    const bool t2173 = t2171 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2174 = t2172 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2175 = t2173 & t2174;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2175) {
                        const u32 t2176 = pixel & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2177 = t2167 ^ t2176;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2178 = pixel << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2179 = t2177 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2180 = t2178 + t2179;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2181 = t112 + t2180;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2181) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2182 = row >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2183;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2183) : "r"(row));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2184;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2184) : "h"(t2183));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2185;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2185) : "r"(t2182));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2186;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2186) : "h"(t2185));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2187) : "f"(t2184), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2188;
                        asm("abs.f32 %0, %1;" : "=f"(t2188) : "f"(t2187));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2189;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2189) : "f"(t2188), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2190) : "f"(t2189), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(t2189), "f"(t2190), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(t2189), "f"(t2191), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2193) : "f"(t2189), "f"(t2192), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2194) : "f"(t2189), "f"(t2193), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(t2189), "f"(t2194), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2196 = -t2189;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2197;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(t2195));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2198;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2198) : "f"(t2187), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(t2196), "f"(t2197), "f"(t2198));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2200) : "f"(t2186), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2201;
                        asm("abs.f32 %0, %1;" : "=f"(t2201) : "f"(t2200));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2202;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2202) : "f"(t2201), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2203) : "f"(t2202), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(t2202), "f"(t2203), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2205) : "f"(t2202), "f"(t2204), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2206) : "f"(t2202), "f"(t2205), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(t2202), "f"(t2206), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(t2202), "f"(t2207), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2209 = -t2202;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2210;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2210) : "f"(t2208));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2211;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2211) : "f"(t2200), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2212) : "f"(t2209), "f"(t2210), "f"(t2211));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t2199), "f"(t2212));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2214 = row_2 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2215;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2215) : "r"(row_2));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2216;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2216) : "h"(t2215));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2217;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2217) : "r"(t2214));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2218;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2218) : "h"(t2217));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(t2216), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2220;
                        asm("abs.f32 %0, %1;" : "=f"(t2220) : "f"(t2219));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2221;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2221) : "f"(t2220), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(t2221), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(t2221), "f"(t2222), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(t2221), "f"(t2223), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(t2221), "f"(t2224), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2226) : "f"(t2221), "f"(t2225), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2227) : "f"(t2221), "f"(t2226), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2228 = -t2221;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2229;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2229) : "f"(t2227));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2230;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2230) : "f"(t2219), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(t2228), "f"(t2229), "f"(t2230));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2232) : "f"(t2218), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2233;
                        asm("abs.f32 %0, %1;" : "=f"(t2233) : "f"(t2232));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2234;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2234) : "f"(t2233), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2235) : "f"(t2234), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(t2234), "f"(t2235), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(t2234), "f"(t2236), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2238) : "f"(t2234), "f"(t2237), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(t2234), "f"(t2238), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2234), "f"(t2239), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2241 = -t2234;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2242;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2242) : "f"(t2240));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2243;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2243) : "f"(t2232), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2244) : "f"(t2241), "f"(t2242), "f"(t2243));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t2231), "f"(t2244));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2246 = row_3 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2247;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2247) : "r"(row_3));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2248;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2248) : "h"(t2247));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2249;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2249) : "r"(t2246));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2250;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2250) : "h"(t2249));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(t2248), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2252;
                        asm("abs.f32 %0, %1;" : "=f"(t2252) : "f"(t2251));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2253;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2253) : "f"(t2252), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(t2253), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2255;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(t2253), "f"(t2254), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2256;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2256) : "f"(t2253), "f"(t2255), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(t2253), "f"(t2256), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(t2253), "f"(t2257), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2259;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2259) : "f"(t2253), "f"(t2258), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2260 = -t2253;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2261;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2261) : "f"(t2259));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2262;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2262) : "f"(t2251), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(t2260), "f"(t2261), "f"(t2262));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2264;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(t2250), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2265;
                        asm("abs.f32 %0, %1;" : "=f"(t2265) : "f"(t2264));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2266;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2266) : "f"(t2265), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(t2266), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(t2266), "f"(t2267), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(t2266), "f"(t2268), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2270;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2270) : "f"(t2266), "f"(t2269), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(t2266), "f"(t2270), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(t2266), "f"(t2271), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2273 = -t2266;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2274;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(t2272));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2275;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2275) : "f"(t2264), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(t2273), "f"(t2274), "f"(t2275));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t2263), "f"(t2276));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2278 = row_4 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2279;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2279) : "r"(row_4));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2280;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2280) : "h"(t2279));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2281;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2281) : "r"(t2278));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2282;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2282) : "h"(t2281));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(t2280), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2284;
                        asm("abs.f32 %0, %1;" : "=f"(t2284) : "f"(t2283));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2285;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2285) : "f"(t2284), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(t2285), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(t2285), "f"(t2286), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(t2285), "f"(t2287), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(t2285), "f"(t2288), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2290) : "f"(t2285), "f"(t2289), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(t2285), "f"(t2290), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2292 = -t2285;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2293;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2293) : "f"(t2291));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2294;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2294) : "f"(t2283), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(t2292), "f"(t2293), "f"(t2294));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(t2282), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2297;
                        asm("abs.f32 %0, %1;" : "=f"(t2297) : "f"(t2296));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2298;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2298) : "f"(t2297), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(t2298), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2300) : "f"(t2298), "f"(t2299), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(t2298), "f"(t2300), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(t2298), "f"(t2301), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(t2298), "f"(t2302), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(t2298), "f"(t2303), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2305 = -t2298;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2306;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2306) : "f"(t2304));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2307;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2307) : "f"(t2296), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(t2305), "f"(t2306), "f"(t2307));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t2295), "f"(t2308));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_3 = y_4 + t2171;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_4 = x_4 + t2172;
                        const u64 t2312 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2313 = t2312 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2314 = t2313 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2315 = y + t2314;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2316 = (u64)at_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2317 = t2316 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2318 = t2317 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2319 = t2315 + t2318;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2320 = (u64)at_4;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2321 = t2320 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2322 = t2321 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2323 = t2319 + t2322;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2324 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2325 = t2323 + t2324;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2325), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_2 = pixel + 16u;
                    const u32 t2327 = pixel_2 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2328 = pixel_2 & 7u;
                    const bool t2329 = t2327 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2330 = t2328 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2331 = t2329 & t2330;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2331) {
                        const u32 t2332 = pixel_2 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2333 = t2167 ^ t2332;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2334 = pixel_2 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2335 = t2333 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2336 = t2334 + t2335;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2337 = t112 + t2336;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2337) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2338 = row_5 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2339;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2339) : "r"(row_5));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2340;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2340) : "h"(t2339));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2341;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2341) : "r"(t2338));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2342;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2342) : "h"(t2341));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(t2340), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2344;
                        asm("abs.f32 %0, %1;" : "=f"(t2344) : "f"(t2343));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2345;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2345) : "f"(t2344), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(t2345), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(t2345), "f"(t2346), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(t2345), "f"(t2347), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(t2345), "f"(t2348), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(t2345), "f"(t2349), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(t2345), "f"(t2350), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2352 = -t2345;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2353) : "f"(t2351));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2354;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2354) : "f"(t2343), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(t2352), "f"(t2353), "f"(t2354));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(t2342), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2357;
                        asm("abs.f32 %0, %1;" : "=f"(t2357) : "f"(t2356));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2358;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2358) : "f"(t2357), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(t2358), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(t2358), "f"(t2359), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(t2358), "f"(t2360), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(t2358), "f"(t2361), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(t2358), "f"(t2362), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(t2358), "f"(t2363), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2365 = -t2358;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2366;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2366) : "f"(t2364));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2367;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2356), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(t2365), "f"(t2366), "f"(t2367));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t2355), "f"(t2368));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2370 = row_6 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2371;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2371) : "r"(row_6));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2372;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2372) : "h"(t2371));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2373;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2373) : "r"(t2370));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2374;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2374) : "h"(t2373));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(t2372), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2376;
                        asm("abs.f32 %0, %1;" : "=f"(t2376) : "f"(t2375));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2377;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2377) : "f"(t2376), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(t2377), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(t2377), "f"(t2378), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(t2377), "f"(t2379), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(t2377), "f"(t2380), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2377), "f"(t2381), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(t2377), "f"(t2382), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2384 = -t2377;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2385) : "f"(t2383));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2386;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2386) : "f"(t2375), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(t2384), "f"(t2385), "f"(t2386));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(t2374), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2389;
                        asm("abs.f32 %0, %1;" : "=f"(t2389) : "f"(t2388));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2390;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2389), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(t2390), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(t2390), "f"(t2391), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(t2390), "f"(t2392), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(t2390), "f"(t2393), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(t2390), "f"(t2394), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(t2390), "f"(t2395), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2397 = -t2390;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2398;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2398) : "f"(t2396));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2399;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2399) : "f"(t2388), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(t2397), "f"(t2398), "f"(t2399));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_6;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t2387), "f"(t2400));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2402 = row_7 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2403;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2403) : "r"(row_7));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2404;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2404) : "h"(t2403));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2405;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2405) : "r"(t2402));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2406;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2406) : "h"(t2405));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(t2404), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2408;
                        asm("abs.f32 %0, %1;" : "=f"(t2408) : "f"(t2407));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2409;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2409) : "f"(t2408), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(t2409), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(t2409), "f"(t2410), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(t2409), "f"(t2411), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(t2409), "f"(t2412), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2409), "f"(t2413), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(t2409), "f"(t2414), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2416 = -t2409;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2417;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(t2415));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2418;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2418) : "f"(t2407), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(t2416), "f"(t2417), "f"(t2418));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(t2406), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2421;
                        asm("abs.f32 %0, %1;" : "=f"(t2421) : "f"(t2420));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2422;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2422) : "f"(t2421), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(t2422), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(t2422), "f"(t2423), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(t2422), "f"(t2424), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2422), "f"(t2425), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(t2422), "f"(t2426), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2422), "f"(t2427), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2429 = -t2422;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2430;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2430) : "f"(t2428));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2431;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2431) : "f"(t2420), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(t2429), "f"(t2430), "f"(t2431));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_7;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t2419), "f"(t2432));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2434 = row_8 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2435;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2435) : "r"(row_8));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2436;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2436) : "h"(t2435));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2437;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2437) : "r"(t2434));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2438;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2438) : "h"(t2437));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(t2436), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2440;
                        asm("abs.f32 %0, %1;" : "=f"(t2440) : "f"(t2439));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2441;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2441) : "f"(t2440), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(t2441), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(t2441), "f"(t2442), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(t2441), "f"(t2443), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(t2441), "f"(t2444), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(t2441), "f"(t2445), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(t2441), "f"(t2446), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2448 = -t2441;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2449;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2449) : "f"(t2447));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2450;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2450) : "f"(t2439), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(t2448), "f"(t2449), "f"(t2450));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(t2438), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2453;
                        asm("abs.f32 %0, %1;" : "=f"(t2453) : "f"(t2452));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2454;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2454) : "f"(t2453), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(t2454), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(t2454), "f"(t2455), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(t2454), "f"(t2456), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(t2454), "f"(t2457), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(t2454), "f"(t2458), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(t2454), "f"(t2459), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2461 = -t2454;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2462;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2462) : "f"(t2460));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2463;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2463) : "f"(t2452), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(t2461), "f"(t2462), "f"(t2463));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_8;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t2451), "f"(t2464));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_5 = y_4 + t2327;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_6 = x_4 + t2328;
                        const u64 t2468 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2469 = t2468 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2470 = t2469 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2471 = y + t2470;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2472 = (u64)at_5;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2473 = t2472 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2474 = t2473 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2475 = t2471 + t2474;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2476 = (u64)at_6;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2477 = t2476 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2478 = t2477 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2479 = t2475 + t2478;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2480 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2481 = t2479 + t2480;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2481), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_3 = pixel + 32u;
                    const u32 t2483 = pixel_3 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2484 = pixel_3 & 7u;
                    const bool t2485 = t2483 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2486 = t2484 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2487 = t2485 & t2486;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2487) {
                        const u32 t2488 = pixel_3 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2489 = t2167 ^ t2488;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2490 = pixel_3 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2491 = t2489 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2492 = t2490 + t2491;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2493 = t112 + t2492;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2493) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2494 = row_9 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2495;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2495) : "r"(row_9));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2496;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2496) : "h"(t2495));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2497;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2497) : "r"(t2494));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2498;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2498) : "h"(t2497));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(t2496), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2500;
                        asm("abs.f32 %0, %1;" : "=f"(t2500) : "f"(t2499));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2501;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2501) : "f"(t2500), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(t2501), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(t2501), "f"(t2502), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2504;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(t2501), "f"(t2503), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(t2501), "f"(t2504), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(t2501), "f"(t2505), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(t2501), "f"(t2506), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2508 = -t2501;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2509;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2509) : "f"(t2507));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2510;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2510) : "f"(t2499), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(t2508), "f"(t2509), "f"(t2510));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(t2498), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2513;
                        asm("abs.f32 %0, %1;" : "=f"(t2513) : "f"(t2512));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2514;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2514) : "f"(t2513), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2515;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(t2514), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(t2514), "f"(t2515), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2517;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2514), "f"(t2516), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2518;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2518) : "f"(t2514), "f"(t2517), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(t2514), "f"(t2518), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(t2514), "f"(t2519), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2521 = -t2514;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2522;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2522) : "f"(t2520));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2523;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2523) : "f"(t2512), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(t2521), "f"(t2522), "f"(t2523));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_9;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t2511), "f"(t2524));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2526 = row_10 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2527;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2527) : "r"(row_10));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2528;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2528) : "h"(t2527));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2529;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2529) : "r"(t2526));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2530;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2530) : "h"(t2529));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(t2528), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2532;
                        asm("abs.f32 %0, %1;" : "=f"(t2532) : "f"(t2531));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2533;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2533) : "f"(t2532), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(t2533), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2535;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2535) : "f"(t2533), "f"(t2534), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(t2533), "f"(t2535), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(t2533), "f"(t2536), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2538;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2533), "f"(t2537), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(t2533), "f"(t2538), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2540 = -t2533;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2541;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2541) : "f"(t2539));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2542;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2542) : "f"(t2531), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2543) : "f"(t2540), "f"(t2541), "f"(t2542));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(t2530), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2545;
                        asm("abs.f32 %0, %1;" : "=f"(t2545) : "f"(t2544));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2546;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2546) : "f"(t2545), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2546), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(t2546), "f"(t2547), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(t2546), "f"(t2548), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2550;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2546), "f"(t2549), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(t2546), "f"(t2550), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2546), "f"(t2551), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2553 = -t2546;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2554;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2554) : "f"(t2552));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2555;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2555) : "f"(t2544), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(t2553), "f"(t2554), "f"(t2555));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_10;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t2543), "f"(t2556));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2558 = row_11 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2559;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2559) : "r"(row_11));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2560;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2560) : "h"(t2559));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2561;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2561) : "r"(t2558));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2562;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2562) : "h"(t2561));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(t2560), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2564;
                        asm("abs.f32 %0, %1;" : "=f"(t2564) : "f"(t2563));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2565;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2565) : "f"(t2564), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(t2565), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(t2565), "f"(t2566), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(t2565), "f"(t2567), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(t2565), "f"(t2568), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2570) : "f"(t2565), "f"(t2569), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(t2565), "f"(t2570), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2572 = -t2565;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2573;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2573) : "f"(t2571));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2574;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2574) : "f"(t2563), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(t2572), "f"(t2573), "f"(t2574));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(t2562), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2577;
                        asm("abs.f32 %0, %1;" : "=f"(t2577) : "f"(t2576));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2578;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2578) : "f"(t2577), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(t2578), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(t2578), "f"(t2579), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(t2578), "f"(t2580), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2582;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(t2578), "f"(t2581), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(t2578), "f"(t2582), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(t2578), "f"(t2583), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2585 = -t2578;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2586;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2586) : "f"(t2584));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2587;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2587) : "f"(t2576), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(t2585), "f"(t2586), "f"(t2587));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_11;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t2575), "f"(t2588));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2590 = row_12 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2591;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2591) : "r"(row_12));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2592;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2592) : "h"(t2591));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2593;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2593) : "r"(t2590));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2594;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2594) : "h"(t2593));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(t2592), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2596;
                        asm("abs.f32 %0, %1;" : "=f"(t2596) : "f"(t2595));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2597;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2597) : "f"(t2596), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(t2597), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(t2597), "f"(t2598), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(t2597), "f"(t2599), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(t2597), "f"(t2600), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(t2597), "f"(t2601), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(t2597), "f"(t2602), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2604 = -t2597;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2605;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2605) : "f"(t2603));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2606;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2606) : "f"(t2595), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(t2604), "f"(t2605), "f"(t2606));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(t2594), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2609;
                        asm("abs.f32 %0, %1;" : "=f"(t2609) : "f"(t2608));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2610;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2610) : "f"(t2609), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2610), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(t2610), "f"(t2611), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(t2610), "f"(t2612), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(t2610), "f"(t2613), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(t2610), "f"(t2614), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(t2610), "f"(t2615), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2617 = -t2610;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2618;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2618) : "f"(t2616));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2619;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2619) : "f"(t2608), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(t2617), "f"(t2618), "f"(t2619));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_12;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t2607), "f"(t2620));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_7 = y_4 + t2483;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_8 = x_4 + t2484;
                        const u64 t2624 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2625 = t2624 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2626 = t2625 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2627 = y + t2626;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2628 = (u64)at_7;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2629 = t2628 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2630 = t2629 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2631 = t2627 + t2630;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2632 = (u64)at_8;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2633 = t2632 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2634 = t2633 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2635 = t2631 + t2634;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2636 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2637 = t2635 + t2636;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2637), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_4 = pixel + 48u;
                    const u32 t2639 = pixel_4 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2640 = pixel_4 & 7u;
                    const bool t2641 = t2639 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2642 = t2640 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2643 = t2641 & t2642;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2643) {
                        const u32 t2644 = pixel_4 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2645 = t2167 ^ t2644;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2646 = pixel_4 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2647 = t2645 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2648 = t2646 + t2647;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2649 = t112 + t2648;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_13;
                        u32 row_14;
                        u32 row_15;
                        u32 row_16;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2649) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2650 = row_13 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2651;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2651) : "r"(row_13));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2652;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2652) : "h"(t2651));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2653;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2653) : "r"(t2650));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2654;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2654) : "h"(t2653));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(t2652), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2656;
                        asm("abs.f32 %0, %1;" : "=f"(t2656) : "f"(t2655));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2657;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2657) : "f"(t2656), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(t2657), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(t2657), "f"(t2658), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(t2657), "f"(t2659), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(t2657), "f"(t2660), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2657), "f"(t2661), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(t2657), "f"(t2662), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2664 = -t2657;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2665;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2665) : "f"(t2663));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2666;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2666) : "f"(t2655), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2664), "f"(t2665), "f"(t2666));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(t2654), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2669;
                        asm("abs.f32 %0, %1;" : "=f"(t2669) : "f"(t2668));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2670;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2670) : "f"(t2669), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2670), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(t2670), "f"(t2671), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(t2670), "f"(t2672), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(t2670), "f"(t2673), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(t2670), "f"(t2674), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2670), "f"(t2675), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2677 = -t2670;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2678;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2678) : "f"(t2676));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2679;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2679) : "f"(t2668), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(t2677), "f"(t2678), "f"(t2679));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_13;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t2667), "f"(t2680));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2682 = row_14 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2683;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2683) : "r"(row_14));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2684;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2684) : "h"(t2683));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2685;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2685) : "r"(t2682));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2686;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2686) : "h"(t2685));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2684), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2688;
                        asm("abs.f32 %0, %1;" : "=f"(t2688) : "f"(t2687));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2689;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2689) : "f"(t2688), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(t2689), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(t2689), "f"(t2690), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2689), "f"(t2691), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(t2689), "f"(t2692), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(t2689), "f"(t2693), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2689), "f"(t2694), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2696 = -t2689;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2697;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(t2695));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2698;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2698) : "f"(t2687), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t2696), "f"(t2697), "f"(t2698));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(t2686), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2701;
                        asm("abs.f32 %0, %1;" : "=f"(t2701) : "f"(t2700));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2702;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2702) : "f"(t2701), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(t2702), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(t2702), "f"(t2703), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(t2702), "f"(t2704), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(t2702), "f"(t2705), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2702), "f"(t2706), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2702), "f"(t2707), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2709 = -t2702;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2710;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2710) : "f"(t2708));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2711;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2711) : "f"(t2700), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(t2709), "f"(t2710), "f"(t2711));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_14;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t2699), "f"(t2712));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2714 = row_15 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2715;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2715) : "r"(row_15));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2716;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2716) : "h"(t2715));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2717;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2717) : "r"(t2714));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2718;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2718) : "h"(t2717));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(t2716), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2720;
                        asm("abs.f32 %0, %1;" : "=f"(t2720) : "f"(t2719));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2721;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2721) : "f"(t2720), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2721), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(t2721), "f"(t2722), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(t2721), "f"(t2723), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(t2721), "f"(t2724), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2721), "f"(t2725), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2721), "f"(t2726), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2728 = -t2721;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2729;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2729) : "f"(t2727));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2730;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2730) : "f"(t2719), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2728), "f"(t2729), "f"(t2730));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2718), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2733;
                        asm("abs.f32 %0, %1;" : "=f"(t2733) : "f"(t2732));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2734;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2734) : "f"(t2733), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(t2734), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2734), "f"(t2735), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2734), "f"(t2736), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(t2734), "f"(t2737), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(t2734), "f"(t2738), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(t2734), "f"(t2739), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2741 = -t2734;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2742;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2742) : "f"(t2740));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2743;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2743) : "f"(t2732), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(t2741), "f"(t2742), "f"(t2743));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_15;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t2731), "f"(t2744));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2746 = row_16 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2747;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2747) : "r"(row_16));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2748;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2748) : "h"(t2747));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2749;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2749) : "r"(t2746));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2750;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2750) : "h"(t2749));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2748), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2752;
                        asm("abs.f32 %0, %1;" : "=f"(t2752) : "f"(t2751));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2753;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2753) : "f"(t2752), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(t2753), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(t2753), "f"(t2754), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2753), "f"(t2755), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2753), "f"(t2756), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(t2753), "f"(t2757), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(t2753), "f"(t2758), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2760 = -t2753;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2761;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2761) : "f"(t2759));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2762;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2762) : "f"(t2751), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(t2760), "f"(t2761), "f"(t2762));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(t2750), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2765;
                        asm("abs.f32 %0, %1;" : "=f"(t2765) : "f"(t2764));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2766;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2766) : "f"(t2765), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(t2766), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(t2766), "f"(t2767), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(t2766), "f"(t2768), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(t2766), "f"(t2769), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(t2766), "f"(t2770), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(t2766), "f"(t2771), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2773 = -t2766;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2774;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2774) : "f"(t2772));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2775;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2775) : "f"(t2764), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2773), "f"(t2774), "f"(t2775));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_16;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t2763), "f"(t2776));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_9 = y_4 + t2639;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_10 = x_4 + t2640;
                        const u64 t2780 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2781 = t2780 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2782 = t2781 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2783 = y + t2782;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2784 = (u64)at_9;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2785 = t2784 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2786 = t2785 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2787 = t2783 + t2786;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2788 = (u64)at_10;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2789 = t2788 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2790 = t2789 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2791 = t2787 + t2790;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2792 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2793 = t2791 + t2792;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2793), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_5 = pixel + 64u;
                    const u32 t2795 = pixel_5 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2796 = pixel_5 & 7u;
                    const bool t2797 = t2795 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2798 = t2796 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2799 = t2797 & t2798;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2799) {
                        const u32 t2800 = pixel_5 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2801 = t2167 ^ t2800;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2802 = pixel_5 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2803 = t2801 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2804 = t2802 + t2803;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2805 = t112 + t2804;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t2805) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2806 = row_17 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2807;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2807) : "r"(row_17));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2808;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2808) : "h"(t2807));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2809;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2809) : "r"(t2806));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2810;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2810) : "h"(t2809));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2808), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2812;
                        asm("abs.f32 %0, %1;" : "=f"(t2812) : "f"(t2811));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2813;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2813) : "f"(t2812), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(t2813), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(t2813), "f"(t2814), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2813), "f"(t2815), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(t2813), "f"(t2816), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(t2813), "f"(t2817), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(t2813), "f"(t2818), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2820 = -t2813;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2821;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2821) : "f"(t2819));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2822;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2811), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(t2820), "f"(t2821), "f"(t2822));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(t2810), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2825;
                        asm("abs.f32 %0, %1;" : "=f"(t2825) : "f"(t2824));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2826;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2825), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2826), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(t2826), "f"(t2827), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2826), "f"(t2828), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2826), "f"(t2829), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2826), "f"(t2830), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(t2826), "f"(t2831), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2833 = -t2826;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2834;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2834) : "f"(t2832));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2835;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2835) : "f"(t2824), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2833), "f"(t2834), "f"(t2835));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_17;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_17) : "f"(t2823), "f"(t2836));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2838 = row_18 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2839;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2839) : "r"(row_18));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2840;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2840) : "h"(t2839));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2841;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2841) : "r"(t2838));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2842;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2842) : "h"(t2841));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(t2840), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2844;
                        asm("abs.f32 %0, %1;" : "=f"(t2844) : "f"(t2843));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2845;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2845) : "f"(t2844), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2845), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(t2845), "f"(t2846), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(t2845), "f"(t2847), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(t2845), "f"(t2848), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(t2845), "f"(t2849), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2845), "f"(t2850), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2852 = -t2845;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2853;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2853) : "f"(t2851));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2854;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2854) : "f"(t2843), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2852), "f"(t2853), "f"(t2854));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2842), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2857;
                        asm("abs.f32 %0, %1;" : "=f"(t2857) : "f"(t2856));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2858;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2858) : "f"(t2857), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(t2858), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(t2858), "f"(t2859), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2858), "f"(t2860), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2862;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(t2858), "f"(t2861), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2858), "f"(t2862), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(t2858), "f"(t2863), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2865 = -t2858;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2866;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2866) : "f"(t2864));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2867;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2867) : "f"(t2856), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(t2865), "f"(t2866), "f"(t2867));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_18;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_18) : "f"(t2855), "f"(t2868));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2870 = row_19 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2871;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2871) : "r"(row_19));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2872;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2872) : "h"(t2871));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2873;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2873) : "r"(t2870));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2874;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2874) : "h"(t2873));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(t2872), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2876;
                        asm("abs.f32 %0, %1;" : "=f"(t2876) : "f"(t2875));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2877;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2876), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(t2877), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(t2877), "f"(t2878), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(t2877), "f"(t2879), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(t2877), "f"(t2880), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2877), "f"(t2881), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(t2877), "f"(t2882), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2884 = -t2877;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2885;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2885) : "f"(t2883));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2886;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2875), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2884), "f"(t2885), "f"(t2886));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(t2874), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2889;
                        asm("abs.f32 %0, %1;" : "=f"(t2889) : "f"(t2888));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2890;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2889), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2890), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(t2890), "f"(t2891), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2890), "f"(t2892), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(t2890), "f"(t2893), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(t2890), "f"(t2894), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2890), "f"(t2895), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2897 = -t2890;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2898;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2898) : "f"(t2896));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2899;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2899) : "f"(t2888), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2897), "f"(t2898), "f"(t2899));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_19;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_19) : "f"(t2887), "f"(t2900));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2902 = row_20 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2903;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2903) : "r"(row_20));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2904;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2904) : "h"(t2903));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2905;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2905) : "r"(t2902));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2906;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2906) : "h"(t2905));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(t2904), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2908;
                        asm("abs.f32 %0, %1;" : "=f"(t2908) : "f"(t2907));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2909;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2909) : "f"(t2908), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(t2909), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(t2909), "f"(t2910), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(t2909), "f"(t2911), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(t2909), "f"(t2912), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(t2909), "f"(t2913), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(t2909), "f"(t2914), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2916 = -t2909;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2917;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(t2915));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2918;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2918) : "f"(t2907), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(t2916), "f"(t2917), "f"(t2918));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(t2906), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2921;
                        asm("abs.f32 %0, %1;" : "=f"(t2921) : "f"(t2920));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2922;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2922) : "f"(t2921), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(t2922), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(t2922), "f"(t2923), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(t2922), "f"(t2924), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(t2922), "f"(t2925), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(t2922), "f"(t2926), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(t2922), "f"(t2927), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2929 = -t2922;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2930;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2930) : "f"(t2928));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2931;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2931) : "f"(t2920), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(t2929), "f"(t2930), "f"(t2931));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_20;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_20) : "f"(t2919), "f"(t2932));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_11 = y_4 + t2795;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_12 = x_4 + t2796;
                        const u64 t2936 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2937 = t2936 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2938 = t2937 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2939 = y + t2938;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2940 = (u64)at_11;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2941 = t2940 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2942 = t2941 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2943 = t2939 + t2942;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2944 = (u64)at_12;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2945 = t2944 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2946 = t2945 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2947 = t2943 + t2946;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2948 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t2949 = t2947 + t2948;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2949), "r"(words_17), "r"(words_18), "r"(words_19), "r"(words_20) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_6 = pixel + 80u;
                    const u32 t2951 = pixel_6 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t2952 = pixel_6 & 7u;
                    const bool t2953 = t2951 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2954 = t2952 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t2955 = t2953 & t2954;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t2955) {
                        const u32 t2956 = pixel_6 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2957 = t2167 ^ t2956;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2958 = pixel_6 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2959 = t2957 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2960 = t2958 + t2959;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t2961 = t112 + t2960;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_21;
                        u32 row_22;
                        u32 row_23;
                        u32 row_24;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t2961) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2962 = row_21 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2963;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2963) : "r"(row_21));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2964;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2964) : "h"(t2963));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2965;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2965) : "r"(t2962));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2966;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2966) : "h"(t2965));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(t2964), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2968;
                        asm("abs.f32 %0, %1;" : "=f"(t2968) : "f"(t2967));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2969;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2969) : "f"(t2968), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(t2969), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(t2969), "f"(t2970), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2969), "f"(t2971), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2969), "f"(t2972), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(t2969), "f"(t2973), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2969), "f"(t2974), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2976 = -t2969;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2977;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(t2975));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2978;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2978) : "f"(t2967), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(t2976), "f"(t2977), "f"(t2978));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(t2966), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2981;
                        asm("abs.f32 %0, %1;" : "=f"(t2981) : "f"(t2980));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2982;
                        asm("min.f32 %0, %1, %2;" : "=f"(t2982) : "f"(t2981), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(t2982), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(t2982), "f"(t2983), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(t2982), "f"(t2984), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(t2982), "f"(t2985), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(t2982), "f"(t2986), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(t2982), "f"(t2987), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t2989 = -t2982;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2990;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2990) : "f"(t2988));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2991;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2991) : "f"(t2980), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(t2989), "f"(t2990), "f"(t2991));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_21;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_21) : "f"(t2979), "f"(t2992));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t2994 = row_22 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2995;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2995) : "r"(row_22));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2996;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2996) : "h"(t2995));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t2997;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t2997) : "r"(t2994));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2998;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t2998) : "h"(t2997));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(t2996), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3000;
                        asm("abs.f32 %0, %1;" : "=f"(t3000) : "f"(t2999));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3001;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3001) : "f"(t3000), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(t3001), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(t3001), "f"(t3002), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(t3001), "f"(t3003), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(t3001), "f"(t3004), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(t3001), "f"(t3005), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(t3001), "f"(t3006), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3008 = -t3001;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3009;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3009) : "f"(t3007));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3010;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3010) : "f"(t2999), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3008), "f"(t3009), "f"(t3010));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(t2998), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3013;
                        asm("abs.f32 %0, %1;" : "=f"(t3013) : "f"(t3012));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3014;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3014) : "f"(t3013), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(t3014), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(t3014), "f"(t3015), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(t3014), "f"(t3016), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(t3014), "f"(t3017), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(t3014), "f"(t3018), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(t3014), "f"(t3019), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3021 = -t3014;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3022;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3022) : "f"(t3020));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3023;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3023) : "f"(t3012), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(t3021), "f"(t3022), "f"(t3023));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_22;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_22) : "f"(t3011), "f"(t3024));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3026 = row_23 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3027;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3027) : "r"(row_23));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3028;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3028) : "h"(t3027));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3029;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3029) : "r"(t3026));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3030;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3030) : "h"(t3029));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(t3028), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3032;
                        asm("abs.f32 %0, %1;" : "=f"(t3032) : "f"(t3031));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3033;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3033) : "f"(t3032), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(t3033), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(t3033), "f"(t3034), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(t3033), "f"(t3035), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(t3033), "f"(t3036), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(t3033), "f"(t3037), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3033), "f"(t3038), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3040 = -t3033;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3041;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3041) : "f"(t3039));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3042;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3042) : "f"(t3031), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3043) : "f"(t3040), "f"(t3041), "f"(t3042));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3044) : "f"(t3030), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3045;
                        asm("abs.f32 %0, %1;" : "=f"(t3045) : "f"(t3044));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3046;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3046) : "f"(t3045), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(t3046), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3048) : "f"(t3046), "f"(t3047), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3049) : "f"(t3046), "f"(t3048), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(t3046), "f"(t3049), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(t3046), "f"(t3050), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(t3046), "f"(t3051), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3053 = -t3046;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3054;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3054) : "f"(t3052));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3055;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3055) : "f"(t3044), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3056) : "f"(t3053), "f"(t3054), "f"(t3055));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_23;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_23) : "f"(t3043), "f"(t3056));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3058 = row_24 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3059;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3059) : "r"(row_24));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3060;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3060) : "h"(t3059));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3061;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3061) : "r"(t3058));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3062;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3062) : "h"(t3061));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3063) : "f"(t3060), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3064;
                        asm("abs.f32 %0, %1;" : "=f"(t3064) : "f"(t3063));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3065;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3065) : "f"(t3064), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(t3065), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(t3065), "f"(t3066), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(t3065), "f"(t3067), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3069;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3065), "f"(t3068), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(t3065), "f"(t3069), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3071) : "f"(t3065), "f"(t3070), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3072 = -t3065;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3073;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3073) : "f"(t3071));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3074;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3074) : "f"(t3063), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3072), "f"(t3073), "f"(t3074));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3076) : "f"(t3062), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3077;
                        asm("abs.f32 %0, %1;" : "=f"(t3077) : "f"(t3076));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3078;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3078) : "f"(t3077), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(t3078), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(t3078), "f"(t3079), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3078), "f"(t3080), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(t3078), "f"(t3081), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(t3078), "f"(t3082), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3084) : "f"(t3078), "f"(t3083), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3085 = -t3078;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3086;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3086) : "f"(t3084));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3087;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3087) : "f"(t3076), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3088) : "f"(t3085), "f"(t3086), "f"(t3087));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_24;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_24) : "f"(t3075), "f"(t3088));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_13 = y_4 + t2951;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_14 = x_4 + t2952;
                        const u64 t3092 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3093 = t3092 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3094 = t3093 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3095 = y + t3094;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3096 = (u64)at_13;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3097 = t3096 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3098 = t3097 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3099 = t3095 + t3098;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3100 = (u64)at_14;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3101 = t3100 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3102 = t3101 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3103 = t3099 + t3102;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3104 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3105 = t3103 + t3104;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3105), "r"(words_21), "r"(words_22), "r"(words_23), "r"(words_24) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_7 = pixel + 96u;
                    const u32 t3107 = pixel_7 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3108 = pixel_7 & 7u;
                    const bool t3109 = t3107 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3110 = t3108 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3111 = t3109 & t3110;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3111) {
                        const u32 t3112 = pixel_7 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3113 = t2167 ^ t3112;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3114 = pixel_7 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3115 = t3113 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3116 = t3114 + t3115;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3117 = t112 + t3116;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_25;
                        u32 row_26;
                        u32 row_27;
                        u32 row_28;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3117) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3118 = row_25 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3119;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3119) : "r"(row_25));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3120;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3120) : "h"(t3119));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3121;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3121) : "r"(t3118));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3122;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3122) : "h"(t3121));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(t3120), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3124;
                        asm("abs.f32 %0, %1;" : "=f"(t3124) : "f"(t3123));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3125;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3125) : "f"(t3124), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(t3125), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(t3125), "f"(t3126), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3128) : "f"(t3125), "f"(t3127), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(t3125), "f"(t3128), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3130) : "f"(t3125), "f"(t3129), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(t3125), "f"(t3130), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3132 = -t3125;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3133;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3133) : "f"(t3131));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3134;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3134) : "f"(t3123), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3132), "f"(t3133), "f"(t3134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t3122), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3137;
                        asm("abs.f32 %0, %1;" : "=f"(t3137) : "f"(t3136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3138;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3138) : "f"(t3137), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3139;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(t3138), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3140) : "f"(t3138), "f"(t3139), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3141;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(t3138), "f"(t3140), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3142;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(t3138), "f"(t3141), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(t3138), "f"(t3142), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3144;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3144) : "f"(t3138), "f"(t3143), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3145 = -t3138;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3146;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3146) : "f"(t3144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3147;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3147) : "f"(t3136), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3145), "f"(t3146), "f"(t3147));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_25;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_25) : "f"(t3135), "f"(t3148));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3150 = row_26 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3151;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3151) : "r"(row_26));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3152;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3152) : "h"(t3151));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3153;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3153) : "r"(t3150));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3154;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3154) : "h"(t3153));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3155;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(t3152), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3156;
                        asm("abs.f32 %0, %1;" : "=f"(t3156) : "f"(t3155));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3157;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3157) : "f"(t3156), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3158;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(t3157), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(t3157), "f"(t3158), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3160;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3160) : "f"(t3157), "f"(t3159), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3161;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3161) : "f"(t3157), "f"(t3160), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(t3157), "f"(t3161), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3163;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(t3157), "f"(t3162), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3164 = -t3157;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3165;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3165) : "f"(t3163));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3166;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3166) : "f"(t3155), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t3164), "f"(t3165), "f"(t3166));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3168;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3168) : "f"(t3154), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3169;
                        asm("abs.f32 %0, %1;" : "=f"(t3169) : "f"(t3168));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3170;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3170) : "f"(t3169), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3171;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(t3170), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3172) : "f"(t3170), "f"(t3171), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3173;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(t3170), "f"(t3172), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3174;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(t3170), "f"(t3173), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3175) : "f"(t3170), "f"(t3174), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(t3170), "f"(t3175), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3177 = -t3170;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3178;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3178) : "f"(t3176));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3179;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3179) : "f"(t3168), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(t3177), "f"(t3178), "f"(t3179));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_26;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_26) : "f"(t3167), "f"(t3180));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3182 = row_27 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3183;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3183) : "r"(row_27));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3184;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3184) : "h"(t3183));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3185;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3185) : "r"(t3182));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3186;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3186) : "h"(t3185));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3187;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t3184), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3188;
                        asm("abs.f32 %0, %1;" : "=f"(t3188) : "f"(t3187));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3189;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3189) : "f"(t3188), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3190;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(t3189), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(t3189), "f"(t3190), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(t3189), "f"(t3191), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3193;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3189), "f"(t3192), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(t3189), "f"(t3193), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3195;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(t3189), "f"(t3194), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3196 = -t3189;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3197;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3197) : "f"(t3195));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3198;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3198) : "f"(t3187), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(t3196), "f"(t3197), "f"(t3198));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3200;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3200) : "f"(t3186), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3201;
                        asm("abs.f32 %0, %1;" : "=f"(t3201) : "f"(t3200));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3202;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3202) : "f"(t3201), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3203;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3203) : "f"(t3202), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(t3202), "f"(t3203), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3205;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(t3202), "f"(t3204), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3206;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(t3202), "f"(t3205), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(t3202), "f"(t3206), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(t3202), "f"(t3207), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3209 = -t3202;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3210;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3210) : "f"(t3208));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3211;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3211) : "f"(t3200), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3212) : "f"(t3209), "f"(t3210), "f"(t3211));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_27;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_27) : "f"(t3199), "f"(t3212));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3214 = row_28 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3215;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3215) : "r"(row_28));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3216;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3216) : "h"(t3215));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3217;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3217) : "r"(t3214));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3218;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3218) : "h"(t3217));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3219;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(t3216), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3220;
                        asm("abs.f32 %0, %1;" : "=f"(t3220) : "f"(t3219));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3221;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3221) : "f"(t3220), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3222;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(t3221), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(t3221), "f"(t3222), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3224) : "f"(t3221), "f"(t3223), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3225;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3225) : "f"(t3221), "f"(t3224), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3226) : "f"(t3221), "f"(t3225), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3227;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(t3221), "f"(t3226), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3228 = -t3221;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3229;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3229) : "f"(t3227));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3230;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3230) : "f"(t3219), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3231) : "f"(t3228), "f"(t3229), "f"(t3230));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3232;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(t3218), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3233;
                        asm("abs.f32 %0, %1;" : "=f"(t3233) : "f"(t3232));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3234;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3234) : "f"(t3233), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3235;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(t3234), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(t3234), "f"(t3235), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3237;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(t3234), "f"(t3236), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3238;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3238) : "f"(t3234), "f"(t3237), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3239) : "f"(t3234), "f"(t3238), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3240;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3240) : "f"(t3234), "f"(t3239), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3241 = -t3234;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3242;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3242) : "f"(t3240));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3243;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3243) : "f"(t3232), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3244) : "f"(t3241), "f"(t3242), "f"(t3243));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_28;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_28) : "f"(t3231), "f"(t3244));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_15 = y_4 + t3107;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_16 = x_4 + t3108;
                        const u64 t3248 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3249 = t3248 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3250 = t3249 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3251 = y + t3250;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3252 = (u64)at_15;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3253 = t3252 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3254 = t3253 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3255 = t3251 + t3254;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3256 = (u64)at_16;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3257 = t3256 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3258 = t3257 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3259 = t3255 + t3258;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3260 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3261 = t3259 + t3260;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3261), "r"(words_25), "r"(words_26), "r"(words_27), "r"(words_28) : "memory");
                    }
#line 70 "fa-kernels/src/conv/output.rs"
                    const u32 pixel_8 = pixel + 112u;
                    const u32 t3263 = pixel_8 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                    const u32 t3264 = pixel_8 & 7u;
                    const bool t3265 = t3263 < t2162;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3266 = t3264 < t2164;
#line 72 "fa-kernels/src/conv/output.rs"
                    const bool t3267 = t3265 & t3266;
#line 72 "fa-kernels/src/conv/output.rs"
                    if (t3267) {
                        const u32 t3268 = pixel_8 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3269 = t2167 ^ t3268;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3270 = pixel_8 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3271 = t3269 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3272 = t3270 + t3271;
#line 73 "fa-kernels/src/conv/output.rs"
                        const u32 t3273 = t112 + t3272;
#line 73 "fa-kernels/src/conv/output.rs"
                        u32 row_29;
                        u32 row_30;
                        u32 row_31;
                        u32 row_32;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t3273) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3274 = row_29 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3275;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3275) : "r"(row_29));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3276;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3276) : "h"(t3275));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3277;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3277) : "r"(t3274));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3278;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3278) : "h"(t3277));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3279) : "f"(t3276), "f"(t2133), "f"(t2134));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3280;
                        asm("abs.f32 %0, %1;" : "=f"(t3280) : "f"(t3279));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3281;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3281) : "f"(t3280), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3282) : "f"(t3281), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(t3281), "f"(t3282), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3284) : "f"(t3281), "f"(t3283), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3285;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(t3281), "f"(t3284), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(t3281), "f"(t3285), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3287) : "f"(t3281), "f"(t3286), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3288 = -t3281;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3289;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3289) : "f"(t3287));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3290;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3290) : "f"(t3279), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3291) : "f"(t3288), "f"(t3289), "f"(t3290));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(t3278), "f"(t2135), "f"(t2136));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3293;
                        asm("abs.f32 %0, %1;" : "=f"(t3293) : "f"(t3292));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3294;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3294) : "f"(t3293), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(t3294), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3296) : "f"(t3294), "f"(t3295), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3297) : "f"(t3294), "f"(t3296), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(t3294), "f"(t3297), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3299) : "f"(t3294), "f"(t3298), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3300) : "f"(t3294), "f"(t3299), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3301 = -t3294;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3302;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3302) : "f"(t3300));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3303;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3303) : "f"(t3292), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(t3301), "f"(t3302), "f"(t3303));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_29;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_29) : "f"(t3291), "f"(t3304));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3306 = row_30 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3307;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3307) : "r"(row_30));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3308;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3308) : "h"(t3307));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3309;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3309) : "r"(t3306));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3310;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3310) : "h"(t3309));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3308), "f"(t2137), "f"(t2138));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3312;
                        asm("abs.f32 %0, %1;" : "=f"(t3312) : "f"(t3311));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3313;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3313) : "f"(t3312), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3314) : "f"(t3313), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3313), "f"(t3314), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3313), "f"(t3315), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(t3313), "f"(t3316), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(t3313), "f"(t3317), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3313), "f"(t3318), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3320 = -t3313;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3321;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3321) : "f"(t3319));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3322;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3322) : "f"(t3311), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3320), "f"(t3321), "f"(t3322));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(t3310), "f"(t2139), "f"(t2140));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3325;
                        asm("abs.f32 %0, %1;" : "=f"(t3325) : "f"(t3324));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3326;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3326) : "f"(t3325), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(t3326), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(t3326), "f"(t3327), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(t3326), "f"(t3328), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(t3326), "f"(t3329), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(t3326), "f"(t3330), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3332) : "f"(t3326), "f"(t3331), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3333 = -t3326;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3334;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3334) : "f"(t3332));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3335;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3335) : "f"(t3324), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(t3333), "f"(t3334), "f"(t3335));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_30;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_30) : "f"(t3323), "f"(t3336));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3338 = row_31 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3339;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3339) : "r"(row_31));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3340;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3340) : "h"(t3339));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3341;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3341) : "r"(t3338));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3342;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3342) : "h"(t3341));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3340), "f"(t2141), "f"(t2142));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3344;
                        asm("abs.f32 %0, %1;" : "=f"(t3344) : "f"(t3343));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3345;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3345) : "f"(t3344), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(t3345), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3345), "f"(t3346), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(t3345), "f"(t3347), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3349) : "f"(t3345), "f"(t3348), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(t3345), "f"(t3349), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(t3345), "f"(t3350), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3352 = -t3345;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3353) : "f"(t3351));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3354;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3354) : "f"(t3343), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3352), "f"(t3353), "f"(t3354));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3342), "f"(t2143), "f"(t2144));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("abs.f32 %0, %1;" : "=f"(t3357) : "f"(t3356));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3358) : "f"(t3357), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(t3358), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(t3358), "f"(t3359), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(t3358), "f"(t3360), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(t3358), "f"(t3361), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(t3358), "f"(t3362), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(t3358), "f"(t3363), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3365 = -t3358;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3366;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3366) : "f"(t3364));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3367) : "f"(t3356), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3365), "f"(t3366), "f"(t3367));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_31;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_31) : "f"(t3355), "f"(t3368));
#line 74 "fa-kernels/src/conv/output.rs"
                        const u32 t3370 = row_32 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3371;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3371) : "r"(row_32));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3372;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3372) : "h"(t3371));
#line 74 "fa-kernels/src/conv/output.rs"
                        f16 t3373;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3373) : "r"(t3370));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3374;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3374) : "h"(t3373));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3372), "f"(t2145), "f"(t2146));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("abs.f32 %0, %1;" : "=f"(t3376) : "f"(t3375));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3377) : "f"(t3376), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3377), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3377), "f"(t3378), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3377), "f"(t3379), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(t3377), "f"(t3380), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(t3377), "f"(t3381), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3377), "f"(t3382), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3384 = -t3377;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3385) : "f"(t3383));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3386) : "f"(t3375), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3384), "f"(t3385), "f"(t3386));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3374), "f"(t2147), "f"(t2148));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("abs.f32 %0, %1;" : "=f"(t3389) : "f"(t3388));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3390;
                        asm("min.f32 %0, %1, %2;" : "=f"(t3390) : "f"(t3389), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(t3390), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3390), "f"(t3391), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(t3390), "f"(t3392), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(t3390), "f"(t3393), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3390), "f"(t3394), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(t3390), "f"(t3395), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                        const f32 t3397 = -t3390;
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3398;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3398) : "f"(t3396));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3399;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3399) : "f"(t3388), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                        f32 t3400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(t3397), "f"(t3398), "f"(t3399));
#line 74 "fa-kernels/src/conv/output.rs"
                        u32 words_32;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_32) : "f"(t3387), "f"(t3400));
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_17 = y_4 + t3263;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 at_18 = x_4 + t3264;
                        const u64 t3404 = (u64)sample_3;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3405 = t3404 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3406 = t3405 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3407 = y + t3406;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3408 = (u64)at_17;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3409 = t3408 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3410 = t3409 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3411 = t3407 + t3410;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3412 = (u64)at_18;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3413 = t3412 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3414 = t3413 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3415 = t3411 + t3414;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3416 = (u64)channel * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u64 t3417 = t3415 + t3416;
#line 79 "fa-kernels/src/conv/output.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3417), "r"(words_29), "r"(words_30), "r"(words_31), "r"(words_32) : "memory");
                    }
                }
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3418 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3418) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3419 = t109 << 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3420 = t110 & 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3421 = t110 >> 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3422 = t3421 << 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3423 = t3420 + t3422;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3424 = t3419 >> 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3425 = t110 >> 3u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3426 = t3425 & 1u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3427 = t3424 + t3426;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3428 = t3423 & 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3429 = t3427 ^ t3428;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3430 = t3423 << 7u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3431 = t3429 << 4u;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3432 = t3430 + t3431;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3433 = t112 + t3432;
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3434;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc), "f"(acc_2));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3435;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_3), "f"(acc_4));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3436;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_5), "f"(acc_6));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3437;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_7), "f"(acc_8));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3434), "r"(t3435), "r"(t3436), "r"(t3437) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3438;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_9), "f"(acc_10));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3439;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_11), "f"(acc_12));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3440;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_13), "f"(acc_14));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3441;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_15), "f"(acc_16));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3438), "r"(t3439), "r"(t3440), "r"(t3441) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3442;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_17), "f"(acc_18));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3443;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_19), "f"(acc_20));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3444;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_21), "f"(acc_22));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3445;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_23), "f"(acc_24));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3442), "r"(t3443), "r"(t3444), "r"(t3445) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3446;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_25), "f"(acc_26));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3447;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_27), "f"(acc_28));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3448;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_29), "f"(acc_30));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3449;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3449) : "f"(acc_31), "f"(acc_32));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3446), "r"(t3447), "r"(t3448), "r"(t3449) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3450;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc_33), "f"(acc_34));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3451;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_35), "f"(acc_36));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3452;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_37), "f"(acc_38));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3453;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3453) : "f"(acc_39), "f"(acc_40));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3450), "r"(t3451), "r"(t3452), "r"(t3453) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3454;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3454) : "f"(acc_41), "f"(acc_42));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3455;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3455) : "f"(acc_43), "f"(acc_44));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3456;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3456) : "f"(acc_45), "f"(acc_46));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3457;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3457) : "f"(acc_47), "f"(acc_48));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3454), "r"(t3455), "r"(t3456), "r"(t3457) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3458;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3458) : "f"(acc_49), "f"(acc_50));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3459;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3459) : "f"(acc_51), "f"(acc_52));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3460;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3460) : "f"(acc_53), "f"(acc_54));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3461;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3461) : "f"(acc_55), "f"(acc_56));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3458), "r"(t3459), "r"(t3460), "r"(t3461) : "memory");
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3462;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3462) : "f"(acc_57), "f"(acc_58));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3463;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3463) : "f"(acc_59), "f"(acc_60));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3464;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3464) : "f"(acc_61), "f"(acc_62));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3465;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3465) : "f"(acc_63), "f"(acc_64));
#line 221 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3433), "r"(t3462), "r"(t3463), "r"(t3464), "r"(t3465) : "memory");
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3466 = at < 16u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            if (t3466) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3467 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3468 = t3467 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3469 = t3468 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3470 = counters + t3469;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3471 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3472 = t3471 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3473 = t3470 + t3472;
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                while (true) {
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t3474;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3474) : "l"(t3473) : "memory");
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3475 = t3474 < tiles;
                    if (!t3475) break;
                }
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3478 = at << 2u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3479 = t3478 + t109;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                u32 channel_2 = t3479;
                while (true) {
#line 164 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3480 = channel_2 < 64u;
                    if (!t3480) break;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3481 = tiles - 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 count_2 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 mean_3 = 0.0f;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    f32 squares_3 = 0.0f;
                    const u32 t3482 = t3481 + 1u;
#line 48 "fa-kernels/src/conv/coefficients.rs"
                    #pragma unroll 1
                    for (u32 i_3 = t110; i_3 < t3482; i_3 += 128u) {
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3483 = i_3 <= t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3484 = i_3 < t3481 ? i_3 : t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3485 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3486 = t3485 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3487 = t3486 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3488 = moments + t3487;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3489 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3490 = t3489 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3491 = t3490 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3492 = t3488 + t3491;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3493 = (u64)t3484;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3494 = t3493 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3495 = t3494 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3496 = t3492 + t3495;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3496) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3497;
                        asm("mov.b32 %0, %1;" : "=f"(t3497) : "r"(chunk));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3498;
                        asm("mov.b32 %0, %1;" : "=f"(t3498) : "r"(chunk_2));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3499;
                        asm("mov.b32 %0, %1;" : "=f"(t3499) : "r"(chunk_3));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3500;
                        asm("mov.b32 %0, %1;" : "=f"(t3500) : "r"(chunk_4));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta = i_3 + 32u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3502 = cta <= t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3503 = cta < t3481 ? cta : t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3504 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3505 = t3504 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3506 = t3505 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3507 = moments + t3506;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3508 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3509 = t3508 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3510 = t3509 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3511 = t3507 + t3510;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3512 = (u64)t3503;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3513 = t3512 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3514 = t3513 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3515 = t3511 + t3514;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3515) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3516;
                        asm("mov.b32 %0, %1;" : "=f"(t3516) : "r"(chunk_5));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3517;
                        asm("mov.b32 %0, %1;" : "=f"(t3517) : "r"(chunk_6));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3518;
                        asm("mov.b32 %0, %1;" : "=f"(t3518) : "r"(chunk_7));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3519;
                        asm("mov.b32 %0, %1;" : "=f"(t3519) : "r"(chunk_8));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_2 = i_3 + 64u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3521 = cta_2 <= t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3522 = cta_2 < t3481 ? cta_2 : t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3523 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3524 = t3523 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3525 = t3524 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3526 = moments + t3525;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3527 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3528 = t3527 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3529 = t3528 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3530 = t3526 + t3529;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3531 = (u64)t3522;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3532 = t3531 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3533 = t3532 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3534 = t3530 + t3533;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3534) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3535;
                        asm("mov.b32 %0, %1;" : "=f"(t3535) : "r"(chunk_9));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3536;
                        asm("mov.b32 %0, %1;" : "=f"(t3536) : "r"(chunk_10));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3537;
                        asm("mov.b32 %0, %1;" : "=f"(t3537) : "r"(chunk_11));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3538;
                        asm("mov.b32 %0, %1;" : "=f"(t3538) : "r"(chunk_12));
#line 51 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_3 = i_3 + 96u;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const bool t3540 = cta_3 <= t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t3541 = cta_3 < t3481 ? cta_3 : t3481;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3542 = (u64)sample_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3543 = t3542 * moments_stride0;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3544 = t3543 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3545 = moments + t3544;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3546 = (u64)channel_2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3547 = t3546 * moments_stride1;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3548 = t3547 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3549 = t3545 + t3548;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3550 = (u64)t3541;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3551 = t3550 * moments_stride2;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3552 = t3551 * 4ull;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t3553 = t3549 + t3552;
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3553) : "memory");
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3554;
                        asm("mov.b32 %0, %1;" : "=f"(t3554) : "r"(chunk_13));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3555;
                        asm("mov.b32 %0, %1;" : "=f"(t3555) : "r"(chunk_14));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3556;
                        asm("mov.b32 %0, %1;" : "=f"(t3556) : "r"(chunk_15));
#line 53 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3557;
                        asm("mov.b32 %0, %1;" : "=f"(t3557) : "r"(chunk_16));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3558 = t3483 ? t3497 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3559 = t3483 ? t3498 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3560 = t3483 ? t3499 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3561 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3562 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3563 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t3561 + t3558;
                        const f32 difference = t3559 - t3562;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3566;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3566) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3567;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3567) : "f"(t3566));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t3558 * t3567;
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(difference), "f"(share_2), "f"(t3562));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3570 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3571 = t3570 * t3561;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3572 = t3563 + t3560;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3573) : "f"(t3571), "f"(share_2), "f"(t3572));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3569;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3573;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3574 = t3502 ? t3516 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3575 = t3502 ? t3517 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3576 = t3502 ? t3518 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3577 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3578 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3579 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = t3577 + t3574;
                        const f32 difference_2 = t3575 - t3578;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3582;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3582) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3583;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3583) : "f"(t3582));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_3 = t3574 * t3583;
                        f32 t3585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3585) : "f"(difference_2), "f"(share_3), "f"(t3578));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3586 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3587 = t3586 * t3577;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3588 = t3579 + t3576;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(t3587), "f"(share_3), "f"(t3588));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_4;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3585;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3589;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3590 = t3521 ? t3535 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3591 = t3521 ? t3536 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3592 = t3521 ? t3537 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3593 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3594 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3595 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_5 = t3593 + t3590;
                        const f32 difference_3 = t3591 - t3594;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3598;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3598) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3599;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3599) : "f"(t3598));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_4 = t3590 * t3599;
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(difference_3), "f"(share_4), "f"(t3594));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3602 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3603 = t3602 * t3593;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3604 = t3595 + t3592;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(t3603), "f"(share_4), "f"(t3604));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_5;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3601;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3605;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3606 = t3540 ? t3554 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3607 = t3540 ? t3555 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3608 = t3540 ? t3556 : 0.0f;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3609 = count_2;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3610 = mean_3;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3611 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_6 = t3609 + t3606;
                        const f32 difference_4 = t3607 - t3610;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3614;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3614) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t3615;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3615) : "f"(t3614));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_5 = t3606 * t3615;
                        f32 t3617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(difference_4), "f"(share_5), "f"(t3610));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3618 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3619 = t3618 * t3609;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t3620 = t3611 + t3608;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3619), "f"(share_5), "f"(t3620));
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_6;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t3617;
#line 57 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t3621;
                    }
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3622 = count_2;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3623 = mean_3;
#line 64 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t3624 = squares_3;
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3625;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3625) : "f"(t3622));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3626;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3626) : "f"(t3623));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3627;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3627) : "f"(t3624));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t3622 + t3625;
                    const f32 difference_5 = t3626 - t3623;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3630;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3630) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3631;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3631) : "f"(t3630));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t3625 * t3631;
                    f32 t3633;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(difference_5), "f"(share_6), "f"(t3623));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3634 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3635 = t3634 * t3622;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3636 = t3624 + t3627;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3637;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(t3635), "f"(share_6), "f"(t3636));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3638;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3638) : "f"(count_7));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3639;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3639) : "f"(t3633));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3640;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3640) : "f"(t3637));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = count_7 + t3638;
                    const f32 difference_6 = t3639 - t3633;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3643;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3643) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3644;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3644) : "f"(t3643));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t3638 * t3644;
                    f32 t3646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(difference_6), "f"(share_7), "f"(t3633));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3647 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3648 = t3647 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3649 = t3637 + t3640;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(t3648), "f"(share_7), "f"(t3649));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3651;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3651) : "f"(count_8));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3652;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3652) : "f"(t3646));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3653;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3653) : "f"(t3650));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = count_8 + t3651;
                    const f32 difference_7 = t3652 - t3646;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3656;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3656) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3657;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3657) : "f"(t3656));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t3651 * t3657;
                    f32 t3659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(difference_7), "f"(share_8), "f"(t3646));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3660 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3661 = t3660 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3662 = t3650 + t3653;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(t3661), "f"(share_8), "f"(t3662));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3664;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3664) : "f"(count_9));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3665;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3665) : "f"(t3659));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3666;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t3666) : "f"(t3663));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = count_9 + t3664;
                    const f32 difference_8 = t3665 - t3659;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3669;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3669) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3670;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3670) : "f"(t3669));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t3664 * t3670;
                    f32 t3672;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(difference_8), "f"(share_9), "f"(t3659));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3673 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3674 = t3673 * count_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3675 = t3663 + t3666;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3676;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(t3674), "f"(share_9), "f"(t3675));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3677;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3677) : "f"(count_10));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3678;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3678) : "f"(t3672));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t3679;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t3679) : "f"(t3676));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = count_10 + t3677;
                    const f32 difference_9 = t3678 - t3672;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3682;
                    asm("max.f32 %0, %1, %2;" : "=f"(t3682) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t3683;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3683) : "f"(t3682));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t3677 * t3683;
                    f32 t3685;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(difference_9), "f"(share_10), "f"(t3672));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3686 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3687 = t3686 * count_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t3688 = t3676 + t3679;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t3689;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(t3687), "f"(share_10), "f"(t3688));
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3690 = t110 == 0u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3690) {
#line 84 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 t3691 = channel_2 < 63u ? channel_2 : 63u;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3692;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3692) : "f"(count_11), "f"(1.0f));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 t3693;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3693) : "f"(t3692));
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        const f32 variance = t3689 * t3693;
                        const f32 t3695 = variance + epsilon;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                        f32 inverse;
                        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t3695));
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t3697 = -t3685;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                        const f32 to_zero = t3697 * inverse;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3699 = (u64)sample_2;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3700 = t3699 * coefficients_stride0;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3701 = t3700 * 4ull;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3702 = coefficients + t3701;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3703 = (u64)channel_2;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3704 = t3703 * coefficients_stride1;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3705 = t3704 * 4ull;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3706 = t3702 + t3705;
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3706), "f"(inverse) : "memory");
                        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t3706), "f"(to_zero) : "memory");
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3707 = (u64)sample_2;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3708 = t3707 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3709 = t3708 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3710 = counters + t3709;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3711 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3712 = t3711 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t3713 = t3710 + t3712;
#line 180 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3713), "r"(1u) : "memory");
                    }
                    const u32 t3714 = tiles < 16u ? tiles : 16u;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3715 = t3714 << 2u;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3716 = channel_2 + t3715;
#line 182 "fa-kernels/src/conv/streaming/group.rs"
                    channel_2 = t3716;
                }
            }
        }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
        const bool t3718 = index < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
        if (t3718) {
            const u32 t3719 = rounds - 1u;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3720 = t3719 - index;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u32 own = t3720 / 3u;
            const u32 t3722 = own * 3u;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3723 = index + t3722;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t3724 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t3725 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t3726 = t3723 * t3725;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_4 = t3724 + t3726;
            const u32 t3728 = number_4 << 1u;
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            u32 t3729;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3729) : "r"(t3728), "r"(tiles_factor));
#line 62 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 sample_4 = t3729 >> tiles_shift;
            const u32 t3731 = sample_4 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at_19 = number_4 - t3731;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3733 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3734 = t3733 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3735 = t3734 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3736 = counters + t3735;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3737 = 1ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3738 = t3737 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3739 = t3736 + t3738;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3740 = t109 == 0u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
            if (t3740) {
                while (true) {
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t3741;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3741) : "l"(t3739) : "memory");
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3742 = t3741 < 64u;
                    if (!t3742) break;
                }
            }
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3745 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3745) : "memory");
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3746 = t109 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3747 = t110 == 0u;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3748 = t3746 & t3747;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
            if (t3748) {
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                const u32 last_2 = tiles - 1u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3750 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3751 = t3750 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3752 = t3751 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3753 = counters + t3752;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3754 = 2ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3755 = t3754 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t3756 = t3753 + t3755;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3757;
                asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3757) : "l"(t3756), "r"(last_2) : "memory");
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3758 = t3757 == last_2;
#line 198 "fa-kernels/src/conv/streaming/group.rs"
                if (t3758) {
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3759 = (u64)sample_4;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3760 = t3759 * counters_stride0;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3761 = t3760 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3762 = counters + t3761;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3763 = 0ull * counters_stride1;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3764 = t3763 * 4ull;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t3765 = t3762 + t3764;
#line 199 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3765), "r"(0u) : "memory");
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3739), "r"(0u) : "memory");
                }
            }
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t3766 = threadIdx.x;
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t3767 = t3766 & 7u;
#line 56 "fa-kernels/src/conv/output.rs"
            const u32 t3768 = t3767 << 3u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3769 = (u64)sample_4;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3770 = t3769 * coefficients_stride0;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3771 = t3770 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3772 = coefficients + t3771;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3773 = (u64)t3768;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3774 = t3773 * coefficients_stride1;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3775 = t3774 * 4ull;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t3776 = t3772 + t3775;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3777;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3777) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3778;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t3778) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3779;
            asm volatile("ld.global.f32 %0, [%1+8];" : "=f"(t3779) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3780;
            asm volatile("ld.global.f32 %0, [%1+12];" : "=f"(t3780) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3781;
            asm volatile("ld.global.f32 %0, [%1+16];" : "=f"(t3781) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3782;
            asm volatile("ld.global.f32 %0, [%1+20];" : "=f"(t3782) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3783;
            asm volatile("ld.global.f32 %0, [%1+24];" : "=f"(t3783) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3784;
            asm volatile("ld.global.f32 %0, [%1+28];" : "=f"(t3784) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3785;
            asm volatile("ld.global.f32 %0, [%1+32];" : "=f"(t3785) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3786;
            asm volatile("ld.global.f32 %0, [%1+36];" : "=f"(t3786) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3787;
            asm volatile("ld.global.f32 %0, [%1+40];" : "=f"(t3787) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3788;
            asm volatile("ld.global.f32 %0, [%1+44];" : "=f"(t3788) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3789;
            asm volatile("ld.global.f32 %0, [%1+48];" : "=f"(t3789) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3790;
            asm volatile("ld.global.f32 %0, [%1+52];" : "=f"(t3790) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3791;
            asm volatile("ld.global.f32 %0, [%1+56];" : "=f"(t3791) : "l"(t3776) : "memory");
#line 237 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3792;
            asm volatile("ld.global.f32 %0, [%1+60];" : "=f"(t3792) : "l"(t3776) : "memory");
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t3793 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            u32 t3794;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3794) : "r"(t3793), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t3795 = t3794 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t3795 << 4u;
            const u32 t3797 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
            u32 t3798;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3798) : "r"(t3797), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t3799 = t3798 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t3800 = t3799 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 t3801 = at_19 - t3800;
#line 46 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t3801 << 3u;
            const bool t3803 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 t3804 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
            const u32 left_4 = t3803 ? t3804 : 0u;
            const u32 t3806 = left_4 < 16u ? left_4 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t3807 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
            const u32 t3808 = t3807 < 8u ? t3807 : 8u;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 t3809 = threadIdx.x;
#line 64 "fa-kernels/src/conv/output.rs"
            const u32 thread_3 = t3809 & 127u;
            const u32 t3811 = thread_3 & 7u;
#line 65 "fa-kernels/src/conv/output.rs"
            const u32 pixel_9 = thread_3 >> 3u;
            const u32 channel_3 = t3811 << 3u;
#line 68 "fa-kernels/src/conv/output.rs"
            const bool t3814 = channel_3 < 64u;
#line 68 "fa-kernels/src/conv/output.rs"
            if (t3814) {
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t3815 = pixel_9 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t3816 = pixel_9 & 7u;
                const bool t3817 = t3815 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t3818 = t3816 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t3819 = t3817 & t3818;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t3819) {
                    const u32 t3820 = pixel_9 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3821 = t3811 ^ t3820;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3822 = pixel_9 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3823 = t3821 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3824 = t3822 + t3823;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3825 = t112 + t3824;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_33;
                    u32 row_34;
                    u32 row_35;
                    u32 row_36;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t3825) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t3826 = row_33 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3827;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3827) : "r"(row_33));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3828;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3828) : "h"(t3827));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3829;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3829) : "r"(t3826));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3830;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3830) : "h"(t3829));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3831) : "f"(t3828), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3832;
                    asm("abs.f32 %0, %1;" : "=f"(t3832) : "f"(t3831));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3833;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3833) : "f"(t3832), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3834;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(t3833), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3835) : "f"(t3833), "f"(t3834), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3836;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(t3833), "f"(t3835), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3837;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3837) : "f"(t3833), "f"(t3836), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3838) : "f"(t3833), "f"(t3837), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(t3833), "f"(t3838), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3840 = -t3833;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3841;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3841) : "f"(t3839));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3842;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3842) : "f"(t3831), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3843) : "f"(t3840), "f"(t3841), "f"(t3842));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3844) : "f"(t3830), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3845;
                    asm("abs.f32 %0, %1;" : "=f"(t3845) : "f"(t3844));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3846;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3846) : "f"(t3845), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3847) : "f"(t3846), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(t3846), "f"(t3847), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3849) : "f"(t3846), "f"(t3848), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3850) : "f"(t3846), "f"(t3849), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3851;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3851) : "f"(t3846), "f"(t3850), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3852) : "f"(t3846), "f"(t3851), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3853 = -t3846;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3854) : "f"(t3852));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3855;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3855) : "f"(t3844), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3856) : "f"(t3853), "f"(t3854), "f"(t3855));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_33;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_33) : "f"(t3843), "f"(t3856));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t3858 = row_34 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3859;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3859) : "r"(row_34));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3860;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3860) : "h"(t3859));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3861;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3861) : "r"(t3858));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3862;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3862) : "h"(t3861));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3863) : "f"(t3860), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3864;
                    asm("abs.f32 %0, %1;" : "=f"(t3864) : "f"(t3863));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3865;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3865) : "f"(t3864), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(t3865), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3867) : "f"(t3865), "f"(t3866), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(t3865), "f"(t3867), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(t3865), "f"(t3868), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3870) : "f"(t3865), "f"(t3869), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3871) : "f"(t3865), "f"(t3870), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3872 = -t3865;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3873) : "f"(t3871));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3874;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3874) : "f"(t3863), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3875) : "f"(t3872), "f"(t3873), "f"(t3874));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(t3862), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3877;
                    asm("abs.f32 %0, %1;" : "=f"(t3877) : "f"(t3876));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3878;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3878) : "f"(t3877), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3879;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3879) : "f"(t3878), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3880) : "f"(t3878), "f"(t3879), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3881) : "f"(t3878), "f"(t3880), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3882;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3878), "f"(t3881), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3883) : "f"(t3878), "f"(t3882), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(t3878), "f"(t3883), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3885 = -t3878;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3886;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3886) : "f"(t3884));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3887;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3887) : "f"(t3876), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3888) : "f"(t3885), "f"(t3886), "f"(t3887));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_34;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_34) : "f"(t3875), "f"(t3888));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t3890 = row_35 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3891;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3891) : "r"(row_35));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3892;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3892) : "h"(t3891));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3893;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3893) : "r"(t3890));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3894;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3894) : "h"(t3893));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3895;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3895) : "f"(t3892), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3896;
                    asm("abs.f32 %0, %1;" : "=f"(t3896) : "f"(t3895));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3897;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3897) : "f"(t3896), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3898) : "f"(t3897), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3899) : "f"(t3897), "f"(t3898), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3900;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(t3897), "f"(t3899), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3901) : "f"(t3897), "f"(t3900), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3902) : "f"(t3897), "f"(t3901), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3903;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3903) : "f"(t3897), "f"(t3902), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3904 = -t3897;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3905;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3905) : "f"(t3903));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3906;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3906) : "f"(t3895), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3907) : "f"(t3904), "f"(t3905), "f"(t3906));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(t3894), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3909;
                    asm("abs.f32 %0, %1;" : "=f"(t3909) : "f"(t3908));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3910;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3910) : "f"(t3909), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3911;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3911) : "f"(t3910), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3912;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3912) : "f"(t3910), "f"(t3911), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3913) : "f"(t3910), "f"(t3912), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(t3910), "f"(t3913), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3915;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3910), "f"(t3914), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3916;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(t3910), "f"(t3915), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3917 = -t3910;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3918;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3918) : "f"(t3916));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3919;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3919) : "f"(t3908), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3920) : "f"(t3917), "f"(t3918), "f"(t3919));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_35;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_35) : "f"(t3907), "f"(t3920));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t3922 = row_36 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3923;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3923) : "r"(row_36));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3924;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3924) : "h"(t3923));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3925;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3925) : "r"(t3922));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3926;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3926) : "h"(t3925));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3927) : "f"(t3924), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3928;
                    asm("abs.f32 %0, %1;" : "=f"(t3928) : "f"(t3927));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3929;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3929) : "f"(t3928), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3929), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3931;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3931) : "f"(t3929), "f"(t3930), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(t3929), "f"(t3931), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3933;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3933) : "f"(t3929), "f"(t3932), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3934;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3934) : "f"(t3929), "f"(t3933), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3935) : "f"(t3929), "f"(t3934), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3936 = -t3929;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3937;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3937) : "f"(t3935));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3938;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3938) : "f"(t3927), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3939) : "f"(t3936), "f"(t3937), "f"(t3938));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(t3926), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3941;
                    asm("abs.f32 %0, %1;" : "=f"(t3941) : "f"(t3940));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3942;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3942) : "f"(t3941), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3943;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3943) : "f"(t3942), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(t3942), "f"(t3943), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3945;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3945) : "f"(t3942), "f"(t3944), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3946;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3946) : "f"(t3942), "f"(t3945), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3947) : "f"(t3942), "f"(t3946), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(t3942), "f"(t3947), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3949 = -t3942;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3950;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3950) : "f"(t3948));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3951;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3951) : "f"(t3940), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3952;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3952) : "f"(t3949), "f"(t3950), "f"(t3951));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_36;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_36) : "f"(t3939), "f"(t3952));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_20 = y_5 + t3815;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_21 = x_5 + t3816;
                    const u64 t3956 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3957 = t3956 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3958 = t3957 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3959 = y + t3958;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3960 = (u64)at_20;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3961 = t3960 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3962 = t3961 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3963 = t3959 + t3962;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3964 = (u64)at_21;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3965 = t3964 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3966 = t3965 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3967 = t3963 + t3966;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3968 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t3969 = t3967 + t3968;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3969), "r"(words_33), "r"(words_34), "r"(words_35), "r"(words_36) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_10 = pixel_9 + 16u;
                const u32 t3971 = pixel_10 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t3972 = pixel_10 & 7u;
                const bool t3973 = t3971 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t3974 = t3972 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t3975 = t3973 & t3974;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t3975) {
                    const u32 t3976 = pixel_10 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3977 = t3811 ^ t3976;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3978 = pixel_10 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3979 = t3977 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3980 = t3978 + t3979;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t3981 = t112 + t3980;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_37;
                    u32 row_38;
                    u32 row_39;
                    u32 row_40;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t3981) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t3982 = row_37 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3983;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3983) : "r"(row_37));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3984;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3984) : "h"(t3983));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t3985;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3985) : "r"(t3982));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3986;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3986) : "h"(t3985));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3987) : "f"(t3984), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3988;
                    asm("abs.f32 %0, %1;" : "=f"(t3988) : "f"(t3987));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3989;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3989) : "f"(t3988), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3990) : "f"(t3989), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3991) : "f"(t3989), "f"(t3990), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3992) : "f"(t3989), "f"(t3991), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3993) : "f"(t3989), "f"(t3992), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(t3989), "f"(t3993), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3995) : "f"(t3989), "f"(t3994), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t3996 = -t3989;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3997;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3997) : "f"(t3995));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3998;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3998) : "f"(t3987), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t3999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3999) : "f"(t3996), "f"(t3997), "f"(t3998));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4000) : "f"(t3986), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4001;
                    asm("abs.f32 %0, %1;" : "=f"(t4001) : "f"(t4000));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4002;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4002) : "f"(t4001), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4003) : "f"(t4002), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(t4002), "f"(t4003), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4005) : "f"(t4002), "f"(t4004), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4006) : "f"(t4002), "f"(t4005), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4007;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4007) : "f"(t4002), "f"(t4006), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4008) : "f"(t4002), "f"(t4007), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4009 = -t4002;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4010) : "f"(t4008));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4011;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4011) : "f"(t4000), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(t4009), "f"(t4010), "f"(t4011));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_37;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_37) : "f"(t3999), "f"(t4012));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4014 = row_38 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4015;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4015) : "r"(row_38));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4016;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4016) : "h"(t4015));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4017;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4017) : "r"(t4014));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4018;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4018) : "h"(t4017));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4019) : "f"(t4016), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4020;
                    asm("abs.f32 %0, %1;" : "=f"(t4020) : "f"(t4019));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4021;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4021) : "f"(t4020), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4022) : "f"(t4021), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4023) : "f"(t4021), "f"(t4022), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4024) : "f"(t4021), "f"(t4023), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4025;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4025) : "f"(t4021), "f"(t4024), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4026;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(t4021), "f"(t4025), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4027) : "f"(t4021), "f"(t4026), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4028 = -t4021;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4029;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4029) : "f"(t4027));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4030;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4030) : "f"(t4019), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4031;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4031) : "f"(t4028), "f"(t4029), "f"(t4030));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4032) : "f"(t4018), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4033;
                    asm("abs.f32 %0, %1;" : "=f"(t4033) : "f"(t4032));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4034;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4034) : "f"(t4033), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4035) : "f"(t4034), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(t4034), "f"(t4035), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4037) : "f"(t4034), "f"(t4036), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4038) : "f"(t4034), "f"(t4037), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4039) : "f"(t4034), "f"(t4038), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4040) : "f"(t4034), "f"(t4039), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4041 = -t4034;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4042) : "f"(t4040));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4043;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4043) : "f"(t4032), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(t4041), "f"(t4042), "f"(t4043));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_38;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_38) : "f"(t4031), "f"(t4044));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4046 = row_39 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4047;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4047) : "r"(row_39));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4048;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4048) : "h"(t4047));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4049;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4049) : "r"(t4046));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4050;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4050) : "h"(t4049));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4051;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4051) : "f"(t4048), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4052;
                    asm("abs.f32 %0, %1;" : "=f"(t4052) : "f"(t4051));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4053;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4053) : "f"(t4052), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4054) : "f"(t4053), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4055;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4055) : "f"(t4053), "f"(t4054), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4056;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4056) : "f"(t4053), "f"(t4055), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4057;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4057) : "f"(t4053), "f"(t4056), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4058;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(t4053), "f"(t4057), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4059;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4059) : "f"(t4053), "f"(t4058), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4060 = -t4053;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4061;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4061) : "f"(t4059));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4062;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4062) : "f"(t4051), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4063;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4063) : "f"(t4060), "f"(t4061), "f"(t4062));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4064;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4064) : "f"(t4050), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4065;
                    asm("abs.f32 %0, %1;" : "=f"(t4065) : "f"(t4064));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4066;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4066) : "f"(t4065), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4067;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4067) : "f"(t4066), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4068;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(t4066), "f"(t4067), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4069) : "f"(t4066), "f"(t4068), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4070) : "f"(t4066), "f"(t4069), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4071;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4071) : "f"(t4066), "f"(t4070), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4072) : "f"(t4066), "f"(t4071), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4073 = -t4066;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4074;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4074) : "f"(t4072));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4075;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4075) : "f"(t4064), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4076;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(t4073), "f"(t4074), "f"(t4075));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_39;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_39) : "f"(t4063), "f"(t4076));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4078 = row_40 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4079;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4079) : "r"(row_40));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4080;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4080) : "h"(t4079));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4081;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4081) : "r"(t4078));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4082;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4082) : "h"(t4081));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4083) : "f"(t4080), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4084;
                    asm("abs.f32 %0, %1;" : "=f"(t4084) : "f"(t4083));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4085;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4085) : "f"(t4084), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4086) : "f"(t4085), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4087;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4087) : "f"(t4085), "f"(t4086), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4088;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4088) : "f"(t4085), "f"(t4087), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4089;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4089) : "f"(t4085), "f"(t4088), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4090;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(t4085), "f"(t4089), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4091) : "f"(t4085), "f"(t4090), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4092 = -t4085;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4093) : "f"(t4091));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4094;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4094) : "f"(t4083), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4095) : "f"(t4092), "f"(t4093), "f"(t4094));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4096;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4096) : "f"(t4082), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4097;
                    asm("abs.f32 %0, %1;" : "=f"(t4097) : "f"(t4096));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4098;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4098) : "f"(t4097), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4099;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4099) : "f"(t4098), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(t4098), "f"(t4099), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4101) : "f"(t4098), "f"(t4100), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4102) : "f"(t4098), "f"(t4101), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4103) : "f"(t4098), "f"(t4102), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4104) : "f"(t4098), "f"(t4103), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4105 = -t4098;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4106;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4106) : "f"(t4104));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4107;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4107) : "f"(t4096), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(t4105), "f"(t4106), "f"(t4107));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_40;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_40) : "f"(t4095), "f"(t4108));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_22 = y_5 + t3971;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_5 + t3972;
                    const u64 t4112 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4113 = t4112 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4114 = t4113 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4115 = y + t4114;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4116 = (u64)at_22;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4117 = t4116 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4118 = t4117 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4119 = t4115 + t4118;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4120 = (u64)at_23;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4121 = t4120 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4122 = t4121 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4123 = t4119 + t4122;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4124 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4125 = t4123 + t4124;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4125), "r"(words_37), "r"(words_38), "r"(words_39), "r"(words_40) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_11 = pixel_9 + 32u;
                const u32 t4127 = pixel_11 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4128 = pixel_11 & 7u;
                const bool t4129 = t4127 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4130 = t4128 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4131 = t4129 & t4130;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4131) {
                    const u32 t4132 = pixel_11 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4133 = t3811 ^ t4132;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4134 = pixel_11 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4135 = t4133 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4136 = t4134 + t4135;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4137 = t112 + t4136;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_41;
                    u32 row_42;
                    u32 row_43;
                    u32 row_44;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t4137) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4138 = row_41 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4139;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4139) : "r"(row_41));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4140;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4140) : "h"(t4139));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4141;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4141) : "r"(t4138));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4142;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4142) : "h"(t4141));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4143;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4143) : "f"(t4140), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4144;
                    asm("abs.f32 %0, %1;" : "=f"(t4144) : "f"(t4143));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4145;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4145) : "f"(t4144), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4146;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4146) : "f"(t4145), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4147) : "f"(t4145), "f"(t4146), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4148;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(t4145), "f"(t4147), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4149) : "f"(t4145), "f"(t4148), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4150) : "f"(t4145), "f"(t4149), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4151;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4151) : "f"(t4145), "f"(t4150), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4152 = -t4145;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4153;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4153) : "f"(t4151));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4154;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4154) : "f"(t4143), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4155;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4155) : "f"(t4152), "f"(t4153), "f"(t4154));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(t4142), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4157;
                    asm("abs.f32 %0, %1;" : "=f"(t4157) : "f"(t4156));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4158;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4158) : "f"(t4157), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4159) : "f"(t4158), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4160;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4160) : "f"(t4158), "f"(t4159), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4161;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4161) : "f"(t4158), "f"(t4160), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4162) : "f"(t4158), "f"(t4161), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4163;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4163) : "f"(t4158), "f"(t4162), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4164;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(t4158), "f"(t4163), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4165 = -t4158;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4166;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4166) : "f"(t4164));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4167;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4167) : "f"(t4156), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4168) : "f"(t4165), "f"(t4166), "f"(t4167));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_41;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_41) : "f"(t4155), "f"(t4168));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4170 = row_42 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4171;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4171) : "r"(row_42));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4172;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4172) : "h"(t4171));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4173;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4173) : "r"(t4170));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4174;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4174) : "h"(t4173));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4175;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4175) : "f"(t4172), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4176;
                    asm("abs.f32 %0, %1;" : "=f"(t4176) : "f"(t4175));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4177;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4177) : "f"(t4176), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4178;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4178) : "f"(t4177), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4179;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4179) : "f"(t4177), "f"(t4178), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(t4177), "f"(t4179), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4181) : "f"(t4177), "f"(t4180), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4182) : "f"(t4177), "f"(t4181), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4183) : "f"(t4177), "f"(t4182), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4184 = -t4177;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4185) : "f"(t4183));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4186;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4186) : "f"(t4175), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4187;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4187) : "f"(t4184), "f"(t4185), "f"(t4186));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4188;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(t4174), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4189;
                    asm("abs.f32 %0, %1;" : "=f"(t4189) : "f"(t4188));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4190;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4190) : "f"(t4189), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4191;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4191) : "f"(t4190), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4192) : "f"(t4190), "f"(t4191), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4193;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4193) : "f"(t4190), "f"(t4192), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4194;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4194) : "f"(t4190), "f"(t4193), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4195) : "f"(t4190), "f"(t4194), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4196;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4196) : "f"(t4190), "f"(t4195), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4197 = -t4190;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4198;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4198) : "f"(t4196));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4199;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4199) : "f"(t4188), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4200;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4200) : "f"(t4197), "f"(t4198), "f"(t4199));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_42;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_42) : "f"(t4187), "f"(t4200));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4202 = row_43 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4203;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4203) : "r"(row_43));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4204;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4204) : "h"(t4203));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4205;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4205) : "r"(t4202));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4206;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4206) : "h"(t4205));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4207) : "f"(t4204), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4208;
                    asm("abs.f32 %0, %1;" : "=f"(t4208) : "f"(t4207));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4209;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4209) : "f"(t4208), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4210) : "f"(t4209), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4211;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4211) : "f"(t4209), "f"(t4210), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4212;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(t4209), "f"(t4211), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4213) : "f"(t4209), "f"(t4212), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4214;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4214) : "f"(t4209), "f"(t4213), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4215;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4215) : "f"(t4209), "f"(t4214), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4216 = -t4209;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4217) : "f"(t4215));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4218;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4218) : "f"(t4207), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4219) : "f"(t4216), "f"(t4217), "f"(t4218));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4220;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(t4206), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4221;
                    asm("abs.f32 %0, %1;" : "=f"(t4221) : "f"(t4220));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4222;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4222) : "f"(t4221), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4223;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4223) : "f"(t4222), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4224;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4224) : "f"(t4222), "f"(t4223), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4225) : "f"(t4222), "f"(t4224), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4226;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4226) : "f"(t4222), "f"(t4225), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4227;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4227) : "f"(t4222), "f"(t4226), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(t4222), "f"(t4227), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4229 = -t4222;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4230;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4230) : "f"(t4228));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4231;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4231) : "f"(t4220), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4232;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4232) : "f"(t4229), "f"(t4230), "f"(t4231));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_43;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_43) : "f"(t4219), "f"(t4232));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4234 = row_44 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4235;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4235) : "r"(row_44));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4236;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4236) : "h"(t4235));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4237;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4237) : "r"(t4234));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4238;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4238) : "h"(t4237));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4239;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4239) : "f"(t4236), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4240;
                    asm("abs.f32 %0, %1;" : "=f"(t4240) : "f"(t4239));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4241;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4241) : "f"(t4240), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4242;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(t4241), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4243) : "f"(t4241), "f"(t4242), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4244;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(t4241), "f"(t4243), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4245) : "f"(t4241), "f"(t4244), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4246) : "f"(t4241), "f"(t4245), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4247;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4247) : "f"(t4241), "f"(t4246), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4248 = -t4241;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4249) : "f"(t4247));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4250;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4250) : "f"(t4239), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4251;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4251) : "f"(t4248), "f"(t4249), "f"(t4250));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(t4238), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4253;
                    asm("abs.f32 %0, %1;" : "=f"(t4253) : "f"(t4252));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4254;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4254) : "f"(t4253), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4255) : "f"(t4254), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4256;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4256) : "f"(t4254), "f"(t4255), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4257;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4257) : "f"(t4254), "f"(t4256), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(t4254), "f"(t4257), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4259;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4259) : "f"(t4254), "f"(t4258), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4260;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(t4254), "f"(t4259), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4261 = -t4254;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4262;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4262) : "f"(t4260));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4263;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4263) : "f"(t4252), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4264;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4264) : "f"(t4261), "f"(t4262), "f"(t4263));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_44;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_44) : "f"(t4251), "f"(t4264));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_24 = y_5 + t4127;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_25 = x_5 + t4128;
                    const u64 t4268 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4269 = t4268 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4270 = t4269 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4271 = y + t4270;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4272 = (u64)at_24;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4273 = t4272 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4274 = t4273 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4275 = t4271 + t4274;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4276 = (u64)at_25;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4277 = t4276 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4278 = t4277 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4279 = t4275 + t4278;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4280 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4281 = t4279 + t4280;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4281), "r"(words_41), "r"(words_42), "r"(words_43), "r"(words_44) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_12 = pixel_9 + 48u;
                const u32 t4283 = pixel_12 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4284 = pixel_12 & 7u;
                const bool t4285 = t4283 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4286 = t4284 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4287 = t4285 & t4286;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4287) {
                    const u32 t4288 = pixel_12 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4289 = t3811 ^ t4288;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4290 = pixel_12 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4291 = t4289 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4292 = t4290 + t4291;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4293 = t112 + t4292;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_45;
                    u32 row_46;
                    u32 row_47;
                    u32 row_48;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t4293) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4294 = row_45 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4295;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4295) : "r"(row_45));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4296;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4296) : "h"(t4295));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4297;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4297) : "r"(t4294));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4298;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4298) : "h"(t4297));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4299) : "f"(t4296), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4300;
                    asm("abs.f32 %0, %1;" : "=f"(t4300) : "f"(t4299));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4301;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4301) : "f"(t4300), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4302;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4302) : "f"(t4301), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4303) : "f"(t4301), "f"(t4302), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4304;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4304) : "f"(t4301), "f"(t4303), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4305;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4305) : "f"(t4301), "f"(t4304), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(t4301), "f"(t4305), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4307) : "f"(t4301), "f"(t4306), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4308 = -t4301;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4309;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4309) : "f"(t4307));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4310;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4310) : "f"(t4299), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4311) : "f"(t4308), "f"(t4309), "f"(t4310));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4312;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4312) : "f"(t4298), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4313;
                    asm("abs.f32 %0, %1;" : "=f"(t4313) : "f"(t4312));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4314;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4314) : "f"(t4313), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4315) : "f"(t4314), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(t4314), "f"(t4315), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4317) : "f"(t4314), "f"(t4316), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4318;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4318) : "f"(t4314), "f"(t4317), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4319) : "f"(t4314), "f"(t4318), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4320) : "f"(t4314), "f"(t4319), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4321 = -t4314;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4322;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4322) : "f"(t4320));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4323;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4323) : "f"(t4312), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(t4321), "f"(t4322), "f"(t4323));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_45;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_45) : "f"(t4311), "f"(t4324));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4326 = row_46 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4327;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4327) : "r"(row_46));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4328;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4328) : "h"(t4327));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4329;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4329) : "r"(t4326));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4330;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4330) : "h"(t4329));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4331) : "f"(t4328), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4332;
                    asm("abs.f32 %0, %1;" : "=f"(t4332) : "f"(t4331));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4333;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4333) : "f"(t4332), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4334;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4334) : "f"(t4333), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4335) : "f"(t4333), "f"(t4334), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4336;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4336) : "f"(t4333), "f"(t4335), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4337;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4337) : "f"(t4333), "f"(t4336), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4338) : "f"(t4333), "f"(t4337), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4339) : "f"(t4333), "f"(t4338), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4340 = -t4333;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4341;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4341) : "f"(t4339));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4342;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4342) : "f"(t4331), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4343) : "f"(t4340), "f"(t4341), "f"(t4342));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4344;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4344) : "f"(t4330), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4345;
                    asm("abs.f32 %0, %1;" : "=f"(t4345) : "f"(t4344));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4346;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4346) : "f"(t4345), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4347) : "f"(t4346), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(t4346), "f"(t4347), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4349) : "f"(t4346), "f"(t4348), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4350;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4350) : "f"(t4346), "f"(t4349), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4351) : "f"(t4346), "f"(t4350), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4352) : "f"(t4346), "f"(t4351), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4353 = -t4346;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4354;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4354) : "f"(t4352));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4355;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4355) : "f"(t4344), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(t4353), "f"(t4354), "f"(t4355));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_46;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_46) : "f"(t4343), "f"(t4356));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4358 = row_47 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4359;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4359) : "r"(row_47));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4360;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4360) : "h"(t4359));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4361;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4361) : "r"(t4358));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4362;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4362) : "h"(t4361));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4363) : "f"(t4360), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4364;
                    asm("abs.f32 %0, %1;" : "=f"(t4364) : "f"(t4363));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4365;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4365) : "f"(t4364), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4366;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4366) : "f"(t4365), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4367) : "f"(t4365), "f"(t4366), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4368;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4368) : "f"(t4365), "f"(t4367), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4369;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4369) : "f"(t4365), "f"(t4368), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(t4365), "f"(t4369), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4371) : "f"(t4365), "f"(t4370), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4372 = -t4365;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4373;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4373) : "f"(t4371));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4374;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4374) : "f"(t4363), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4375) : "f"(t4372), "f"(t4373), "f"(t4374));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4376;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4376) : "f"(t4362), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4377;
                    asm("abs.f32 %0, %1;" : "=f"(t4377) : "f"(t4376));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4378;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4378) : "f"(t4377), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4379) : "f"(t4378), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4380) : "f"(t4378), "f"(t4379), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4381) : "f"(t4378), "f"(t4380), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4382;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4382) : "f"(t4378), "f"(t4381), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4383) : "f"(t4378), "f"(t4382), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4384) : "f"(t4378), "f"(t4383), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4385 = -t4378;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4386;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4386) : "f"(t4384));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4387;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4387) : "f"(t4376), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4388) : "f"(t4385), "f"(t4386), "f"(t4387));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_47;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_47) : "f"(t4375), "f"(t4388));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4390 = row_48 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4391;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4391) : "r"(row_48));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4392;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4392) : "h"(t4391));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4393;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4393) : "r"(t4390));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4394;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4394) : "h"(t4393));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4395) : "f"(t4392), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4396;
                    asm("abs.f32 %0, %1;" : "=f"(t4396) : "f"(t4395));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4397;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4397) : "f"(t4396), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4398;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4398) : "f"(t4397), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4399;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4399) : "f"(t4397), "f"(t4398), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4400) : "f"(t4397), "f"(t4399), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4401;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4401) : "f"(t4397), "f"(t4400), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4402) : "f"(t4397), "f"(t4401), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4403) : "f"(t4397), "f"(t4402), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4404 = -t4397;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4405) : "f"(t4403));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4406;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4406) : "f"(t4395), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4407) : "f"(t4404), "f"(t4405), "f"(t4406));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4408;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4408) : "f"(t4394), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4409;
                    asm("abs.f32 %0, %1;" : "=f"(t4409) : "f"(t4408));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4410;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4410) : "f"(t4409), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4411) : "f"(t4410), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4412) : "f"(t4410), "f"(t4411), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4413) : "f"(t4410), "f"(t4412), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4414;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4414) : "f"(t4410), "f"(t4413), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4415) : "f"(t4410), "f"(t4414), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4416) : "f"(t4410), "f"(t4415), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4417 = -t4410;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4418;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4418) : "f"(t4416));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4419;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4419) : "f"(t4408), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4420) : "f"(t4417), "f"(t4418), "f"(t4419));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_48;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_48) : "f"(t4407), "f"(t4420));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_26 = y_5 + t4283;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_27 = x_5 + t4284;
                    const u64 t4424 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4425 = t4424 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4426 = t4425 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4427 = y + t4426;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4428 = (u64)at_26;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4429 = t4428 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4430 = t4429 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4431 = t4427 + t4430;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4432 = (u64)at_27;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4433 = t4432 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4434 = t4433 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4435 = t4431 + t4434;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4436 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4437 = t4435 + t4436;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4437), "r"(words_45), "r"(words_46), "r"(words_47), "r"(words_48) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_13 = pixel_9 + 64u;
                const u32 t4439 = pixel_13 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4440 = pixel_13 & 7u;
                const bool t4441 = t4439 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4442 = t4440 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4443 = t4441 & t4442;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4443) {
                    const u32 t4444 = pixel_13 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4445 = t3811 ^ t4444;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4446 = pixel_13 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4447 = t4445 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4448 = t4446 + t4447;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4449 = t112 + t4448;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_49;
                    u32 row_50;
                    u32 row_51;
                    u32 row_52;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t4449) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4450 = row_49 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4451;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4451) : "r"(row_49));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4452;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4452) : "h"(t4451));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4453;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4453) : "r"(t4450));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4454;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4454) : "h"(t4453));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4455) : "f"(t4452), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4456;
                    asm("abs.f32 %0, %1;" : "=f"(t4456) : "f"(t4455));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4457;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4457) : "f"(t4456), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4458) : "f"(t4457), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4459;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4459) : "f"(t4457), "f"(t4458), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4460) : "f"(t4457), "f"(t4459), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4461) : "f"(t4457), "f"(t4460), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4462;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(t4457), "f"(t4461), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4463;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4463) : "f"(t4457), "f"(t4462), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4464 = -t4457;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4465) : "f"(t4463));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4466;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4466) : "f"(t4455), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4467) : "f"(t4464), "f"(t4465), "f"(t4466));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4468;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4468) : "f"(t4454), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4469;
                    asm("abs.f32 %0, %1;" : "=f"(t4469) : "f"(t4468));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4470;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4470) : "f"(t4469), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4471;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4471) : "f"(t4470), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4472;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4472) : "f"(t4470), "f"(t4471), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4473;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4473) : "f"(t4470), "f"(t4472), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4474) : "f"(t4470), "f"(t4473), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4475) : "f"(t4470), "f"(t4474), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4476) : "f"(t4470), "f"(t4475), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4477 = -t4470;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4478;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4478) : "f"(t4476));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4479;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4479) : "f"(t4468), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4480;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4480) : "f"(t4477), "f"(t4478), "f"(t4479));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_49;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_49) : "f"(t4467), "f"(t4480));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4482 = row_50 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4483;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4483) : "r"(row_50));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4484;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4484) : "h"(t4483));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4485;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4485) : "r"(t4482));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4486;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4486) : "h"(t4485));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4487) : "f"(t4484), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4488;
                    asm("abs.f32 %0, %1;" : "=f"(t4488) : "f"(t4487));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4489;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4489) : "f"(t4488), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4490) : "f"(t4489), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4491) : "f"(t4489), "f"(t4490), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4492;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4492) : "f"(t4489), "f"(t4491), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4493) : "f"(t4489), "f"(t4492), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4494;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4494) : "f"(t4489), "f"(t4493), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4495) : "f"(t4489), "f"(t4494), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4496 = -t4489;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4497;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4497) : "f"(t4495));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4498;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4498) : "f"(t4487), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4499) : "f"(t4496), "f"(t4497), "f"(t4498));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4500;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4500) : "f"(t4486), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4501;
                    asm("abs.f32 %0, %1;" : "=f"(t4501) : "f"(t4500));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4502;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4502) : "f"(t4501), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4503;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4503) : "f"(t4502), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4504) : "f"(t4502), "f"(t4503), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4505) : "f"(t4502), "f"(t4504), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4506) : "f"(t4502), "f"(t4505), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4507) : "f"(t4502), "f"(t4506), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4508) : "f"(t4502), "f"(t4507), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4509 = -t4502;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4510) : "f"(t4508));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4511;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4511) : "f"(t4500), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4512;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4512) : "f"(t4509), "f"(t4510), "f"(t4511));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_50;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_50) : "f"(t4499), "f"(t4512));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4514 = row_51 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4515;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4515) : "r"(row_51));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4516;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4516) : "h"(t4515));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4517;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4517) : "r"(t4514));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4518;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4518) : "h"(t4517));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4519) : "f"(t4516), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4520;
                    asm("abs.f32 %0, %1;" : "=f"(t4520) : "f"(t4519));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4521;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4521) : "f"(t4520), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4522) : "f"(t4521), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4523) : "f"(t4521), "f"(t4522), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4524;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4524) : "f"(t4521), "f"(t4523), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4525;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4525) : "f"(t4521), "f"(t4524), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4526;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4526) : "f"(t4521), "f"(t4525), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4527) : "f"(t4521), "f"(t4526), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4528 = -t4521;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4529) : "f"(t4527));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4530;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4530) : "f"(t4519), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4531;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4531) : "f"(t4528), "f"(t4529), "f"(t4530));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4532;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4532) : "f"(t4518), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4533;
                    asm("abs.f32 %0, %1;" : "=f"(t4533) : "f"(t4532));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4534;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4534) : "f"(t4533), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4535;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4535) : "f"(t4534), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4536;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4536) : "f"(t4534), "f"(t4535), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4537) : "f"(t4534), "f"(t4536), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4538) : "f"(t4534), "f"(t4537), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4539) : "f"(t4534), "f"(t4538), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4540) : "f"(t4534), "f"(t4539), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4541 = -t4534;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4542;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4542) : "f"(t4540));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4543;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4543) : "f"(t4532), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4544;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4544) : "f"(t4541), "f"(t4542), "f"(t4543));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_51;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_51) : "f"(t4531), "f"(t4544));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4546 = row_52 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4547;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4547) : "r"(row_52));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4548;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4548) : "h"(t4547));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4549;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4549) : "r"(t4546));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4550;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4550) : "h"(t4549));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4551) : "f"(t4548), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4552;
                    asm("abs.f32 %0, %1;" : "=f"(t4552) : "f"(t4551));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4553;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4553) : "f"(t4552), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4554) : "f"(t4553), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4555) : "f"(t4553), "f"(t4554), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4556;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4556) : "f"(t4553), "f"(t4555), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4557;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4557) : "f"(t4553), "f"(t4556), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4558;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4558) : "f"(t4553), "f"(t4557), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4559) : "f"(t4553), "f"(t4558), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4560 = -t4553;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4561) : "f"(t4559));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4562;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4562) : "f"(t4551), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4563;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4563) : "f"(t4560), "f"(t4561), "f"(t4562));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4564;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4564) : "f"(t4550), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4565;
                    asm("abs.f32 %0, %1;" : "=f"(t4565) : "f"(t4564));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4566;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4566) : "f"(t4565), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4567;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4567) : "f"(t4566), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4568;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4568) : "f"(t4566), "f"(t4567), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4569;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4569) : "f"(t4566), "f"(t4568), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4570;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4570) : "f"(t4566), "f"(t4569), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4571;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4571) : "f"(t4566), "f"(t4570), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4572;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4572) : "f"(t4566), "f"(t4571), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4573 = -t4566;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4574) : "f"(t4572));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4575;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4575) : "f"(t4564), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4576;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4576) : "f"(t4573), "f"(t4574), "f"(t4575));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_52;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_52) : "f"(t4563), "f"(t4576));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_28 = y_5 + t4439;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_29 = x_5 + t4440;
                    const u64 t4580 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4581 = t4580 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4582 = t4581 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4583 = y + t4582;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4584 = (u64)at_28;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4585 = t4584 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4586 = t4585 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4587 = t4583 + t4586;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4588 = (u64)at_29;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4589 = t4588 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4590 = t4589 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4591 = t4587 + t4590;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4592 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4593 = t4591 + t4592;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4593), "r"(words_49), "r"(words_50), "r"(words_51), "r"(words_52) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_14 = pixel_9 + 80u;
                const u32 t4595 = pixel_14 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4596 = pixel_14 & 7u;
                const bool t4597 = t4595 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4598 = t4596 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4599 = t4597 & t4598;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4599) {
                    const u32 t4600 = pixel_14 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4601 = t3811 ^ t4600;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4602 = pixel_14 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4603 = t4601 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4604 = t4602 + t4603;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4605 = t112 + t4604;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_53;
                    u32 row_54;
                    u32 row_55;
                    u32 row_56;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t4605) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4606 = row_53 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4607;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4607) : "r"(row_53));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4608;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4608) : "h"(t4607));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4609;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4609) : "r"(t4606));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4610;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4610) : "h"(t4609));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4611) : "f"(t4608), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4612;
                    asm("abs.f32 %0, %1;" : "=f"(t4612) : "f"(t4611));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4613;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4613) : "f"(t4612), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4614;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4614) : "f"(t4613), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4615;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4615) : "f"(t4613), "f"(t4614), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4616;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4616) : "f"(t4613), "f"(t4615), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4617;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4617) : "f"(t4613), "f"(t4616), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4618;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4618) : "f"(t4613), "f"(t4617), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4619;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4619) : "f"(t4613), "f"(t4618), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4620 = -t4613;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4621) : "f"(t4619));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4622;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4622) : "f"(t4611), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4623;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4623) : "f"(t4620), "f"(t4621), "f"(t4622));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4624;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4624) : "f"(t4610), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4625;
                    asm("abs.f32 %0, %1;" : "=f"(t4625) : "f"(t4624));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4626;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4626) : "f"(t4625), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4627;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4627) : "f"(t4626), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4628;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4628) : "f"(t4626), "f"(t4627), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4629;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4629) : "f"(t4626), "f"(t4628), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4630;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4630) : "f"(t4626), "f"(t4629), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4631;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4631) : "f"(t4626), "f"(t4630), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4632;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4632) : "f"(t4626), "f"(t4631), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4633 = -t4626;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4634;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4634) : "f"(t4632));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4635;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4635) : "f"(t4624), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4636;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4636) : "f"(t4633), "f"(t4634), "f"(t4635));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_53;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_53) : "f"(t4623), "f"(t4636));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4638 = row_54 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4639;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4639) : "r"(row_54));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4640;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4640) : "h"(t4639));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4641;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4641) : "r"(t4638));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4642;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4642) : "h"(t4641));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4643;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4643) : "f"(t4640), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4644;
                    asm("abs.f32 %0, %1;" : "=f"(t4644) : "f"(t4643));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4645;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4645) : "f"(t4644), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4646) : "f"(t4645), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4647;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4647) : "f"(t4645), "f"(t4646), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4648;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4648) : "f"(t4645), "f"(t4647), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4649;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4649) : "f"(t4645), "f"(t4648), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4650;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4650) : "f"(t4645), "f"(t4649), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4651;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4651) : "f"(t4645), "f"(t4650), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4652 = -t4645;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4653) : "f"(t4651));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4654;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4654) : "f"(t4643), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4655;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4655) : "f"(t4652), "f"(t4653), "f"(t4654));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4656;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4656) : "f"(t4642), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4657;
                    asm("abs.f32 %0, %1;" : "=f"(t4657) : "f"(t4656));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4658;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4658) : "f"(t4657), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4659;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4659) : "f"(t4658), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4660;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4660) : "f"(t4658), "f"(t4659), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4661;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4661) : "f"(t4658), "f"(t4660), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4662;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4662) : "f"(t4658), "f"(t4661), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4663;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4663) : "f"(t4658), "f"(t4662), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4664;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4664) : "f"(t4658), "f"(t4663), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4665 = -t4658;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4666;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4666) : "f"(t4664));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4667;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4667) : "f"(t4656), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4668;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4668) : "f"(t4665), "f"(t4666), "f"(t4667));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_54;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_54) : "f"(t4655), "f"(t4668));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4670 = row_55 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4671;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4671) : "r"(row_55));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4672;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4672) : "h"(t4671));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4673;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4673) : "r"(t4670));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4674;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4674) : "h"(t4673));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4675;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4675) : "f"(t4672), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4676;
                    asm("abs.f32 %0, %1;" : "=f"(t4676) : "f"(t4675));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4677;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4677) : "f"(t4676), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4678;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4678) : "f"(t4677), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4679;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4679) : "f"(t4677), "f"(t4678), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4680;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4680) : "f"(t4677), "f"(t4679), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4681;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4681) : "f"(t4677), "f"(t4680), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4682;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4682) : "f"(t4677), "f"(t4681), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4683;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4683) : "f"(t4677), "f"(t4682), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4684 = -t4677;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4685;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4685) : "f"(t4683));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4686;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4686) : "f"(t4675), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4687;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4687) : "f"(t4684), "f"(t4685), "f"(t4686));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4688;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4688) : "f"(t4674), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4689;
                    asm("abs.f32 %0, %1;" : "=f"(t4689) : "f"(t4688));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4690;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4690) : "f"(t4689), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4691;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4691) : "f"(t4690), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4692;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4692) : "f"(t4690), "f"(t4691), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4693;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4693) : "f"(t4690), "f"(t4692), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4694;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4694) : "f"(t4690), "f"(t4693), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4695;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4695) : "f"(t4690), "f"(t4694), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4696;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4696) : "f"(t4690), "f"(t4695), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4697 = -t4690;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4698;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4698) : "f"(t4696));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4699;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4699) : "f"(t4688), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4700;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4700) : "f"(t4697), "f"(t4698), "f"(t4699));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_55;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_55) : "f"(t4687), "f"(t4700));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4702 = row_56 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4703;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4703) : "r"(row_56));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4704;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4704) : "h"(t4703));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4705;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4705) : "r"(t4702));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4706;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4706) : "h"(t4705));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4707;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4707) : "f"(t4704), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4708;
                    asm("abs.f32 %0, %1;" : "=f"(t4708) : "f"(t4707));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4709;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4709) : "f"(t4708), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4710;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4710) : "f"(t4709), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4711;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4711) : "f"(t4709), "f"(t4710), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4712;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4712) : "f"(t4709), "f"(t4711), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4713;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4713) : "f"(t4709), "f"(t4712), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4714;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4714) : "f"(t4709), "f"(t4713), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4715;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4715) : "f"(t4709), "f"(t4714), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4716 = -t4709;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4717;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4717) : "f"(t4715));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4718;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4718) : "f"(t4707), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4719;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4719) : "f"(t4716), "f"(t4717), "f"(t4718));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4720;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4720) : "f"(t4706), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4721;
                    asm("abs.f32 %0, %1;" : "=f"(t4721) : "f"(t4720));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4722;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4722) : "f"(t4721), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4723;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4723) : "f"(t4722), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4724;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4724) : "f"(t4722), "f"(t4723), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4725;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4725) : "f"(t4722), "f"(t4724), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4726;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4726) : "f"(t4722), "f"(t4725), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4727;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4727) : "f"(t4722), "f"(t4726), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4728;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4728) : "f"(t4722), "f"(t4727), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4729 = -t4722;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4730;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4730) : "f"(t4728));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4731;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4731) : "f"(t4720), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4732;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4732) : "f"(t4729), "f"(t4730), "f"(t4731));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_56;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_56) : "f"(t4719), "f"(t4732));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_30 = y_5 + t4595;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_31 = x_5 + t4596;
                    const u64 t4736 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4737 = t4736 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4738 = t4737 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4739 = y + t4738;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4740 = (u64)at_30;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4741 = t4740 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4742 = t4741 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4743 = t4739 + t4742;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4744 = (u64)at_31;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4745 = t4744 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4746 = t4745 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4747 = t4743 + t4746;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4748 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4749 = t4747 + t4748;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4749), "r"(words_53), "r"(words_54), "r"(words_55), "r"(words_56) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_15 = pixel_9 + 96u;
                const u32 t4751 = pixel_15 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4752 = pixel_15 & 7u;
                const bool t4753 = t4751 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4754 = t4752 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4755 = t4753 & t4754;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4755) {
                    const u32 t4756 = pixel_15 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4757 = t3811 ^ t4756;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4758 = pixel_15 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4759 = t4757 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4760 = t4758 + t4759;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4761 = t112 + t4760;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_57;
                    u32 row_58;
                    u32 row_59;
                    u32 row_60;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t4761) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4762 = row_57 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4763;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4763) : "r"(row_57));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4764;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4764) : "h"(t4763));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4765;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4765) : "r"(t4762));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4766;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4766) : "h"(t4765));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4767;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4767) : "f"(t4764), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4768;
                    asm("abs.f32 %0, %1;" : "=f"(t4768) : "f"(t4767));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4769;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4769) : "f"(t4768), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4770;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4770) : "f"(t4769), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4771;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4771) : "f"(t4769), "f"(t4770), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4772;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4772) : "f"(t4769), "f"(t4771), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4773;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4773) : "f"(t4769), "f"(t4772), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4774;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4774) : "f"(t4769), "f"(t4773), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4775;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4775) : "f"(t4769), "f"(t4774), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4776 = -t4769;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4777;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4777) : "f"(t4775));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4778;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4778) : "f"(t4767), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4779;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4779) : "f"(t4776), "f"(t4777), "f"(t4778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4780;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4780) : "f"(t4766), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4781;
                    asm("abs.f32 %0, %1;" : "=f"(t4781) : "f"(t4780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4782;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4782) : "f"(t4781), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4783;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4783) : "f"(t4782), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4784;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4784) : "f"(t4782), "f"(t4783), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4785;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4785) : "f"(t4782), "f"(t4784), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4786;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4786) : "f"(t4782), "f"(t4785), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4787;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4787) : "f"(t4782), "f"(t4786), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4788;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4788) : "f"(t4782), "f"(t4787), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4789 = -t4782;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4790;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4790) : "f"(t4788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4791;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4791) : "f"(t4780), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4792;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4792) : "f"(t4789), "f"(t4790), "f"(t4791));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_57;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_57) : "f"(t4779), "f"(t4792));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4794 = row_58 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4795;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4795) : "r"(row_58));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4796;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4796) : "h"(t4795));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4797;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4797) : "r"(t4794));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4798;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4798) : "h"(t4797));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4799;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4799) : "f"(t4796), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4800;
                    asm("abs.f32 %0, %1;" : "=f"(t4800) : "f"(t4799));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4801;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4801) : "f"(t4800), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4802;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4802) : "f"(t4801), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4803;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4803) : "f"(t4801), "f"(t4802), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4804;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4804) : "f"(t4801), "f"(t4803), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4805;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4805) : "f"(t4801), "f"(t4804), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4806;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4806) : "f"(t4801), "f"(t4805), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4807;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4807) : "f"(t4801), "f"(t4806), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4808 = -t4801;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4809;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4809) : "f"(t4807));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4810;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4810) : "f"(t4799), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4811;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4811) : "f"(t4808), "f"(t4809), "f"(t4810));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4812;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4812) : "f"(t4798), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4813;
                    asm("abs.f32 %0, %1;" : "=f"(t4813) : "f"(t4812));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4814;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4814) : "f"(t4813), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4815;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4815) : "f"(t4814), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4816;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4816) : "f"(t4814), "f"(t4815), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4817;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4817) : "f"(t4814), "f"(t4816), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4818;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4818) : "f"(t4814), "f"(t4817), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4819;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4819) : "f"(t4814), "f"(t4818), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4820;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4820) : "f"(t4814), "f"(t4819), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4821 = -t4814;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4822;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4822) : "f"(t4820));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4823;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4823) : "f"(t4812), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4824;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4824) : "f"(t4821), "f"(t4822), "f"(t4823));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_58;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_58) : "f"(t4811), "f"(t4824));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4826 = row_59 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4827;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4827) : "r"(row_59));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4828;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4828) : "h"(t4827));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4829;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4829) : "r"(t4826));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4830;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4830) : "h"(t4829));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4831) : "f"(t4828), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4832;
                    asm("abs.f32 %0, %1;" : "=f"(t4832) : "f"(t4831));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4833;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4833) : "f"(t4832), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4834;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4834) : "f"(t4833), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4835) : "f"(t4833), "f"(t4834), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4836;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4836) : "f"(t4833), "f"(t4835), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4837;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4837) : "f"(t4833), "f"(t4836), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4838) : "f"(t4833), "f"(t4837), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4839;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4839) : "f"(t4833), "f"(t4838), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4840 = -t4833;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4841;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4841) : "f"(t4839));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4842;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4842) : "f"(t4831), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4843) : "f"(t4840), "f"(t4841), "f"(t4842));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4844) : "f"(t4830), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4845;
                    asm("abs.f32 %0, %1;" : "=f"(t4845) : "f"(t4844));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4846;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4846) : "f"(t4845), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4847) : "f"(t4846), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4848) : "f"(t4846), "f"(t4847), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4849;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4849) : "f"(t4846), "f"(t4848), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4850) : "f"(t4846), "f"(t4849), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4851;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4851) : "f"(t4846), "f"(t4850), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4852;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4852) : "f"(t4846), "f"(t4851), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4853 = -t4846;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4854;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4854) : "f"(t4852));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4855;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4855) : "f"(t4844), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4856;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4856) : "f"(t4853), "f"(t4854), "f"(t4855));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_59;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_59) : "f"(t4843), "f"(t4856));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4858 = row_60 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4859;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4859) : "r"(row_60));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4860;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4860) : "h"(t4859));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4861;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4861) : "r"(t4858));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4862;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4862) : "h"(t4861));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4863;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4863) : "f"(t4860), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4864;
                    asm("abs.f32 %0, %1;" : "=f"(t4864) : "f"(t4863));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4865;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4865) : "f"(t4864), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4866) : "f"(t4865), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4867;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4867) : "f"(t4865), "f"(t4866), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4868) : "f"(t4865), "f"(t4867), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4869) : "f"(t4865), "f"(t4868), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4870;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4870) : "f"(t4865), "f"(t4869), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4871) : "f"(t4865), "f"(t4870), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4872 = -t4865;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4873;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4873) : "f"(t4871));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4874;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4874) : "f"(t4863), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4875) : "f"(t4872), "f"(t4873), "f"(t4874));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4876;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4876) : "f"(t4862), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4877;
                    asm("abs.f32 %0, %1;" : "=f"(t4877) : "f"(t4876));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4878;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4878) : "f"(t4877), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4879;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4879) : "f"(t4878), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4880;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4880) : "f"(t4878), "f"(t4879), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4881) : "f"(t4878), "f"(t4880), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4882;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4882) : "f"(t4878), "f"(t4881), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4883) : "f"(t4878), "f"(t4882), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4884) : "f"(t4878), "f"(t4883), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4885 = -t4878;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4886;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4886) : "f"(t4884));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4887;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4887) : "f"(t4876), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4888;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4888) : "f"(t4885), "f"(t4886), "f"(t4887));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_60;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_60) : "f"(t4875), "f"(t4888));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_32 = y_5 + t4751;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_33 = x_5 + t4752;
                    const u64 t4892 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4893 = t4892 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4894 = t4893 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4895 = y + t4894;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4896 = (u64)at_32;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4897 = t4896 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4898 = t4897 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4899 = t4895 + t4898;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4900 = (u64)at_33;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4901 = t4900 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4902 = t4901 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4903 = t4899 + t4902;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4904 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t4905 = t4903 + t4904;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4905), "r"(words_57), "r"(words_58), "r"(words_59), "r"(words_60) : "memory");
                }
#line 70 "fa-kernels/src/conv/output.rs"
                const u32 pixel_16 = pixel_9 + 112u;
                const u32 t4907 = pixel_16 >> 3u;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4908 = pixel_16 & 7u;
                const bool t4909 = t4907 < t3806;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4910 = t4908 < t3808;
#line 72 "fa-kernels/src/conv/output.rs"
                const bool t4911 = t4909 & t4910;
#line 72 "fa-kernels/src/conv/output.rs"
                if (t4911) {
                    const u32 t4912 = pixel_16 & 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4913 = t3811 ^ t4912;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4914 = pixel_16 << 7u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4915 = t4913 << 4u;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4916 = t4914 + t4915;
#line 73 "fa-kernels/src/conv/output.rs"
                    const u32 t4917 = t112 + t4916;
#line 73 "fa-kernels/src/conv/output.rs"
                    u32 row_61;
                    u32 row_62;
                    u32 row_63;
                    u32 row_64;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t4917) : "memory");
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4918 = row_61 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4919;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4919) : "r"(row_61));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4920;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4920) : "h"(t4919));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4921;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4921) : "r"(t4918));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4922;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4922) : "h"(t4921));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4923) : "f"(t4920), "f"(t3777), "f"(t3778));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4924;
                    asm("abs.f32 %0, %1;" : "=f"(t4924) : "f"(t4923));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4925;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4925) : "f"(t4924), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4926) : "f"(t4925), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4927;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4927) : "f"(t4925), "f"(t4926), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4928;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4928) : "f"(t4925), "f"(t4927), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4929) : "f"(t4925), "f"(t4928), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4930;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4930) : "f"(t4925), "f"(t4929), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4931;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4931) : "f"(t4925), "f"(t4930), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4932 = -t4925;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4933;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4933) : "f"(t4931));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4934;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4934) : "f"(t4923), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4935;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4935) : "f"(t4932), "f"(t4933), "f"(t4934));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4936;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4936) : "f"(t4922), "f"(t3779), "f"(t3780));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4937;
                    asm("abs.f32 %0, %1;" : "=f"(t4937) : "f"(t4936));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4938;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4938) : "f"(t4937), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4939;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4939) : "f"(t4938), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4940) : "f"(t4938), "f"(t4939), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4941) : "f"(t4938), "f"(t4940), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4942) : "f"(t4938), "f"(t4941), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4943;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4943) : "f"(t4938), "f"(t4942), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4944) : "f"(t4938), "f"(t4943), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4945 = -t4938;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4946;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4946) : "f"(t4944));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4947;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4947) : "f"(t4936), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4948;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4948) : "f"(t4945), "f"(t4946), "f"(t4947));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_61;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_61) : "f"(t4935), "f"(t4948));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4950 = row_62 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4951;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4951) : "r"(row_62));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4952;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4952) : "h"(t4951));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4953;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4953) : "r"(t4950));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4954;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4954) : "h"(t4953));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4955;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4955) : "f"(t4952), "f"(t3781), "f"(t3782));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4956;
                    asm("abs.f32 %0, %1;" : "=f"(t4956) : "f"(t4955));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4957;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4957) : "f"(t4956), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4958) : "f"(t4957), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4959;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4959) : "f"(t4957), "f"(t4958), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4960;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4960) : "f"(t4957), "f"(t4959), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4961;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4961) : "f"(t4957), "f"(t4960), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4962;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4962) : "f"(t4957), "f"(t4961), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4963;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4963) : "f"(t4957), "f"(t4962), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4964 = -t4957;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4965;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4965) : "f"(t4963));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4966;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4966) : "f"(t4955), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4967;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4967) : "f"(t4964), "f"(t4965), "f"(t4966));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4968;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4968) : "f"(t4954), "f"(t3783), "f"(t3784));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4969;
                    asm("abs.f32 %0, %1;" : "=f"(t4969) : "f"(t4968));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4970;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4970) : "f"(t4969), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4971;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4971) : "f"(t4970), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4972;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4972) : "f"(t4970), "f"(t4971), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4973) : "f"(t4970), "f"(t4972), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4974) : "f"(t4970), "f"(t4973), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4975;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4975) : "f"(t4970), "f"(t4974), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4976;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4976) : "f"(t4970), "f"(t4975), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4977 = -t4970;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4978;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4978) : "f"(t4976));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4979;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4979) : "f"(t4968), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4980;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4980) : "f"(t4977), "f"(t4978), "f"(t4979));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_62;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_62) : "f"(t4967), "f"(t4980));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t4982 = row_63 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4983;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4983) : "r"(row_63));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4984;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4984) : "h"(t4983));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t4985;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t4985) : "r"(t4982));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4986;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t4986) : "h"(t4985));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4987;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4987) : "f"(t4984), "f"(t3785), "f"(t3786));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4988;
                    asm("abs.f32 %0, %1;" : "=f"(t4988) : "f"(t4987));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4989;
                    asm("min.f32 %0, %1, %2;" : "=f"(t4989) : "f"(t4988), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4990) : "f"(t4989), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4991;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4991) : "f"(t4989), "f"(t4990), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4992;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4992) : "f"(t4989), "f"(t4991), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4993) : "f"(t4989), "f"(t4992), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4994;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4994) : "f"(t4989), "f"(t4993), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4995;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4995) : "f"(t4989), "f"(t4994), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t4996 = -t4989;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4997;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4997) : "f"(t4995));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4998;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t4998) : "f"(t4987), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t4999;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4999) : "f"(t4996), "f"(t4997), "f"(t4998));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5000;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5000) : "f"(t4986), "f"(t3787), "f"(t3788));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5001;
                    asm("abs.f32 %0, %1;" : "=f"(t5001) : "f"(t5000));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5002;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5002) : "f"(t5001), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5003;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5003) : "f"(t5002), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5004;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5004) : "f"(t5002), "f"(t5003), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5005) : "f"(t5002), "f"(t5004), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5006) : "f"(t5002), "f"(t5005), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5007;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5007) : "f"(t5002), "f"(t5006), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5008;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5008) : "f"(t5002), "f"(t5007), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5009 = -t5002;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5010;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5010) : "f"(t5008));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5011;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5011) : "f"(t5000), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5012;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5012) : "f"(t5009), "f"(t5010), "f"(t5011));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_63;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_63) : "f"(t4999), "f"(t5012));
#line 74 "fa-kernels/src/conv/output.rs"
                    const u32 t5014 = row_64 >> 16u;
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t5015;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5015) : "r"(row_64));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5016;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5016) : "h"(t5015));
#line 74 "fa-kernels/src/conv/output.rs"
                    f16 t5017;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t5017) : "r"(t5014));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5018;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t5018) : "h"(t5017));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5019;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5019) : "f"(t5016), "f"(t3789), "f"(t3790));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5020;
                    asm("abs.f32 %0, %1;" : "=f"(t5020) : "f"(t5019));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5021;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5021) : "f"(t5020), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5022) : "f"(t5021), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5023;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5023) : "f"(t5021), "f"(t5022), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5024;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5024) : "f"(t5021), "f"(t5023), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5025;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5025) : "f"(t5021), "f"(t5024), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5026;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5026) : "f"(t5021), "f"(t5025), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5027;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5027) : "f"(t5021), "f"(t5026), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5028 = -t5021;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5029;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5029) : "f"(t5027));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5030;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5030) : "f"(t5019), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5031;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5031) : "f"(t5028), "f"(t5029), "f"(t5030));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5032;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5032) : "f"(t5018), "f"(t3791), "f"(t3792));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5033;
                    asm("abs.f32 %0, %1;" : "=f"(t5033) : "f"(t5032));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5034;
                    asm("min.f32 %0, %1, %2;" : "=f"(t5034) : "f"(t5033), "f"(5.6f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5035;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5035) : "f"(t5034), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5036;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5036) : "f"(t5034), "f"(t5035), "f"(0.007938604f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5037) : "f"(t5034), "f"(t5036), "f"(-0.0530439f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5038) : "f"(t5034), "f"(t5037), "f"(-0.45917815f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5039;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5039) : "f"(t5034), "f"(t5038), "f"(-1.1510339f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5040;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5040) : "f"(t5034), "f"(t5039), "f"(-1.0000077f));
#line 74 "fa-kernels/src/conv/output.rs"
                    const f32 t5041 = -t5034;
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5042;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t5042) : "f"(t5040));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5043;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t5043) : "f"(t5032), "f"(0.0f));
#line 74 "fa-kernels/src/conv/output.rs"
                    f32 t5044;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5044) : "f"(t5041), "f"(t5042), "f"(t5043));
#line 74 "fa-kernels/src/conv/output.rs"
                    u32 words_64;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_64) : "f"(t5031), "f"(t5044));
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_34 = y_5 + t4907;
#line 78 "fa-kernels/src/conv/output.rs"
                    const u32 at_35 = x_5 + t4908;
                    const u64 t5048 = (u64)sample_4;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5049 = t5048 * y_stride0;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5050 = t5049 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5051 = y + t5050;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5052 = (u64)at_34;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5053 = t5052 * y_stride1;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5054 = t5053 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5055 = t5051 + t5054;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5056 = (u64)at_35;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5057 = t5056 * y_stride2;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5058 = t5057 * 2ull;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5059 = t5055 + t5058;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5060 = (u64)channel_3 * 2u;
#line 79 "fa-kernels/src/conv/output.rs"
                    const u64 t5061 = t5059 + t5060;
#line 79 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t5061), "r"(words_61), "r"(words_62), "r"(words_63), "r"(words_64) : "memory");
                }
            }
        }
    }
}
