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
    const __grid_constant__ tensor_map y_map /* f16, written */,
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
    const u32 tiles,
    const u32 all_tiles,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
    const u64 y = (u64)&y_map;
#line 167 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 168 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 169 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 167936u;
    const u32 t6 = outputs + 49152u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 94208u;
#line 172 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t8 = thread == 0u;
#line 172 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 175 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t25 = warp == 12u;
#line 176 "fa-kernels/src/conv/streaming/mod.rs"
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
            const u32 sample = number / tiles;
            const u32 t44 = sample * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = number - t44;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t46 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across = t46 >> 3u;
            const u32 t48 = t45 / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_2 = t48 << 4u;
            const u32 t50 = t45 % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_2 = t50 << 3u;
            const bool t52 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t53 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left = t52 ? t53 : 0u;
            const u32 t55 = left < 16u ? left : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t56 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t57 = t56 < 8u ? t56 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t58 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t59 = t6 + t58;
            const u32 t60 = slot * 23552u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 to = smem_1 + t60;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t62 = x_2 - 1u;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
            const u32 t63 = y_2 - 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            u32 t64;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t64) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            const bool t65 = t64 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
            if (t65) {
                asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t59) : "memory");
                asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t59), "r"(0u), "r"(t62), "r"(t63), "r"(sample) : "memory");
            }
            const bool t66 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
            if (t66) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t67 = t6 + 64u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t68;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t68) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t69 = t68 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t69) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t67) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t67), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t70 = t6 + 72u;
                const u32 to_3 = to_2 + 8192u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t72;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t72) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t73 = t72 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t73) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t70) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t70), "r"(0u), "r"(1u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t74 = t6 + 80u;
                const u32 to_4 = to_2 + 16384u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t76;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t76) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t77 = t76 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t77) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t74) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_4), "l"(weight), "r"(t74), "r"(0u), "r"(2u), "r"(0u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t78 = t6 + 88u;
                const u32 to_5 = to_2 + 24576u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t80;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t80) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t81 = t80 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t81) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t78) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_5), "l"(weight), "r"(t78), "r"(0u), "r"(0u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = t6 + 96u;
                const u32 to_6 = to_2 + 32768u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t85 = t84 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t82) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_6), "l"(weight), "r"(t82), "r"(0u), "r"(1u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t86 = t6 + 104u;
                const u32 to_7 = to_2 + 40960u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t88;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t88) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t89 = t88 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t89) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t86) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_7), "l"(weight), "r"(t86), "r"(0u), "r"(2u), "r"(1u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t90 = t6 + 112u;
                const u32 to_8 = to_2 + 49152u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t92;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t92) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t93 = t92 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t93) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t90) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_8), "l"(weight), "r"(t90), "r"(0u), "r"(0u), "r"(2u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t94 = t6 + 120u;
                const u32 to_9 = to_2 + 57344u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t96;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t96) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t97 = t96 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t97) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t94) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_9), "l"(weight), "r"(t94), "r"(0u), "r"(1u), "r"(2u), "r"(0u) : "memory");
                }
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t98 = t6 + 128u;
                const u32 to_10 = to_2 + 65536u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t100;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t100) : );
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t101 = t100 == 1u;
#line 60 "fa-kernels/src/conv/streaming/producer.rs"
                if (t101) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t98) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_10), "l"(weight), "r"(t98), "r"(0u), "r"(2u), "r"(2u), "r"(0u) : "memory");
                }
            }
        }
    } else {
#line 179 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 index = warp >> 2u;
        const u32 t103 = warp & 3u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t104 = thread & 31u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t105 = index << 14u;
#line 180 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t106 = outputs + t105;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t107 = t103 << 4u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t108 = t104 >> 2u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first = t107 + t108;
        const u32 channels = first + 8u;
#line 95 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t111 = first < 63u ? first : 63u;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t112 = (u64)t111;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t113 = t112 * bias_stride0;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t114 = t113 * 2ull;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t115 = bias + t114;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f16 t116;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t116) : "l"(t115) : "memory");
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t116));
#line 95 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t118 = channels < 63u ? channels : 63u;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t119 = (u64)t118;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t120 = t119 * bias_stride0;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t121 = t120 * 2ull;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t122 = bias + t121;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f16 t123;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t123) : "l"(t122) : "memory");
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t123));
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t125 = all_tiles - 1u;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t126 = blockIdx.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t127 = t125 - t126;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t128 = gridDim.x;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t129 = t127 / t128;
#line 55 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t129 + 1u;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_2 = index; i_2 < rounds; i_2 += 3u) {
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_2 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_5 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_6 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_9 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_10 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_13 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_14 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_17 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_18 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_21 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_22 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_25 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_26 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_29 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_30 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_33 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_34 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_37 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_38 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_41 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_42 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_45 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_46 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_49 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_50 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_53 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_54 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_57 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_58 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_61 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_62 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_3 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_4 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_7 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_8 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_11 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_12 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_15 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_16 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_19 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_20 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_23 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_24 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_27 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_28 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_31 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_32 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_35 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_36 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_39 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_40 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_43 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_44 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_47 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_48 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_51 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_52 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_55 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_56 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_59 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_60 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_63 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
            acc_64 = bias_3;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
            const bool t131 = 0u < i_2;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
            if (t131) {
                const u32 t132 = index + 1u;
#line 109 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t132) : "memory");
            }
#line 112 "fa-kernels/src/conv/streaming/group.rs"
            const u32 slot_2 = i_2 & 3u;
            const u32 t134 = slot_2 << 3u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t135 = t6 + t134;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t136 = i_2 >> 2u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t137 = t136 & 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t135), "r"(t137) : "memory");
            const u32 t138 = slot_2 * 23552u;
#line 114 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t139 = smem_1 + t138;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t140 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t140) {
                const u32 t141 = t6 + 64u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t141), "r"(0u) : "memory");
            }
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t142 = to_2 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t143 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t144 = t142 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t145 = (u64)t144;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t146 = t145 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t147 = t143 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t148 = (u64)t147;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t149 = t148 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t150 = t142 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t151 = (u64)t150;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t152 = t151 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t153 = t143 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t154 = (u64)t153;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t155 = t154 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t156 = t142 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t157 = (u64)t156;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t158 = t157 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t159 = t143 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t160 = (u64)t159;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t161 = t160 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t162 = t142 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t163 = (u64)t162;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t164 = t163 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t165 = t143 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t166 = (u64)t165;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t167 = t166 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t146), "l"(t149), "l"(t152), "l"(t155), "l"(t158), "l"(t161), "l"(t164), "l"(t167) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t168 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t168) {
                const u32 t169 = t6 + 72u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t169), "r"(0u) : "memory");
            }
            const u32 t170 = to_2 + 8192u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t171 = t170 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t172 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t173 = t172 + 8u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t174 = t171 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t175 = (u64)t174;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t176 = t175 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t177 = t173 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t178 = (u64)t177;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t179 = t178 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t180 = t171 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t181 = (u64)t180;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t182 = t181 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t183 = t173 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t184 = (u64)t183;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t185 = t184 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t186 = t171 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t187 = (u64)t186;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t188 = t187 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t189 = t173 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t190 = (u64)t189;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t191 = t190 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t192 = t171 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t193 = (u64)t192;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t194 = t193 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t195 = t173 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t196 = (u64)t195;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t197 = t196 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t176), "l"(t179), "l"(t182), "l"(t185), "l"(t188), "l"(t191), "l"(t194), "l"(t197) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t198 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t198) {
                const u32 t199 = t6 + 80u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t199), "r"(0u) : "memory");
            }
            const u32 t200 = to_2 + 16384u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t201 = t200 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t202 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t203 = t202 + 16u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t204 = t201 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t205 = (u64)t204;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t206 = t205 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t207 = t203 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t208 = (u64)t207;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t209 = t208 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t210 = t201 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t211 = (u64)t210;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t212 = t211 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t213 = t203 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t214 = (u64)t213;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t215 = t214 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t216 = t201 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t217 = (u64)t216;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t218 = t217 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t219 = t203 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t220 = (u64)t219;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t221 = t220 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t222 = t201 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t223 = (u64)t222;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t224 = t223 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t225 = t203 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t226 = (u64)t225;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t227 = t226 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t206), "l"(t209), "l"(t212), "l"(t215), "l"(t218), "l"(t221), "l"(t224), "l"(t227) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t228 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t228) {
                const u32 t229 = t6 + 88u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t229), "r"(0u) : "memory");
            }
            const u32 t230 = to_2 + 24576u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t231 = t230 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t232 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t233 = t232 + 80u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t234 = t231 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t235 = (u64)t234;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t236 = t235 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t237 = t233 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t238 = (u64)t237;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t239 = t238 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t240 = t231 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t241 = (u64)t240;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t242 = t241 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t243 = t233 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t244 = (u64)t243;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t245 = t244 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t246 = t231 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t247 = (u64)t246;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t248 = t247 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t249 = t233 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t250 = (u64)t249;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t251 = t250 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t252 = t231 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t253 = (u64)t252;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t254 = t253 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t255 = t233 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t256 = (u64)t255;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t257 = t256 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t236), "l"(t239), "l"(t242), "l"(t245), "l"(t248), "l"(t251), "l"(t254), "l"(t257) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t258 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t258) {
                const u32 t259 = t6 + 96u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t259), "r"(0u) : "memory");
            }
            const u32 t260 = to_2 + 32768u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t261 = t260 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t262 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t263 = t262 + 88u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t264 = t261 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t265 = (u64)t264;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t266 = t265 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t267 = t263 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t268 = (u64)t267;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t269 = t268 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t270 = t261 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t271 = (u64)t270;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t272 = t271 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t273 = t263 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t274 = (u64)t273;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t275 = t274 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t276 = t261 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t277 = (u64)t276;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t278 = t277 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t279 = t263 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t280 = (u64)t279;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t281 = t280 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t282 = t261 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t283 = (u64)t282;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t284 = t283 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t285 = t263 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t286 = (u64)t285;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t287 = t286 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t266), "l"(t269), "l"(t272), "l"(t275), "l"(t278), "l"(t281), "l"(t284), "l"(t287) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t288 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t288) {
                const u32 t289 = t6 + 104u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t289), "r"(0u) : "memory");
            }
            const u32 t290 = to_2 + 40960u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t291 = t290 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t292 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t293 = t292 + 96u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t294 = t291 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t295 = (u64)t294;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t296 = t295 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t297 = t293 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t298 = (u64)t297;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t299 = t298 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t300 = t291 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t301 = (u64)t300;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t302 = t301 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t303 = t293 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t304 = (u64)t303;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t305 = t304 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t306 = t291 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t307 = (u64)t306;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t308 = t307 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t309 = t293 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t310 = (u64)t309;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t311 = t310 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t312 = t291 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t313 = (u64)t312;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t314 = t313 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t315 = t293 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t316 = (u64)t315;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t317 = t316 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t296), "l"(t299), "l"(t302), "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t318 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t318) {
                const u32 t319 = t6 + 112u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t319), "r"(0u) : "memory");
            }
            const u32 t320 = to_2 + 49152u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t321 = t320 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t322 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t323 = t322 + 160u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t324 = t321 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t325 = (u64)t324;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t326 = t325 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t327 = t323 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t328 = (u64)t327;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t329 = t328 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t330 = t321 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t331 = (u64)t330;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t332 = t331 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t333 = t323 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t334 = (u64)t333;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t335 = t334 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t336 = t321 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t337 = (u64)t336;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t338 = t337 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t339 = t323 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t340 = (u64)t339;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t341 = t340 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t342 = t321 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t343 = (u64)t342;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t344 = t343 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t345 = t323 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t346 = (u64)t345;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t347 = t346 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t326), "l"(t329), "l"(t332), "l"(t335), "l"(t338), "l"(t341), "l"(t344), "l"(t347) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t348 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t348) {
                const u32 t349 = t6 + 120u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t349), "r"(0u) : "memory");
            }
            const u32 t350 = to_2 + 57344u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t351 = t350 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t352 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t353 = t352 + 168u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t354 = t351 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t355 = (u64)t354;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t356 = t355 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t357 = t353 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t358 = (u64)t357;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t359 = t358 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t360 = t351 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t361 = (u64)t360;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t362 = t361 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t363 = t353 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t364 = (u64)t363;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t365 = t364 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t366 = t351 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t367 = (u64)t366;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t368 = t367 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t369 = t353 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t370 = (u64)t369;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t371 = t370 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t372 = t351 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t373 = (u64)t372;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t374 = t373 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t375 = t353 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t376 = (u64)t375;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t377 = t376 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t356), "l"(t359), "l"(t362), "l"(t365), "l"(t368), "l"(t371), "l"(t374), "l"(t377) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            const bool t378 = i_2 < 3u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
            if (t378) {
                const u32 t379 = t6 + 128u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t379), "r"(0u) : "memory");
            }
            const u32 t380 = to_2 + 65536u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t381 = t380 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t382 = t139 >> 4u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t383 = t382 + 176u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t384 = t381 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t385 = (u64)t384;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t386 = t385 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t387 = t383 + 65536u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t388 = (u64)t387;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t389 = t388 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t390 = t381 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t391 = (u64)t390;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t392 = t391 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t393 = t383 + 65538u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t394 = (u64)t393;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t395 = t394 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t396 = t381 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t397 = (u64)t396;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t398 = t397 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t399 = t383 + 65540u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t400 = (u64)t399;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t401 = t400 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t402 = t381 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t403 = (u64)t402;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t404 = t403 + 4611686293305294848ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t405 = t383 + 65542u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t406 = (u64)t405;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t407 = t406 + 4611686362024771584ull;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t386), "l"(t389), "l"(t392), "l"(t395), "l"(t398), "l"(t401), "l"(t404), "l"(t407) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t408 = i_2 + 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            const bool t409 = t408 < rounds;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
            if (t409) {
                const bool t410 = index == 2u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t411 = index + 1u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                const u32 next = t410 ? 0u : t411;
                const u32 t413 = next + 1u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t413) : "memory");
            }
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
            u32 t414;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t414) : );
#line 131 "fa-kernels/src/conv/streaming/group.rs"
            const bool t415 = t414 == 1u;
#line 131 "fa-kernels/src/conv/streaming/group.rs"
            if (t415) {
                const u32 t416 = slot_2 + 4u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t417 = t416 << 3u;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t418 = t6 + t417;
#line 132 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t418) : "memory");
            }
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t419 = blockIdx.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t420 = gridDim.x;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t421 = i_2 * t420;
#line 61 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 number_2 = t419 + t421;
            const u32 sample_2 = number_2 / tiles;
            const u32 t424 = sample_2 * tiles;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 at = number_2 - t424;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t426 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_2 = t426 >> 3u;
            const u32 t428 = at / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_3 = t428 << 4u;
            const u32 t430 = at % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_3 = t430 << 3u;
            const bool t432 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t433 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_2 = t432 ? t433 : 0u;
            const u32 t435 = left_2 < 16u ? left_2 : 16u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t436 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t437 = t436 < 8u ? t436 : 8u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t438 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t439 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t440;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(t438), "f"(t439));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t441 = t440 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t442;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t442) : "r"(t440));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t443;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t443) : "h"(t442));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t444;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t444) : "r"(t441));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t445;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t445) : "h"(t444));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc = t443;
            acc_2 = t445;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t446 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t447 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t448;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(t446), "f"(t447));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t449 = t448 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t450;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t450) : "r"(t448));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t451;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t451) : "h"(t450));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t452;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t452) : "r"(t449));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t453;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t453) : "h"(t452));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_3 = t451;
            acc_4 = t453;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t454 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t455 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t456;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t456) : "f"(t454), "f"(t455));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t457 = t456 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t458;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t458) : "r"(t456));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t459;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t459) : "h"(t458));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t460;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t460) : "r"(t457));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t461;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t461) : "h"(t460));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_5 = t459;
            acc_6 = t461;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t462 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t463 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t464;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t464) : "f"(t462), "f"(t463));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t465 = t464 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t466;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t466) : "r"(t464));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t467;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t467) : "h"(t466));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t468;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t468) : "r"(t465));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t469;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t469) : "h"(t468));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_7 = t467;
            acc_8 = t469;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t470 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t471 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t472;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t472) : "f"(t470), "f"(t471));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t473 = t472 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t474;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t474) : "r"(t472));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t475;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t475) : "h"(t474));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t476;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t476) : "r"(t473));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t477;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t477) : "h"(t476));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_9 = t475;
            acc_10 = t477;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t478 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t479 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t480;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t480) : "f"(t478), "f"(t479));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t481 = t480 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t482;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t482) : "r"(t480));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t483;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t483) : "h"(t482));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t484;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t484) : "r"(t481));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t485;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t485) : "h"(t484));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_11 = t483;
            acc_12 = t485;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t486 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t487 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t488;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t488) : "f"(t486), "f"(t487));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t489 = t488 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t490;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t490) : "r"(t488));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t491;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t491) : "h"(t490));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t492;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t492) : "r"(t489));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t493;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t493) : "h"(t492));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_13 = t491;
            acc_14 = t493;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t494 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t495 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t496;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t496) : "f"(t494), "f"(t495));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t497 = t496 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t498;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t498) : "r"(t496));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t499;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t499) : "h"(t498));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t500;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t500) : "r"(t497));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t501;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t501) : "h"(t500));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_15 = t499;
            acc_16 = t501;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t502 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t503 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t504;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t504) : "f"(t502), "f"(t503));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t505 = t504 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t506;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t506) : "r"(t504));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t507;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t507) : "h"(t506));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t508;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t508) : "r"(t505));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t509;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t509) : "h"(t508));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_17 = t507;
            acc_18 = t509;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t510 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t511 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t512;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t512) : "f"(t510), "f"(t511));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t513 = t512 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t514;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t514) : "r"(t512));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t515;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t515) : "h"(t514));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t516;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t516) : "r"(t513));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t517;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t517) : "h"(t516));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_19 = t515;
            acc_20 = t517;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t518 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t519 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t520;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t520) : "f"(t518), "f"(t519));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t521 = t520 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t522;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t522) : "r"(t520));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t523;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t523) : "h"(t522));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t524;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t524) : "r"(t521));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t525;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t525) : "h"(t524));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_21 = t523;
            acc_22 = t525;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t526 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t527 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t528;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t528) : "f"(t526), "f"(t527));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t529 = t528 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t530;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t530) : "r"(t528));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t531;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t531) : "h"(t530));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t532;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t532) : "r"(t529));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t533;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t533) : "h"(t532));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_23 = t531;
            acc_24 = t533;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t534 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t535 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t536;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t536) : "f"(t534), "f"(t535));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t537 = t536 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t538;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t538) : "r"(t536));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t539;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t539) : "h"(t538));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t540;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t540) : "r"(t537));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t541;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t541) : "h"(t540));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_25 = t539;
            acc_26 = t541;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t542 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t543 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t544;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(t542), "f"(t543));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t545 = t544 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t546;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t546) : "r"(t544));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t547;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t547) : "h"(t546));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t548;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t548) : "r"(t545));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t549;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t549) : "h"(t548));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_27 = t547;
            acc_28 = t549;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t550 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t551 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t552;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(t550), "f"(t551));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t553 = t552 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t554;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t554) : "r"(t552));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t555;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t555) : "h"(t554));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t556;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t556) : "r"(t553));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t557;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t557) : "h"(t556));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_29 = t555;
            acc_30 = t557;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t558 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t559 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t560;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t560) : "f"(t558), "f"(t559));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t561 = t560 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t562;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t562) : "r"(t560));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t563;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t563) : "h"(t562));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t564;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t564) : "r"(t561));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t565;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t565) : "h"(t564));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_31 = t563;
            acc_32 = t565;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t566 = acc_33;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t567 = acc_34;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t568;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t568) : "f"(t566), "f"(t567));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t569 = t568 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t570;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t570) : "r"(t568));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t571;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t571) : "h"(t570));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t572;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t572) : "r"(t569));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t573;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t573) : "h"(t572));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_33 = t571;
            acc_34 = t573;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t574 = acc_35;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t575 = acc_36;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t576;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t576) : "f"(t574), "f"(t575));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t577 = t576 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t578;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t578) : "r"(t576));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t579;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t579) : "h"(t578));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t580;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t580) : "r"(t577));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t581;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t581) : "h"(t580));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_35 = t579;
            acc_36 = t581;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t582 = acc_37;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t583 = acc_38;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t584;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t584) : "f"(t582), "f"(t583));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t585 = t584 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t586;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t586) : "r"(t584));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t587;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t587) : "h"(t586));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t588;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t588) : "r"(t585));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t589;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t589) : "h"(t588));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_37 = t587;
            acc_38 = t589;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t590 = acc_39;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t591 = acc_40;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t592;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t592) : "f"(t590), "f"(t591));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t593 = t592 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t594;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t594) : "r"(t592));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t595;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t595) : "h"(t594));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t596;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t596) : "r"(t593));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t597;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t597) : "h"(t596));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_39 = t595;
            acc_40 = t597;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t598 = acc_41;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t599 = acc_42;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t600;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t600) : "f"(t598), "f"(t599));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t601 = t600 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t602;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t602) : "r"(t600));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t603;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t603) : "h"(t602));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t604;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t604) : "r"(t601));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t605;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t605) : "h"(t604));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_41 = t603;
            acc_42 = t605;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t606 = acc_43;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t607 = acc_44;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t608;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t608) : "f"(t606), "f"(t607));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t609 = t608 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t610;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t610) : "r"(t608));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t611;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t611) : "h"(t610));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t612;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t612) : "r"(t609));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t613;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t613) : "h"(t612));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_43 = t611;
            acc_44 = t613;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t614 = acc_45;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t615 = acc_46;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t616;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t616) : "f"(t614), "f"(t615));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t617 = t616 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t618;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t618) : "r"(t616));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t619;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t619) : "h"(t618));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t620;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t620) : "r"(t617));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t621;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t621) : "h"(t620));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_45 = t619;
            acc_46 = t621;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t622 = acc_47;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t623 = acc_48;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t624;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(t622), "f"(t623));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t625 = t624 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t626;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t626) : "r"(t624));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t627;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t627) : "h"(t626));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t628;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t628) : "r"(t625));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t629;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t629) : "h"(t628));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_47 = t627;
            acc_48 = t629;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t630 = acc_49;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t631 = acc_50;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t632;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t632) : "f"(t630), "f"(t631));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t633 = t632 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t634;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t634) : "r"(t632));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t635;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t635) : "h"(t634));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t636;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t636) : "r"(t633));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t637;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t637) : "h"(t636));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_49 = t635;
            acc_50 = t637;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t638 = acc_51;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t639 = acc_52;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t640;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t640) : "f"(t638), "f"(t639));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t641 = t640 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t642;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t642) : "r"(t640));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t643;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t643) : "h"(t642));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t644;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t644) : "r"(t641));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t645;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t645) : "h"(t644));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_51 = t643;
            acc_52 = t645;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t646 = acc_53;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t647 = acc_54;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t648;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t648) : "f"(t646), "f"(t647));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t649 = t648 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t650;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t650) : "r"(t648));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t651;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t651) : "h"(t650));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t652;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t652) : "r"(t649));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t653;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t653) : "h"(t652));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_53 = t651;
            acc_54 = t653;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t654 = acc_55;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t655 = acc_56;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t656;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t656) : "f"(t654), "f"(t655));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t657 = t656 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t658;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t658) : "r"(t656));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t659;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t659) : "h"(t658));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t660;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t660) : "r"(t657));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t661;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t661) : "h"(t660));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_55 = t659;
            acc_56 = t661;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t662 = acc_57;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t663 = acc_58;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t664;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t664) : "f"(t662), "f"(t663));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t665 = t664 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t666;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t666) : "r"(t664));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t667;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t667) : "h"(t666));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t668;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t668) : "r"(t665));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t669;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t669) : "h"(t668));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_57 = t667;
            acc_58 = t669;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t670 = acc_59;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t671 = acc_60;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t672;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t672) : "f"(t670), "f"(t671));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t673 = t672 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t674;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t674) : "r"(t672));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t675;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t675) : "h"(t674));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t676;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t676) : "r"(t673));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t677;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t677) : "h"(t676));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_59 = t675;
            acc_60 = t677;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t678 = acc_61;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t679 = acc_62;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t680;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t680) : "f"(t678), "f"(t679));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t681 = t680 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t682;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t682) : "r"(t680));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t683;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t683) : "h"(t682));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t684;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t684) : "r"(t681));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t685;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t685) : "h"(t684));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_61 = t683;
            acc_62 = t685;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t686 = acc_63;
#line 72 "fa-kernels/src/conv/statistics.rs"
            const f32 t687 = acc_64;
#line 72 "fa-kernels/src/conv/statistics.rs"
            u32 t688;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t688) : "f"(t686), "f"(t687));
#line 72 "fa-kernels/src/conv/statistics.rs"
            const u32 t689 = t688 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t690;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t690) : "r"(t688));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t691;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t691) : "h"(t690));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f16 t692;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t692) : "r"(t689));
#line 72 "fa-kernels/src/conv/statistics.rs"
            f32 t693;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t693) : "h"(t692));
#line 73 "fa-kernels/src/conv/statistics.rs"
            acc_63 = t691;
            acc_64 = t693;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t694 = t435 * t437;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
            const f32 count = (f32)t694;
            f32 share;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(count));
#line 141 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t697 = t435 * t437;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
            const bool t698 = t697 == 128u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t699 = t103 << 4u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t700 = t104 >> 2u;
#line 88 "fa-kernels/src/conv/streaming/group.rs"
            const u32 first_2 = t699 + t700;
            const u32 t702 = first_2 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum = 0.0f;
            if (t698) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t703 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t704 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t705 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t706 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t707 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t708 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t709 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t710 = acc_29;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t711 = acc_33;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t712 = acc_37;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t713 = acc_41;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t714 = acc_45;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t715 = acc_49;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t716 = acc_53;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t717 = acc_57;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t718 = acc_61;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t719 = t703 + t704;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t720 = t719 + t705;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t721 = t720 + t706;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t722 = t721 + t707;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t723 = t722 + t708;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t724 = t723 + t709;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t725 = t724 + t710;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t726 = t725 + t711;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t727 = t726 + t712;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t728 = t727 + t713;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t729 = t728 + t714;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t730 = t729 + t715;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t731 = t730 + t716;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t732 = t731 + t717;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t733 = t732 + t718;
                const f32 t734 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t735 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t736 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t737 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t738 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t739 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t740 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t741 = acc_30;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t742 = acc_34;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t743 = acc_38;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t744 = acc_42;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t745 = acc_46;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t746 = acc_50;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t747 = acc_54;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t748 = acc_58;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t749 = acc_62;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t750 = t734 + t735;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t751 = t750 + t736;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t752 = t751 + t737;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t753 = t752 + t738;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t754 = t753 + t739;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t755 = t754 + t740;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t756 = t755 + t741;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t757 = t756 + t742;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t758 = t757 + t743;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t759 = t758 + t744;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t760 = t759 + t745;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t761 = t760 + t746;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t762 = t761 + t747;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t763 = t762 + t748;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t764 = t763 + t749;
                const f32 t765 = t733 + t764;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum = t765;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t766 = t104 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_3 = t766 << 1u;
                const bool columns = first_3 < t437;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t769 = first_3 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_2 = t769 < t437;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t771 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists = t771 & columns;
                const f32 t773 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t774 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t775 = exists ? t774 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t776 = t773 + t775;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t776;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t777 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_2 = t777 & columns_2;
                const f32 t779 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t780 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t781 = exists_2 ? t780 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t782 = t779 + t781;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t782;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t783 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_3 = t783 & columns;
                const f32 t785 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t786 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t787 = exists_3 ? t786 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t788 = t785 + t787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t788;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t789 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_4 = t789 & columns_2;
                const f32 t791 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t792 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t793 = exists_4 ? t792 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t794 = t791 + t793;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t794;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t795 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_5 = t795 & columns;
                const f32 t797 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t798 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t799 = exists_5 ? t798 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t800 = t797 + t799;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t801 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_6 = t801 & columns_2;
                const f32 t803 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t804 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t805 = exists_6 ? t804 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t806 = t803 + t805;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t806;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t807 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_7 = t807 & columns;
                const f32 t809 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t810 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t811 = exists_7 ? t810 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t812 = t809 + t811;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t812;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t813 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_8 = t813 & columns_2;
                const f32 t815 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t816 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t817 = exists_8 ? t816 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t818 = t815 + t817;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t818;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t819 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_9 = t819 & columns;
                const f32 t821 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t822 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t823 = exists_9 ? t822 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t824 = t821 + t823;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t824;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t825 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_10 = t825 & columns_2;
                const f32 t827 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t828 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t829 = exists_10 ? t828 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t830 = t827 + t829;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t830;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t831 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_11 = t831 & columns;
                const f32 t833 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t834 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t835 = exists_11 ? t834 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t836 = t833 + t835;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t836;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t837 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_12 = t837 & columns_2;
                const f32 t839 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t840 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t841 = exists_12 ? t840 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t842 = t839 + t841;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t842;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t843 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_13 = t843 & columns;
                const f32 t845 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t846 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t847 = exists_13 ? t846 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t848 = t845 + t847;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t848;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t849 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_14 = t849 & columns_2;
                const f32 t851 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t852 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t853 = exists_14 ? t852 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t854 = t851 + t853;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t854;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t855 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_15 = t855 & columns;
                const f32 t857 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t858 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t859 = exists_15 ? t858 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t860 = t857 + t859;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t860;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t861 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_16 = t861 & columns_2;
                const f32 t863 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t864 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t865 = exists_16 ? t864 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t866 = t863 + t865;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t866;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t867 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_17 = t867 & columns;
                const f32 t869 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t870 = acc_33;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t871 = exists_17 ? t870 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t872 = t869 + t871;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t872;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t873 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_18 = t873 & columns_2;
                const f32 t875 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t876 = acc_34;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t877 = exists_18 ? t876 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t878 = t875 + t877;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t878;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t879 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_19 = t879 & columns;
                const f32 t881 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t882 = acc_37;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t883 = exists_19 ? t882 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t884 = t881 + t883;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t884;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t885 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_20 = t885 & columns_2;
                const f32 t887 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t888 = acc_38;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t889 = exists_20 ? t888 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t890 = t887 + t889;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t890;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t891 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_21 = t891 & columns;
                const f32 t893 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t894 = acc_41;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t895 = exists_21 ? t894 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t896 = t893 + t895;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t896;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t897 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_22 = t897 & columns_2;
                const f32 t899 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t900 = acc_42;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t901 = exists_22 ? t900 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t902 = t899 + t901;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t902;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t903 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_23 = t903 & columns;
                const f32 t905 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t906 = acc_45;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t907 = exists_23 ? t906 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t908 = t905 + t907;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t908;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t909 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_24 = t909 & columns_2;
                const f32 t911 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t912 = acc_46;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t913 = exists_24 ? t912 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t914 = t911 + t913;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t914;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t915 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_25 = t915 & columns;
                const f32 t917 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t918 = acc_49;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t919 = exists_25 ? t918 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t920 = t917 + t919;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t920;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t921 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_26 = t921 & columns_2;
                const f32 t923 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t924 = acc_50;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t925 = exists_26 ? t924 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t926 = t923 + t925;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t926;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t927 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_27 = t927 & columns;
                const f32 t929 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t930 = acc_53;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t931 = exists_27 ? t930 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t932 = t929 + t931;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t932;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t933 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_28 = t933 & columns_2;
                const f32 t935 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t936 = acc_54;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t937 = exists_28 ? t936 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t938 = t935 + t937;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t938;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t939 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_29 = t939 & columns;
                const f32 t941 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t942 = acc_57;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t943 = exists_29 ? t942 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t944 = t941 + t943;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t944;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t945 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_30 = t945 & columns_2;
                const f32 t947 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t948 = acc_58;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t949 = exists_30 ? t948 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t950 = t947 + t949;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t950;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t951 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_31 = t951 & columns;
                const f32 t953 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t954 = acc_61;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t955 = exists_31 ? t954 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t956 = t953 + t955;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t956;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t957 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_32 = t957 & columns_2;
                const f32 t959 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t960 = acc_62;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t961 = exists_32 ? t960 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t962 = t959 + t961;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum = t962;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all = sum;
            f32 t964;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t964) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair = all + t964;
            f32 t966;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t966) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t967 = pair + t966;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean = t967 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_2 = 0.0f;
            if (t698) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t969 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance = t969 - mean;
                const f32 t971 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t972 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_2 = t972 - mean;
                const f32 t974 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t975 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_3 = t975 - mean;
                const f32 t977 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t978 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_4 = t978 - mean;
                const f32 t980 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t981 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_5 = t981 - mean;
                const f32 t983 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t984 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_6 = t984 - mean;
                const f32 t986 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t987 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_7 = t987 - mean;
                const f32 t989 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t990 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_8 = t990 - mean;
                const f32 t992 = distance_8 * distance_8;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t993 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_9 = t993 - mean;
                const f32 t995 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t996 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_10 = t996 - mean;
                const f32 t998 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t999 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_11 = t999 - mean;
                const f32 t1001 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1002 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_12 = t1002 - mean;
                const f32 t1004 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1005 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_13 = t1005 - mean;
                const f32 t1007 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1008 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_14 = t1008 - mean;
                const f32 t1010 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1011 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_15 = t1011 - mean;
                const f32 t1013 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1014 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_16 = t1014 - mean;
                const f32 t1016 = distance_16 * distance_16;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1017 = t971 + t974;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1018 = t1017 + t977;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1019 = t1018 + t980;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1020 = t1019 + t983;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1021 = t1020 + t986;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1022 = t1021 + t989;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1023 = t1022 + t992;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1024 = t1023 + t995;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1025 = t1024 + t998;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1026 = t1025 + t1001;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1027 = t1026 + t1004;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1028 = t1027 + t1007;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1029 = t1028 + t1010;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1030 = t1029 + t1013;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1031 = t1030 + t1016;
                const f32 t1032 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_17 = t1032 - mean;
                const f32 t1034 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1035 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_18 = t1035 - mean;
                const f32 t1037 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1038 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_19 = t1038 - mean;
                const f32 t1040 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1041 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_20 = t1041 - mean;
                const f32 t1043 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1044 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_21 = t1044 - mean;
                const f32 t1046 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1047 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_22 = t1047 - mean;
                const f32 t1049 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1050 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_23 = t1050 - mean;
                const f32 t1052 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1053 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_24 = t1053 - mean;
                const f32 t1055 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1056 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_25 = t1056 - mean;
                const f32 t1058 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1059 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_26 = t1059 - mean;
                const f32 t1061 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1062 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_27 = t1062 - mean;
                const f32 t1064 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1065 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_28 = t1065 - mean;
                const f32 t1067 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1068 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_29 = t1068 - mean;
                const f32 t1070 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1071 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_30 = t1071 - mean;
                const f32 t1073 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1074 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_31 = t1074 - mean;
                const f32 t1076 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1077 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_32 = t1077 - mean;
                const f32 t1079 = distance_32 * distance_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1080 = t1034 + t1037;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1081 = t1080 + t1040;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1082 = t1081 + t1043;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1083 = t1082 + t1046;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1084 = t1083 + t1049;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1085 = t1084 + t1052;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1086 = t1085 + t1055;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1087 = t1086 + t1058;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1088 = t1087 + t1061;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1089 = t1088 + t1064;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1090 = t1089 + t1067;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1091 = t1090 + t1070;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1092 = t1091 + t1073;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1093 = t1092 + t1076;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1094 = t1093 + t1079;
                const f32 t1095 = t1031 + t1094;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1095;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1096 = t104 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_4 = t1096 << 1u;
                const bool columns_3 = first_4 < t437;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1099 = first_4 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_4 = t1099 < t437;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1101 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_33 = t1101 & columns_3;
                const f32 t1103 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1104 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_33 = t1104 - mean;
                const f32 t1106 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1107 = exists_33 ? t1106 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1108 = t1103 + t1107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1108;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1109 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_34 = t1109 & columns_4;
                const f32 t1111 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1112 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_34 = t1112 - mean;
                const f32 t1114 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1115 = exists_34 ? t1114 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1116 = t1111 + t1115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1116;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1117 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_35 = t1117 & columns_3;
                const f32 t1119 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1120 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_35 = t1120 - mean;
                const f32 t1122 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1123 = exists_35 ? t1122 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1124 = t1119 + t1123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1124;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1125 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_36 = t1125 & columns_4;
                const f32 t1127 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1128 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_36 = t1128 - mean;
                const f32 t1130 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1131 = exists_36 ? t1130 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1132 = t1127 + t1131;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1132;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1133 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_37 = t1133 & columns_3;
                const f32 t1135 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1136 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_37 = t1136 - mean;
                const f32 t1138 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1139 = exists_37 ? t1138 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1140 = t1135 + t1139;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1140;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1141 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_38 = t1141 & columns_4;
                const f32 t1143 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1144 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_38 = t1144 - mean;
                const f32 t1146 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1147 = exists_38 ? t1146 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1148 = t1143 + t1147;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1148;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1149 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_39 = t1149 & columns_3;
                const f32 t1151 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1152 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_39 = t1152 - mean;
                const f32 t1154 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1155 = exists_39 ? t1154 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1156 = t1151 + t1155;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1156;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1157 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_40 = t1157 & columns_4;
                const f32 t1159 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1160 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_40 = t1160 - mean;
                const f32 t1162 = distance_40 * distance_40;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1163 = exists_40 ? t1162 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1164 = t1159 + t1163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1164;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1165 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_41 = t1165 & columns_3;
                const f32 t1167 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1168 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_41 = t1168 - mean;
                const f32 t1170 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1171 = exists_41 ? t1170 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1172 = t1167 + t1171;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1172;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1173 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_42 = t1173 & columns_4;
                const f32 t1175 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1176 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_42 = t1176 - mean;
                const f32 t1178 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1179 = exists_42 ? t1178 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1180 = t1175 + t1179;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1180;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1181 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_43 = t1181 & columns_3;
                const f32 t1183 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1184 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_43 = t1184 - mean;
                const f32 t1186 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1187 = exists_43 ? t1186 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1188 = t1183 + t1187;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1188;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1189 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_44 = t1189 & columns_4;
                const f32 t1191 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1192 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_44 = t1192 - mean;
                const f32 t1194 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1195 = exists_44 ? t1194 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1196 = t1191 + t1195;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1196;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1197 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_45 = t1197 & columns_3;
                const f32 t1199 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1200 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_45 = t1200 - mean;
                const f32 t1202 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1203 = exists_45 ? t1202 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1204 = t1199 + t1203;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1204;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1205 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_46 = t1205 & columns_4;
                const f32 t1207 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1208 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_46 = t1208 - mean;
                const f32 t1210 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1211 = exists_46 ? t1210 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1212 = t1207 + t1211;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1212;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1213 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_47 = t1213 & columns_3;
                const f32 t1215 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1216 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_47 = t1216 - mean;
                const f32 t1218 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1219 = exists_47 ? t1218 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = t1215 + t1219;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1220;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1221 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_48 = t1221 & columns_4;
                const f32 t1223 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1224 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_48 = t1224 - mean;
                const f32 t1226 = distance_48 * distance_48;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = exists_48 ? t1226 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = t1223 + t1227;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1228;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1229 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_49 = t1229 & columns_3;
                const f32 t1231 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1232 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_49 = t1232 - mean;
                const f32 t1234 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = exists_49 ? t1234 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = t1231 + t1235;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1236;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1237 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_50 = t1237 & columns_4;
                const f32 t1239 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1240 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_50 = t1240 - mean;
                const f32 t1242 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = exists_50 ? t1242 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = t1239 + t1243;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1244;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1245 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_51 = t1245 & columns_3;
                const f32 t1247 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_51 = t1248 - mean;
                const f32 t1250 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = exists_51 ? t1250 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = t1247 + t1251;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1252;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1253 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_52 = t1253 & columns_4;
                const f32 t1255 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_52 = t1256 - mean;
                const f32 t1258 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = exists_52 ? t1258 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1260 = t1255 + t1259;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1260;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1261 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_53 = t1261 & columns_3;
                const f32 t1263 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_53 = t1264 - mean;
                const f32 t1266 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1267 = exists_53 ? t1266 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1268 = t1263 + t1267;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1268;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1269 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_54 = t1269 & columns_4;
                const f32 t1271 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_54 = t1272 - mean;
                const f32 t1274 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1275 = exists_54 ? t1274 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = t1271 + t1275;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1276;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1277 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_55 = t1277 & columns_3;
                const f32 t1279 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_55 = t1280 - mean;
                const f32 t1282 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = exists_55 ? t1282 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = t1279 + t1283;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1284;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1285 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_56 = t1285 & columns_4;
                const f32 t1287 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1288 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_56 = t1288 - mean;
                const f32 t1290 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = exists_56 ? t1290 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = t1287 + t1291;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1292;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1293 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_57 = t1293 & columns_3;
                const f32 t1295 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1296 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_57 = t1296 - mean;
                const f32 t1298 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = exists_57 ? t1298 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = t1295 + t1299;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1300;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1301 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_58 = t1301 & columns_4;
                const f32 t1303 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_58 = t1304 - mean;
                const f32 t1306 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = exists_58 ? t1306 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = t1303 + t1307;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1308;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1309 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_59 = t1309 & columns_3;
                const f32 t1311 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_59 = t1312 - mean;
                const f32 t1314 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = exists_59 ? t1314 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1316 = t1311 + t1315;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1316;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1317 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_60 = t1317 & columns_4;
                const f32 t1319 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_60 = t1320 - mean;
                const f32 t1322 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1323 = exists_60 ? t1322 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1324 = t1319 + t1323;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1324;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1325 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_61 = t1325 & columns_3;
                const f32 t1327 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_61 = t1328 - mean;
                const f32 t1330 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1331 = exists_61 ? t1330 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = t1327 + t1331;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1332;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1333 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_62 = t1333 & columns_4;
                const f32 t1335 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_62 = t1336 - mean;
                const f32 t1338 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = exists_62 ? t1338 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = t1335 + t1339;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1340;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1341 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_63 = t1341 & columns_3;
                const f32 t1343 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1344 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_63 = t1344 - mean;
                const f32 t1346 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = exists_63 ? t1346 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = t1343 + t1347;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1348;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1349 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_64 = t1349 & columns_4;
                const f32 t1351 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1352 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_64 = t1352 - mean;
                const f32 t1354 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = exists_64 ? t1354 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = t1351 + t1355;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_2 = t1356;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_2 = sum_2;
            f32 t1358;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1358) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_2 = all_2 + t1358;
            f32 t1360;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1360) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares = pair_2 + t1360;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t1362 = t104 & 3u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1363 = t1362 == 0u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            if (t1363) {
                const u64 t1364 = (u64)sample_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 * moments_stride0;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1366 = t1365 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = moments + t1366;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = (u64)first_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1369 = t1368 * moments_stride1;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = t1369 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1367 + t1370;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1372 = (u64)at;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = t1372 * moments_stride2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = t1371 + t1374;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1376;
                asm("mov.b32 %0, %1;" : "=r"(t1376) : "f"(count));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1377;
                asm("mov.b32 %0, %1;" : "=r"(t1377) : "f"(mean));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t1378;
                asm("mov.b32 %0, %1;" : "=r"(t1378) : "f"(squares));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1375), "r"(t1376), "r"(t1377), "r"(t1378), "r"(0u) : "memory");
            }
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_3 = 0.0f;
            if (t698) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1379 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1380 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1386 = acc_31;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1387 = acc_35;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_39;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_43;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_47;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_51;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_55;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1393 = acc_59;
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1394 = acc_63;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = t1379 + t1380;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = t1395 + t1381;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = t1396 + t1382;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = t1397 + t1383;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = t1398 + t1384;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1400 = t1399 + t1385;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1401 = t1400 + t1386;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = t1401 + t1387;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = t1402 + t1388;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = t1403 + t1389;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = t1404 + t1390;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = t1405 + t1391;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1407 = t1406 + t1392;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1408 = t1407 + t1393;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = t1408 + t1394;
                const f32 t1410 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1414 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1415 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_32;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_36;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_40;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_44;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1421 = acc_48;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1422 = acc_52;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_56;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_60;
#line 48 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_64;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = t1410 + t1411;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = t1426 + t1412;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1428 = t1427 + t1413;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1429 = t1428 + t1414;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = t1429 + t1415;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = t1430 + t1416;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = t1431 + t1417;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = t1432 + t1418;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = t1433 + t1419;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1435 = t1434 + t1420;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1436 = t1435 + t1421;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = t1436 + t1422;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = t1437 + t1423;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = t1438 + t1424;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = t1439 + t1425;
                const f32 t1441 = t1409 + t1440;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1441;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1442 = t104 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_5 = t1442 << 1u;
                const bool columns_5 = first_5 < t437;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1445 = first_5 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_6 = t1445 < t437;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1447 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_65 = t1447 & columns_5;
                const f32 t1449 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1450 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = exists_65 ? t1450 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = t1449 + t1451;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1452;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1453 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_66 = t1453 & columns_6;
                const f32 t1455 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1456 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1457 = exists_66 ? t1456 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = t1455 + t1457;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1458;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1459 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_67 = t1459 & columns_5;
                const f32 t1461 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1463 = exists_67 ? t1462 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1464 = t1461 + t1463;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1464;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1465 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_68 = t1465 & columns_6;
                const f32 t1467 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = exists_68 ? t1468 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1470 = t1467 + t1469;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1470;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1471 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_69 = t1471 & columns_5;
                const f32 t1473 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = exists_69 ? t1474 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = t1473 + t1475;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1476;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1477 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_70 = t1477 & columns_6;
                const f32 t1479 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = exists_70 ? t1480 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = t1479 + t1481;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1482;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1483 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_71 = t1483 & columns_5;
                const f32 t1485 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = exists_71 ? t1486 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = t1485 + t1487;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1488;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1489 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_72 = t1489 & columns_6;
                const f32 t1491 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1492 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = exists_72 ? t1492 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = t1491 + t1493;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1494;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1495 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_73 = t1495 & columns_5;
                const f32 t1497 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1498 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1499 = exists_73 ? t1498 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = t1497 + t1499;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1500;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1501 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_74 = t1501 & columns_6;
                const f32 t1503 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1505 = exists_74 ? t1504 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1506 = t1503 + t1505;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1506;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1507 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_75 = t1507 & columns_5;
                const f32 t1509 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = exists_75 ? t1510 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1512 = t1509 + t1511;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1512;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1513 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_76 = t1513 & columns_6;
                const f32 t1515 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = exists_76 ? t1516 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = t1515 + t1517;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1518;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1519 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_77 = t1519 & columns_5;
                const f32 t1521 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = exists_77 ? t1522 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = t1521 + t1523;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1524;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1525 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_78 = t1525 & columns_6;
                const f32 t1527 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = exists_78 ? t1528 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = t1527 + t1529;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1530;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1531 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_79 = t1531 & columns_5;
                const f32 t1533 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1534 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = exists_79 ? t1534 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = t1533 + t1535;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1536;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1537 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_80 = t1537 & columns_6;
                const f32 t1539 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1540 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1541 = exists_80 ? t1540 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = t1539 + t1541;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1542;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1543 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_81 = t1543 & columns_5;
                const f32 t1545 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_35;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1547 = exists_81 ? t1546 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1548 = t1545 + t1547;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1548;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1549 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_82 = t1549 & columns_6;
                const f32 t1551 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_36;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = exists_82 ? t1552 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1554 = t1551 + t1553;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1554;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1555 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_83 = t1555 & columns_5;
                const f32 t1557 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_39;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = exists_83 ? t1558 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = t1557 + t1559;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1560;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1561 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_84 = t1561 & columns_6;
                const f32 t1563 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_40;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = exists_84 ? t1564 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = t1563 + t1565;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1566;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1567 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_85 = t1567 & columns_5;
                const f32 t1569 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_43;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = exists_85 ? t1570 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = t1569 + t1571;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1572;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1573 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_86 = t1573 & columns_6;
                const f32 t1575 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_44;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = exists_86 ? t1576 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = t1575 + t1577;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1578;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1579 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_87 = t1579 & columns_5;
                const f32 t1581 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_47;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = exists_87 ? t1582 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = t1581 + t1583;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1584;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1585 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_88 = t1585 & columns_6;
                const f32 t1587 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_48;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1589 = exists_88 ? t1588 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = t1587 + t1589;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1590;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1591 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_89 = t1591 & columns_5;
                const f32 t1593 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_51;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = exists_89 ? t1594 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1596 = t1593 + t1595;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1596;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1597 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_90 = t1597 & columns_6;
                const f32 t1599 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_52;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = exists_90 ? t1600 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = t1599 + t1601;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1602;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1603 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_91 = t1603 & columns_5;
                const f32 t1605 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_55;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = exists_91 ? t1606 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = t1605 + t1607;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1608;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1609 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_92 = t1609 & columns_6;
                const f32 t1611 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_56;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = exists_92 ? t1612 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = t1611 + t1613;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1614;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1615 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_93 = t1615 & columns_5;
                const f32 t1617 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1618 = acc_59;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = exists_93 ? t1618 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = t1617 + t1619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1620;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1621 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_94 = t1621 & columns_6;
                const f32 t1623 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_60;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = exists_94 ? t1624 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = t1623 + t1625;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1626;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1627 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_95 = t1627 & columns_5;
                const f32 t1629 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_63;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = exists_95 ? t1630 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = t1629 + t1631;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1632;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1633 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_96 = t1633 & columns_6;
                const f32 t1635 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_64;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = exists_96 ? t1636 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = t1635 + t1637;
#line 56 "fa-kernels/src/conv/statistics.rs"
                sum_3 = t1638;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_3 = sum_3;
            f32 t1640;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1640) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_3 = all_3 + t1640;
            f32 t1642;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1642) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 t1643 = pair_3 + t1642;
#line 25 "fa-kernels/src/conv/statistics.rs"
            const f32 mean_2 = t1643 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
            f32 sum_4 = 0.0f;
            if (t698) {
#line 50 "fa-kernels/src/conv/statistics.rs"
                const f32 t1645 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_65 = t1645 - mean_2;
                const f32 t1647 = distance_65 * distance_65;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_66 = t1648 - mean_2;
                const f32 t1650 = distance_66 * distance_66;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_67 = t1651 - mean_2;
                const f32 t1653 = distance_67 * distance_67;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_68 = t1654 - mean_2;
                const f32 t1656 = distance_68 * distance_68;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_69 = t1657 - mean_2;
                const f32 t1659 = distance_69 * distance_69;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1660 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_70 = t1660 - mean_2;
                const f32 t1662 = distance_70 * distance_70;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_71 = t1663 - mean_2;
                const f32 t1665 = distance_71 * distance_71;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1666 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_72 = t1666 - mean_2;
                const f32 t1668 = distance_72 * distance_72;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_73 = t1669 - mean_2;
                const f32 t1671 = distance_73 * distance_73;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_74 = t1672 - mean_2;
                const f32 t1674 = distance_74 * distance_74;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_75 = t1675 - mean_2;
                const f32 t1677 = distance_75 * distance_75;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_76 = t1678 - mean_2;
                const f32 t1680 = distance_76 * distance_76;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_77 = t1681 - mean_2;
                const f32 t1683 = distance_77 * distance_77;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_78 = t1684 - mean_2;
                const f32 t1686 = distance_78 * distance_78;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_79 = t1687 - mean_2;
                const f32 t1689 = distance_79 * distance_79;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_80 = t1690 - mean_2;
                const f32 t1692 = distance_80 * distance_80;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1693 = t1647 + t1650;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = t1693 + t1653;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = t1694 + t1656;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = t1695 + t1659;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = t1696 + t1662;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1698 = t1697 + t1665;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1699 = t1698 + t1668;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1700 = t1699 + t1671;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1701 = t1700 + t1674;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = t1701 + t1677;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = t1702 + t1680;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = t1703 + t1683;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = t1704 + t1686;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1706 = t1705 + t1689;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1707 = t1706 + t1692;
                const f32 t1708 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_81 = t1708 - mean_2;
                const f32 t1710 = distance_81 * distance_81;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_82 = t1711 - mean_2;
                const f32 t1713 = distance_82 * distance_82;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1714 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_83 = t1714 - mean_2;
                const f32 t1716 = distance_83 * distance_83;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1717 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_84 = t1717 - mean_2;
                const f32 t1719 = distance_84 * distance_84;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_85 = t1720 - mean_2;
                const f32 t1722 = distance_85 * distance_85;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1723 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_86 = t1723 - mean_2;
                const f32 t1725 = distance_86 * distance_86;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_87 = t1726 - mean_2;
                const f32 t1728 = distance_87 * distance_87;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_88 = t1729 - mean_2;
                const f32 t1731 = distance_88 * distance_88;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1732 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_89 = t1732 - mean_2;
                const f32 t1734 = distance_89 * distance_89;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_90 = t1735 - mean_2;
                const f32 t1737 = distance_90 * distance_90;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1738 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_91 = t1738 - mean_2;
                const f32 t1740 = distance_91 * distance_91;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1741 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_92 = t1741 - mean_2;
                const f32 t1743 = distance_92 * distance_92;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_93 = t1744 - mean_2;
                const f32 t1746 = distance_93 * distance_93;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1747 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_94 = t1747 - mean_2;
                const f32 t1749 = distance_94 * distance_94;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_95 = t1750 - mean_2;
                const f32 t1752 = distance_95 * distance_95;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_96 = t1753 - mean_2;
                const f32 t1755 = distance_96 * distance_96;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1756 = t1710 + t1713;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1757 = t1756 + t1716;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = t1757 + t1719;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = t1758 + t1722;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = t1759 + t1725;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = t1760 + t1728;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1762 = t1761 + t1731;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1763 = t1762 + t1734;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1764 = t1763 + t1737;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1765 = t1764 + t1740;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = t1765 + t1743;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = t1766 + t1746;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = t1767 + t1749;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = t1768 + t1752;
#line 47 "fa-kernels/src/conv/statistics.rs"
                const f32 t1770 = t1769 + t1755;
                const f32 t1771 = t1707 + t1770;
#line 48 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1771;
            } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 t1772 = t104 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
                const u32 first_6 = t1772 << 1u;
                const bool columns_7 = first_6 < t437;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const u32 t1775 = first_6 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                const bool columns_8 = t1775 < t437;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1777 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_97 = t1777 & columns_7;
                const f32 t1779 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1780 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_97 = t1780 - mean_2;
                const f32 t1782 = distance_97 * distance_97;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = exists_97 ? t1782 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = t1779 + t1783;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1784;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1785 = 0u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_98 = t1785 & columns_8;
                const f32 t1787 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1788 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_98 = t1788 - mean_2;
                const f32 t1790 = distance_98 * distance_98;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = exists_98 ? t1790 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1792 = t1787 + t1791;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1792;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1793 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_99 = t1793 & columns_7;
                const f32 t1795 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1796 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_99 = t1796 - mean_2;
                const f32 t1798 = distance_99 * distance_99;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = exists_99 ? t1798 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1800 = t1795 + t1799;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1800;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1801 = 1u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_100 = t1801 & columns_8;
                const f32 t1803 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1804 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_100 = t1804 - mean_2;
                const f32 t1806 = distance_100 * distance_100;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = exists_100 ? t1806 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1808 = t1803 + t1807;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1808;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1809 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_101 = t1809 & columns_7;
                const f32 t1811 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1812 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_101 = t1812 - mean_2;
                const f32 t1814 = distance_101 * distance_101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = exists_101 ? t1814 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1816 = t1811 + t1815;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1816;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1817 = 2u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_102 = t1817 & columns_8;
                const f32 t1819 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1820 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_102 = t1820 - mean_2;
                const f32 t1822 = distance_102 * distance_102;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1823 = exists_102 ? t1822 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1824 = t1819 + t1823;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1824;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1825 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_103 = t1825 & columns_7;
                const f32 t1827 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1828 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_103 = t1828 - mean_2;
                const f32 t1830 = distance_103 * distance_103;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1831 = exists_103 ? t1830 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1832 = t1827 + t1831;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1832;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1833 = 3u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_104 = t1833 & columns_8;
                const f32 t1835 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1836 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_104 = t1836 - mean_2;
                const f32 t1838 = distance_104 * distance_104;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1839 = exists_104 ? t1838 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1840 = t1835 + t1839;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1840;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1841 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_105 = t1841 & columns_7;
                const f32 t1843 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1844 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_105 = t1844 - mean_2;
                const f32 t1846 = distance_105 * distance_105;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1847 = exists_105 ? t1846 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1848 = t1843 + t1847;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1848;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1849 = 4u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_106 = t1849 & columns_8;
                const f32 t1851 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1852 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_106 = t1852 - mean_2;
                const f32 t1854 = distance_106 * distance_106;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1855 = exists_106 ? t1854 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1856 = t1851 + t1855;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1856;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1857 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_107 = t1857 & columns_7;
                const f32 t1859 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1860 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_107 = t1860 - mean_2;
                const f32 t1862 = distance_107 * distance_107;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1863 = exists_107 ? t1862 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1864 = t1859 + t1863;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1864;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1865 = 5u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_108 = t1865 & columns_8;
                const f32 t1867 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1868 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_108 = t1868 - mean_2;
                const f32 t1870 = distance_108 * distance_108;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1871 = exists_108 ? t1870 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1872 = t1867 + t1871;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1872;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1873 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_109 = t1873 & columns_7;
                const f32 t1875 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1876 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_109 = t1876 - mean_2;
                const f32 t1878 = distance_109 * distance_109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1879 = exists_109 ? t1878 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1880 = t1875 + t1879;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1880;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1881 = 6u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_110 = t1881 & columns_8;
                const f32 t1883 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1884 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_110 = t1884 - mean_2;
                const f32 t1886 = distance_110 * distance_110;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1887 = exists_110 ? t1886 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1888 = t1883 + t1887;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1888;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1889 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_111 = t1889 & columns_7;
                const f32 t1891 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1892 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_111 = t1892 - mean_2;
                const f32 t1894 = distance_111 * distance_111;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1895 = exists_111 ? t1894 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1896 = t1891 + t1895;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1896;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1897 = 7u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_112 = t1897 & columns_8;
                const f32 t1899 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1900 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_112 = t1900 - mean_2;
                const f32 t1902 = distance_112 * distance_112;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1903 = exists_112 ? t1902 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1904 = t1899 + t1903;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1904;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1905 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_113 = t1905 & columns_7;
                const f32 t1907 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1908 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_113 = t1908 - mean_2;
                const f32 t1910 = distance_113 * distance_113;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1911 = exists_113 ? t1910 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1912 = t1907 + t1911;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1912;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1913 = 8u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_114 = t1913 & columns_8;
                const f32 t1915 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1916 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_114 = t1916 - mean_2;
                const f32 t1918 = distance_114 * distance_114;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1919 = exists_114 ? t1918 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1920 = t1915 + t1919;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1920;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1921 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_115 = t1921 & columns_7;
                const f32 t1923 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1924 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_115 = t1924 - mean_2;
                const f32 t1926 = distance_115 * distance_115;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1927 = exists_115 ? t1926 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1928 = t1923 + t1927;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1928;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1929 = 9u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_116 = t1929 & columns_8;
                const f32 t1931 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1932 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_116 = t1932 - mean_2;
                const f32 t1934 = distance_116 * distance_116;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1935 = exists_116 ? t1934 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1936 = t1931 + t1935;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1936;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1937 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_117 = t1937 & columns_7;
                const f32 t1939 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1940 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_117 = t1940 - mean_2;
                const f32 t1942 = distance_117 * distance_117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1943 = exists_117 ? t1942 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1944 = t1939 + t1943;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1944;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1945 = 10u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_118 = t1945 & columns_8;
                const f32 t1947 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1948 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_118 = t1948 - mean_2;
                const f32 t1950 = distance_118 * distance_118;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1951 = exists_118 ? t1950 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1952 = t1947 + t1951;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1952;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1953 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_119 = t1953 & columns_7;
                const f32 t1955 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1956 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_119 = t1956 - mean_2;
                const f32 t1958 = distance_119 * distance_119;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1959 = exists_119 ? t1958 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1960 = t1955 + t1959;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1960;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1961 = 11u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_120 = t1961 & columns_8;
                const f32 t1963 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1964 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_120 = t1964 - mean_2;
                const f32 t1966 = distance_120 * distance_120;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1967 = exists_120 ? t1966 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1968 = t1963 + t1967;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1968;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1969 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_121 = t1969 & columns_7;
                const f32 t1971 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1972 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_121 = t1972 - mean_2;
                const f32 t1974 = distance_121 * distance_121;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1975 = exists_121 ? t1974 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1976 = t1971 + t1975;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1976;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1977 = 12u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_122 = t1977 & columns_8;
                const f32 t1979 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1980 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_122 = t1980 - mean_2;
                const f32 t1982 = distance_122 * distance_122;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1983 = exists_122 ? t1982 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1984 = t1979 + t1983;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1984;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1985 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_123 = t1985 & columns_7;
                const f32 t1987 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1988 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_123 = t1988 - mean_2;
                const f32 t1990 = distance_123 * distance_123;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1991 = exists_123 ? t1990 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1992 = t1987 + t1991;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t1992;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t1993 = 13u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_124 = t1993 & columns_8;
                const f32 t1995 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t1996 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_124 = t1996 - mean_2;
                const f32 t1998 = distance_124 * distance_124;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t1999 = exists_124 ? t1998 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2000 = t1995 + t1999;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2000;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2001 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_125 = t2001 & columns_7;
                const f32 t2003 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2004 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_125 = t2004 - mean_2;
                const f32 t2006 = distance_125 * distance_125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2007 = exists_125 ? t2006 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2008 = t2003 + t2007;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2008;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2009 = 14u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_126 = t2009 & columns_8;
                const f32 t2011 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2012 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_126 = t2012 - mean_2;
                const f32 t2014 = distance_126 * distance_126;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2015 = exists_126 ? t2014 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2016 = t2011 + t2015;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2016;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2017 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_127 = t2017 & columns_7;
                const f32 t2019 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2020 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_127 = t2020 - mean_2;
                const f32 t2022 = distance_127 * distance_127;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2023 = exists_127 ? t2022 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2024 = t2019 + t2023;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2024;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool t2025 = 15u < t435;
#line 55 "fa-kernels/src/conv/statistics.rs"
                const bool exists_128 = t2025 & columns_8;
                const f32 t2027 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
                const f32 t2028 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                const f32 distance_128 = t2028 - mean_2;
                const f32 t2030 = distance_128 * distance_128;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2031 = exists_128 ? t2030 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 t2032 = t2027 + t2031;
#line 28 "fa-kernels/src/conv/statistics.rs"
                sum_4 = t2032;
            }
#line 59 "fa-kernels/src/conv/statistics.rs"
            const f32 all_4 = sum_4;
            f32 t2034;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2034) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
            const f32 pair_4 = all_4 + t2034;
            f32 t2036;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2036) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
            const f32 squares_2 = pair_4 + t2036;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t2038 = t104 & 3u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2039 = t2038 == 0u;
#line 149 "fa-kernels/src/conv/streaming/group.rs"
            if (t2039) {
                const u64 t2040 = (u64)sample_2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2041 = t2040 * moments_stride0;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2042 = t2041 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2043 = moments + t2042;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2044 = (u64)t702;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2045 = t2044 * moments_stride1;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2046 = t2045 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2047 = t2043 + t2046;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2048 = (u64)at;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2049 = t2048 * moments_stride2;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2050 = t2049 * 4ull;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2051 = t2047 + t2050;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2052;
                asm("mov.b32 %0, %1;" : "=r"(t2052) : "f"(count));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2053;
                asm("mov.b32 %0, %1;" : "=r"(t2053) : "f"(mean_2));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2054;
                asm("mov.b32 %0, %1;" : "=r"(t2054) : "f"(squares_2));
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2051), "r"(t2052), "r"(t2053), "r"(t2054), "r"(0u) : "memory");
            }
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2055 = t103 == 0u;
#line 153 "fa-kernels/src/conv/streaming/group.rs"
            if (t2055) {
                u32 t2056;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2056) : );
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2057 = t2056 == 1u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t2057) {
#line 156 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                }
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t2058 = index + 4u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2058) : "memory");
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2059 = t103 == 0u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2060 = t104 == 0u;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2061 = t2059 & t2060;
#line 160 "fa-kernels/src/conv/streaming/group.rs"
            if (t2061) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2062 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2063 = t2062 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2064 = t2063 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2065 = counters + t2064;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2066 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2067 = t2066 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2068 = t2065 + t2067;
#line 161 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t2068), "r"(1u) : "memory");
            }
#line 175 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2069 = at < 16u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
            if (t2069) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2070 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2071 = t2070 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2072 = t2071 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2073 = counters + t2072;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2074 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2075 = t2074 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2076 = t2073 + t2075;
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                while (true) {
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t2077;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2077) : "l"(t2076) : "memory");
#line 177 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2078 = t2077 < tiles;
                    if (!t2078) break;
                }
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2081 = at << 2u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2082 = t2081 + t103;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 channel = t2082;
                while (true) {
#line 179 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2083 = channel < 64u;
                    if (!t2083) break;
#line 180 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2084 = tiles - 1u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 count_2 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 mean_3 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
                    f32 squares_3 = 0.0f;
                    const u32 t2085 = t2084 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
                    #pragma unroll 1
                    for (u32 i_3 = t104; i_3 < t2085; i_3 += 128u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t2086 = i_3 <= t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t2087 = i_3 < t2084 ? i_3 : t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2088 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2089 = t2088 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2090 = t2089 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2091 = moments + t2090;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2092 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2093 = t2092 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2094 = t2093 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2095 = t2091 + t2094;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2096 = (u64)t2087;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2097 = t2096 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2098 = t2097 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2099 = t2095 + t2098;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2099) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2100;
                        asm("mov.b32 %0, %1;" : "=f"(t2100) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2101;
                        asm("mov.b32 %0, %1;" : "=f"(t2101) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2102;
                        asm("mov.b32 %0, %1;" : "=f"(t2102) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2103;
                        asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta = i_3 + 32u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t2105 = cta <= t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t2106 = cta < t2084 ? cta : t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2107 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2108 = t2107 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2109 = t2108 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2110 = moments + t2109;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2111 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2112 = t2111 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2113 = t2112 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2114 = t2110 + t2113;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2115 = (u64)t2106;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2116 = t2115 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2117 = t2116 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2118 = t2114 + t2117;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2118) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2119;
                        asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2120;
                        asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2121;
                        asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2122;
                        asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_2 = i_3 + 64u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t2124 = cta_2 <= t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t2125 = cta_2 < t2084 ? cta_2 : t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2126 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2127 = t2126 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2128 = t2127 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2129 = moments + t2128;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2130 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2131 = t2130 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2132 = t2131 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2133 = t2129 + t2132;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2134 = (u64)t2125;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2135 = t2134 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2136 = t2135 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2137 = t2133 + t2136;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2137) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2138;
                        asm("mov.b32 %0, %1;" : "=f"(t2138) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2139;
                        asm("mov.b32 %0, %1;" : "=f"(t2139) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2140;
                        asm("mov.b32 %0, %1;" : "=f"(t2140) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2141;
                        asm("mov.b32 %0, %1;" : "=f"(t2141) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                        const u32 cta_3 = i_3 + 96u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const bool t2143 = cta_3 <= t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u32 t2144 = cta_3 < t2084 ? cta_3 : t2084;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2145 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2146 = t2145 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2147 = t2146 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2148 = moments + t2147;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2149 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2150 = t2149 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2151 = t2150 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2152 = t2148 + t2151;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2153 = (u64)t2144;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2154 = t2153 * moments_stride2;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2155 = t2154 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        const u64 t2156 = t2152 + t2155;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2156) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2157;
                        asm("mov.b32 %0, %1;" : "=f"(t2157) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2158;
                        asm("mov.b32 %0, %1;" : "=f"(t2158) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2159;
                        asm("mov.b32 %0, %1;" : "=f"(t2159) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2160;
                        asm("mov.b32 %0, %1;" : "=f"(t2160) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2161 = t2086 ? t2100 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2162 = t2086 ? t2101 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2163 = t2086 ? t2102 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2164 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2165 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2166 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_3 = t2164 + t2161;
                        const f32 difference = t2162 - t2165;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2169;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2169) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2170;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2170) : "f"(t2169));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_2 = t2161 * t2170;
                        f32 t2172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2172) : "f"(difference), "f"(share_2), "f"(t2165));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2173 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2174 = t2173 * t2164;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2175 = t2166 + t2163;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t2176;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2176) : "f"(t2174), "f"(share_2), "f"(t2175));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t2172;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t2176;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2177 = t2105 ? t2119 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2178 = t2105 ? t2120 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2179 = t2105 ? t2121 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2180 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2181 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2182 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_4 = t2180 + t2177;
                        const f32 difference_2 = t2178 - t2181;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2185;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2185) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2186;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2186) : "f"(t2185));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_3 = t2177 * t2186;
                        f32 t2188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2188) : "f"(difference_2), "f"(share_3), "f"(t2181));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2189 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2190 = t2189 * t2180;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2191 = t2182 + t2179;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t2192;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(t2190), "f"(share_3), "f"(t2191));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t2188;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t2192;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2193 = t2124 ? t2138 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2194 = t2124 ? t2139 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2195 = t2124 ? t2140 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2196 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2197 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2198 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_5 = t2196 + t2193;
                        const f32 difference_3 = t2194 - t2197;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2201;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2201) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2202;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2202) : "f"(t2201));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_4 = t2193 * t2202;
                        f32 t2204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(difference_3), "f"(share_4), "f"(t2197));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2205 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2206 = t2205 * t2196;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2207 = t2198 + t2195;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t2208;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2208) : "f"(t2206), "f"(share_4), "f"(t2207));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t2204;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t2208;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2209 = t2143 ? t2157 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2210 = t2143 ? t2158 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2211 = t2143 ? t2159 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2212 = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2213 = mean_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2214 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                        const f32 count_6 = t2212 + t2209;
                        const f32 difference_4 = t2210 - t2213;
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2217;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2217) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                        f32 t2218;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2218) : "f"(t2217));
#line 42 "fa-kernels/src/conv/moments.rs"
                        const f32 share_5 = t2209 * t2218;
                        f32 t2220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2220) : "f"(difference_4), "f"(share_5), "f"(t2213));
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2221 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2222 = t2221 * t2212;
#line 43 "fa-kernels/src/conv/moments.rs"
                        const f32 t2223 = t2214 + t2211;
#line 43 "fa-kernels/src/conv/moments.rs"
                        f32 t2224;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2224) : "f"(t2222), "f"(share_5), "f"(t2223));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        count_2 = count_6;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        mean_3 = t2220;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                        squares_3 = t2224;
                    }
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2225 = count_2;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2226 = mean_3;
#line 63 "fa-kernels/src/conv/coefficients.rs"
                    const f32 t2227 = squares_3;
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2228;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2228) : "f"(t2225));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2229;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2229) : "f"(t2226));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2230;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2230) : "f"(t2227));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_7 = t2225 + t2228;
                    const f32 difference_5 = t2229 - t2226;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2233;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2233) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2234;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2234) : "f"(t2233));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_6 = t2228 * t2234;
                    f32 t2236;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2236) : "f"(difference_5), "f"(share_6), "f"(t2226));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2237 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2238 = t2237 * t2225;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2239 = t2227 + t2230;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(t2238), "f"(share_6), "f"(t2239));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2241;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2241) : "f"(count_7));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2242;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2242) : "f"(t2236));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2243;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2243) : "f"(t2240));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_8 = count_7 + t2241;
                    const f32 difference_6 = t2242 - t2236;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2246;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2246) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2247;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2247) : "f"(t2246));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_7 = t2241 * t2247;
                    f32 t2249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(difference_6), "f"(share_7), "f"(t2236));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2250 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2251 = t2250 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2252 = t2240 + t2243;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(t2251), "f"(share_7), "f"(t2252));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2254;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2254) : "f"(count_8));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2255;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2255) : "f"(t2249));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2256;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2256) : "f"(t2253));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_9 = count_8 + t2254;
                    const f32 difference_7 = t2255 - t2249;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2259;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2259) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2260;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2260) : "f"(t2259));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_8 = t2254 * t2260;
                    f32 t2262;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2262) : "f"(difference_7), "f"(share_8), "f"(t2249));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2263 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2264 = t2263 * count_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2265 = t2253 + t2256;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2266;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(t2264), "f"(share_8), "f"(t2265));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2267;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2267) : "f"(count_9));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2268;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2268) : "f"(t2262));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2269;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2269) : "f"(t2266));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_10 = count_9 + t2267;
                    const f32 difference_8 = t2268 - t2262;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2272;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2272) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2273;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2273) : "f"(t2272));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_9 = t2267 * t2273;
                    f32 t2275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(difference_8), "f"(share_9), "f"(t2262));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2276 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2277 = t2276 * count_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2278 = t2266 + t2269;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2279;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(t2277), "f"(share_9), "f"(t2278));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2280;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2280) : "f"(count_10));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2281;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2281) : "f"(t2275));
#line 54 "fa-kernels/src/conv/moments.rs"
                    f32 t2282;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2282) : "f"(t2279));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_11 = count_10 + t2280;
                    const f32 difference_9 = t2281 - t2275;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2285;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2285) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2286;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(t2285));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share_10 = t2280 * t2286;
                    f32 t2288;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(difference_9), "f"(share_10), "f"(t2275));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2289 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2290 = t2289 * count_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2291 = t2279 + t2282;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(t2290), "f"(share_10), "f"(t2291));
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2293 = t104 == 0u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2293) {
#line 95 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 t2294 = channel < 63u ? channel : 63u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2295;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2295) : "f"(count_11), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        f32 t2296;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2296) : "f"(t2295));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                        const f32 variance = t2292 * t2296;
                        const f32 t2298 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                        f32 inverse;
                        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t2298));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                        const f32 t2300 = -t2288;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                        const f32 to_zero = t2300 * inverse;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2302 = (u64)sample_2;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2303 = t2302 * coefficients_stride0;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2304 = t2303 * 4ull;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2305 = coefficients + t2304;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2306 = (u64)channel;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2307 = t2306 * coefficients_stride1;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2308 = t2307 * 4ull;
#line 192 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2309 = t2305 + t2308;
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2309), "f"(inverse) : "memory");
                        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t2309), "f"(to_zero) : "memory");
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2310 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2311 = t2310 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2312 = t2311 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2313 = counters + t2312;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2314 = 1ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                        const u64 t2316 = t2313 + t2315;
#line 195 "fa-kernels/src/conv/streaming/group.rs"
                        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t2316), "r"(1u) : "memory");
                    }
                    const u32 t2317 = tiles < 16u ? tiles : 16u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2318 = t2317 << 2u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2319 = channel + t2318;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                    channel = t2319;
                }
            }
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2321 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2322 = t2321 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2323 = t2322 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2324 = counters + t2323;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2325 = 1ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2326 = t2325 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2327 = t2324 + t2326;
#line 206 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2328 = t103 == 0u;
#line 206 "fa-kernels/src/conv/streaming/group.rs"
            if (t2328) {
                while (true) {
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                    u32 t2329;
                    asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2329) : "l"(t2327) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2330 = t2329 < 64u;
                    if (!t2330) break;
                }
            }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t2333 = index + 4u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t2333) : "memory");
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2334 = t103 == 0u;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2335 = t104 == 0u;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2336 = t2334 & t2335;
#line 210 "fa-kernels/src/conv/streaming/group.rs"
            if (t2336) {
#line 212 "fa-kernels/src/conv/streaming/group.rs"
                const u32 last = tiles - 1u;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2338 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2339 = t2338 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2340 = t2339 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2341 = counters + t2340;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2342 = 2ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2343 = t2342 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t2344 = t2341 + t2343;
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                u32 t2345;
                asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2345) : "l"(t2344), "r"(last) : "memory");
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2346 = t2345 == last;
#line 213 "fa-kernels/src/conv/streaming/group.rs"
                if (t2346) {
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2347 = (u64)sample_2;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2348 = t2347 * counters_stride0;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2349 = t2348 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2350 = counters + t2349;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2351 = 0ull * counters_stride1;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2352 = t2351 * 4ull;
#line 168 "fa-kernels/src/conv/streaming/group.rs"
                    const u64 t2353 = t2350 + t2352;
#line 214 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2353), "r"(0u) : "memory");
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2327), "r"(0u) : "memory");
                }
            }
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2354 = (u64)sample_2;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2355 = t2354 * coefficients_stride0;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2356 = t2355 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2357 = coefficients + t2356;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2358 = (u64)first;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2359 = t2358 * coefficients_stride1;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2360 = t2359 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2361 = t2357 + t2360;
            f32 t2362;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2362) : "l"(t2361) : "memory");
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2363;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t2363) : "l"(t2361) : "memory");
            const f32 t2364 = acc;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(t2364), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2366;
            asm("abs.f32 %0, %1;" : "=f"(t2366) : "f"(t2365));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2367;
            asm("min.f32 %0, %1, %2;" : "=f"(t2367) : "f"(t2366), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(t2367), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(t2367), "f"(t2368), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(t2367), "f"(t2369), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2371;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(t2367), "f"(t2370), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2372;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(t2367), "f"(t2371), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(t2367), "f"(t2372), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2374 = -t2367;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2375;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2375) : "f"(t2373));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2376;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2376) : "f"(t2365), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(t2374), "f"(t2375), "f"(t2376));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc = t2377;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2378 = acc_2;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2379;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(t2378), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2380;
            asm("abs.f32 %0, %1;" : "=f"(t2380) : "f"(t2379));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2381;
            asm("min.f32 %0, %1, %2;" : "=f"(t2381) : "f"(t2380), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(t2381), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(t2381), "f"(t2382), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2384;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(t2381), "f"(t2383), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(t2381), "f"(t2384), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2386;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(t2381), "f"(t2385), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2387;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(t2381), "f"(t2386), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2388 = -t2381;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2389;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2389) : "f"(t2387));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2390;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2390) : "f"(t2379), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2391;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(t2388), "f"(t2389), "f"(t2390));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_2 = t2391;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2392 = acc_5;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2393;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(t2392), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2394;
            asm("abs.f32 %0, %1;" : "=f"(t2394) : "f"(t2393));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2395;
            asm("min.f32 %0, %1, %2;" : "=f"(t2395) : "f"(t2394), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(t2395), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(t2395), "f"(t2396), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(t2395), "f"(t2397), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2399;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(t2395), "f"(t2398), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(t2395), "f"(t2399), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(t2395), "f"(t2400), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2402 = -t2395;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2403;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2403) : "f"(t2401));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2404;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2404) : "f"(t2393), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2405;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(t2402), "f"(t2403), "f"(t2404));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_5 = t2405;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2406 = acc_6;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(t2406), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2408;
            asm("abs.f32 %0, %1;" : "=f"(t2408) : "f"(t2407));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2409;
            asm("min.f32 %0, %1, %2;" : "=f"(t2409) : "f"(t2408), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(t2409), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2411;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(t2409), "f"(t2410), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(t2409), "f"(t2411), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(t2409), "f"(t2412), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(t2409), "f"(t2413), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(t2409), "f"(t2414), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2416 = -t2409;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2417) : "f"(t2415));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2418;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2418) : "f"(t2407), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2419;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(t2416), "f"(t2417), "f"(t2418));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_6 = t2419;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2420 = acc_9;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2421;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(t2420), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2422;
            asm("abs.f32 %0, %1;" : "=f"(t2422) : "f"(t2421));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2423;
            asm("min.f32 %0, %1, %2;" : "=f"(t2423) : "f"(t2422), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2424;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(t2423), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2425;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(t2423), "f"(t2424), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2426;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(t2423), "f"(t2425), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2427;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(t2423), "f"(t2426), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(t2423), "f"(t2427), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2429;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(t2423), "f"(t2428), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2430 = -t2423;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2431;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2431) : "f"(t2429));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2432;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2432) : "f"(t2421), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2433;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(t2430), "f"(t2431), "f"(t2432));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_9 = t2433;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2434 = acc_10;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2435;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(t2434), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2436;
            asm("abs.f32 %0, %1;" : "=f"(t2436) : "f"(t2435));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2437;
            asm("min.f32 %0, %1, %2;" : "=f"(t2437) : "f"(t2436), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2438;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(t2437), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2439;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(t2437), "f"(t2438), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2440;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(t2437), "f"(t2439), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(t2437), "f"(t2440), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2442;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(t2437), "f"(t2441), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2443;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(t2437), "f"(t2442), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2444 = -t2437;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2445;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2445) : "f"(t2443));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2446;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2446) : "f"(t2435), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(t2444), "f"(t2445), "f"(t2446));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_10 = t2447;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2448 = acc_13;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(t2448), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2450;
            asm("abs.f32 %0, %1;" : "=f"(t2450) : "f"(t2449));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2451;
            asm("min.f32 %0, %1, %2;" : "=f"(t2451) : "f"(t2450), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2452;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(t2451), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(t2451), "f"(t2452), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2454;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(t2451), "f"(t2453), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2455;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(t2451), "f"(t2454), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2456;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(t2451), "f"(t2455), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2457;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(t2451), "f"(t2456), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2458 = -t2451;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2459;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2459) : "f"(t2457));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2460;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2460) : "f"(t2449), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(t2458), "f"(t2459), "f"(t2460));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_13 = t2461;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2462 = acc_14;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(t2462), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2464;
            asm("abs.f32 %0, %1;" : "=f"(t2464) : "f"(t2463));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2465;
            asm("min.f32 %0, %1, %2;" : "=f"(t2465) : "f"(t2464), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(t2465), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(t2465), "f"(t2466), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(t2465), "f"(t2467), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(t2465), "f"(t2468), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2470;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(t2465), "f"(t2469), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(t2465), "f"(t2470), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2472 = -t2465;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2473;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2473) : "f"(t2471));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2474;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2474) : "f"(t2463), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(t2472), "f"(t2473), "f"(t2474));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_14 = t2475;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2476 = acc_17;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(t2476), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2478;
            asm("abs.f32 %0, %1;" : "=f"(t2478) : "f"(t2477));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2479;
            asm("min.f32 %0, %1, %2;" : "=f"(t2479) : "f"(t2478), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2480;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(t2479), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(t2479), "f"(t2480), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(t2479), "f"(t2481), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(t2479), "f"(t2482), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(t2479), "f"(t2483), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2485;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(t2479), "f"(t2484), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2486 = -t2479;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2487;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2487) : "f"(t2485));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2488;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2488) : "f"(t2477), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(t2486), "f"(t2487), "f"(t2488));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_17 = t2489;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2490 = acc_18;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2491;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(t2490), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2492;
            asm("abs.f32 %0, %1;" : "=f"(t2492) : "f"(t2491));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2493;
            asm("min.f32 %0, %1, %2;" : "=f"(t2493) : "f"(t2492), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2494;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(t2493), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2495;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(t2493), "f"(t2494), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2496;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(t2493), "f"(t2495), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2497;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(t2493), "f"(t2496), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2498;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2498) : "f"(t2493), "f"(t2497), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2499;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(t2493), "f"(t2498), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2500 = -t2493;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2501;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2501) : "f"(t2499));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2502;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2502) : "f"(t2491), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2503;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(t2500), "f"(t2501), "f"(t2502));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_18 = t2503;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2504 = acc_21;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2505;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(t2504), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2506;
            asm("abs.f32 %0, %1;" : "=f"(t2506) : "f"(t2505));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2507;
            asm("min.f32 %0, %1, %2;" : "=f"(t2507) : "f"(t2506), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2508;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(t2507), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2509;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(t2507), "f"(t2508), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2510;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(t2507), "f"(t2509), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2511;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(t2507), "f"(t2510), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(t2507), "f"(t2511), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(t2507), "f"(t2512), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2514 = -t2507;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2515;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2515) : "f"(t2513));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2516;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2516) : "f"(t2505), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2517;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2517) : "f"(t2514), "f"(t2515), "f"(t2516));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_21 = t2517;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2518 = acc_22;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2519;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(t2518), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2520;
            asm("abs.f32 %0, %1;" : "=f"(t2520) : "f"(t2519));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2521;
            asm("min.f32 %0, %1, %2;" : "=f"(t2521) : "f"(t2520), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(t2521), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2523;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(t2521), "f"(t2522), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2524;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(t2521), "f"(t2523), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2525;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2525) : "f"(t2521), "f"(t2524), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2526;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2526) : "f"(t2521), "f"(t2525), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2527;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2527) : "f"(t2521), "f"(t2526), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2528 = -t2521;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2529;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2529) : "f"(t2527));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2530;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2530) : "f"(t2519), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2531;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(t2528), "f"(t2529), "f"(t2530));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_22 = t2531;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2532 = acc_25;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2533;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2533) : "f"(t2532), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2534;
            asm("abs.f32 %0, %1;" : "=f"(t2534) : "f"(t2533));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2535;
            asm("min.f32 %0, %1, %2;" : "=f"(t2535) : "f"(t2534), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(t2535), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2537;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(t2535), "f"(t2536), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(t2535), "f"(t2537), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2539;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(t2535), "f"(t2538), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2540;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(t2535), "f"(t2539), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2541;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2541) : "f"(t2535), "f"(t2540), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2542 = -t2535;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2543;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2543) : "f"(t2541));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2544;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2544) : "f"(t2533), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2545;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(t2542), "f"(t2543), "f"(t2544));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_25 = t2545;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2546 = acc_26;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2547;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(t2546), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2548;
            asm("abs.f32 %0, %1;" : "=f"(t2548) : "f"(t2547));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2549;
            asm("min.f32 %0, %1, %2;" : "=f"(t2549) : "f"(t2548), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2550;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2550) : "f"(t2549), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2551;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(t2549), "f"(t2550), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(t2549), "f"(t2551), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2553;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(t2549), "f"(t2552), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(t2549), "f"(t2553), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2555;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(t2549), "f"(t2554), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2556 = -t2549;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2557;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2557) : "f"(t2555));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2558;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2558) : "f"(t2547), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2559) : "f"(t2556), "f"(t2557), "f"(t2558));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_26 = t2559;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2560 = acc_29;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2561;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(t2560), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2562;
            asm("abs.f32 %0, %1;" : "=f"(t2562) : "f"(t2561));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2563;
            asm("min.f32 %0, %1, %2;" : "=f"(t2563) : "f"(t2562), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2564;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(t2563), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2565;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2565) : "f"(t2563), "f"(t2564), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2566;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(t2563), "f"(t2565), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2567;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(t2563), "f"(t2566), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(t2563), "f"(t2567), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2569;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(t2563), "f"(t2568), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2570 = -t2563;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2571;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2571) : "f"(t2569));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2572;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2572) : "f"(t2561), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2573;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(t2570), "f"(t2571), "f"(t2572));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_29 = t2573;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2574 = acc_30;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2575;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(t2574), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2576;
            asm("abs.f32 %0, %1;" : "=f"(t2576) : "f"(t2575));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2577;
            asm("min.f32 %0, %1, %2;" : "=f"(t2577) : "f"(t2576), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(t2577), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2579;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(t2577), "f"(t2578), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2580;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(t2577), "f"(t2579), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2581;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(t2577), "f"(t2580), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2582;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2582) : "f"(t2577), "f"(t2581), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2583;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2583) : "f"(t2577), "f"(t2582), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2584 = -t2577;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2585;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2585) : "f"(t2583));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2586;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2586) : "f"(t2575), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2587;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(t2584), "f"(t2585), "f"(t2586));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_30 = t2587;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2588 = acc_33;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2589;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2589) : "f"(t2588), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2590;
            asm("abs.f32 %0, %1;" : "=f"(t2590) : "f"(t2589));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2591;
            asm("min.f32 %0, %1, %2;" : "=f"(t2591) : "f"(t2590), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(t2591), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2593;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(t2591), "f"(t2592), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(t2591), "f"(t2593), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2595;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(t2591), "f"(t2594), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2596;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(t2591), "f"(t2595), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2597;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(t2591), "f"(t2596), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2598 = -t2591;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2599;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2599) : "f"(t2597));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2600;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2600) : "f"(t2589), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2601;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(t2598), "f"(t2599), "f"(t2600));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_33 = t2601;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2602 = acc_34;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2603;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(t2602), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2604;
            asm("abs.f32 %0, %1;" : "=f"(t2604) : "f"(t2603));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2605;
            asm("min.f32 %0, %1, %2;" : "=f"(t2605) : "f"(t2604), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2606;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(t2605), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2607;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(t2605), "f"(t2606), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(t2605), "f"(t2607), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2609;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(t2605), "f"(t2608), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(t2605), "f"(t2609), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2611;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(t2605), "f"(t2610), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2612 = -t2605;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2613;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2613) : "f"(t2611));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2614;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2614) : "f"(t2603), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2615;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(t2612), "f"(t2613), "f"(t2614));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_34 = t2615;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2616 = acc_37;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2617;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(t2616), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2618;
            asm("abs.f32 %0, %1;" : "=f"(t2618) : "f"(t2617));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2619;
            asm("min.f32 %0, %1, %2;" : "=f"(t2619) : "f"(t2618), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2620;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(t2619), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2621;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(t2619), "f"(t2620), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(t2619), "f"(t2621), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2623;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(t2619), "f"(t2622), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(t2619), "f"(t2623), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(t2619), "f"(t2624), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2626 = -t2619;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2627;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2627) : "f"(t2625));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2628;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2628) : "f"(t2617), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(t2626), "f"(t2627), "f"(t2628));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_37 = t2629;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2630 = acc_38;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(t2630), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2632;
            asm("abs.f32 %0, %1;" : "=f"(t2632) : "f"(t2631));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2633;
            asm("min.f32 %0, %1, %2;" : "=f"(t2633) : "f"(t2632), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(t2633), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(t2633), "f"(t2634), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(t2633), "f"(t2635), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(t2633), "f"(t2636), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(t2633), "f"(t2637), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(t2633), "f"(t2638), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2640 = -t2633;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2641;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2641) : "f"(t2639));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2642;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2642) : "f"(t2631), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2643;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(t2640), "f"(t2641), "f"(t2642));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_38 = t2643;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2644 = acc_41;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(t2644), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2646;
            asm("abs.f32 %0, %1;" : "=f"(t2646) : "f"(t2645));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2647;
            asm("min.f32 %0, %1, %2;" : "=f"(t2647) : "f"(t2646), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(t2647), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(t2647), "f"(t2648), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(t2647), "f"(t2649), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(t2647), "f"(t2650), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(t2647), "f"(t2651), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(t2647), "f"(t2652), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2654 = -t2647;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2655;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2655) : "f"(t2653));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2656;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2656) : "f"(t2645), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(t2654), "f"(t2655), "f"(t2656));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_41 = t2657;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2658 = acc_42;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(t2658), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2660;
            asm("abs.f32 %0, %1;" : "=f"(t2660) : "f"(t2659));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2661;
            asm("min.f32 %0, %1, %2;" : "=f"(t2661) : "f"(t2660), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(t2661), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(t2661), "f"(t2662), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2664;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(t2661), "f"(t2663), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(t2661), "f"(t2664), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(t2661), "f"(t2665), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(t2661), "f"(t2666), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2668 = -t2661;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2669;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2669) : "f"(t2667));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2670;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2670) : "f"(t2659), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(t2668), "f"(t2669), "f"(t2670));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_42 = t2671;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2672 = acc_45;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2673;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(t2672), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2674;
            asm("abs.f32 %0, %1;" : "=f"(t2674) : "f"(t2673));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2675;
            asm("min.f32 %0, %1, %2;" : "=f"(t2675) : "f"(t2674), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2676;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(t2675), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2677;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2677) : "f"(t2675), "f"(t2676), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(t2675), "f"(t2677), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(t2675), "f"(t2678), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2680;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(t2675), "f"(t2679), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(t2675), "f"(t2680), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2682 = -t2675;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2683;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2683) : "f"(t2681));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2684;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2684) : "f"(t2673), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2685;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(t2682), "f"(t2683), "f"(t2684));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_45 = t2685;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2686 = acc_46;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(t2686), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2688;
            asm("abs.f32 %0, %1;" : "=f"(t2688) : "f"(t2687));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2689;
            asm("min.f32 %0, %1, %2;" : "=f"(t2689) : "f"(t2688), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(t2689), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(t2689), "f"(t2690), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2692;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(t2689), "f"(t2691), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2693;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(t2689), "f"(t2692), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(t2689), "f"(t2693), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(t2689), "f"(t2694), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2696 = -t2689;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2697;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2697) : "f"(t2695));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2698;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2698) : "f"(t2687), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t2696), "f"(t2697), "f"(t2698));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_46 = t2699;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2700 = acc_49;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2701;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(t2700), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2702;
            asm("abs.f32 %0, %1;" : "=f"(t2702) : "f"(t2701));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2703;
            asm("min.f32 %0, %1, %2;" : "=f"(t2703) : "f"(t2702), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(t2703), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2705;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(t2703), "f"(t2704), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(t2703), "f"(t2705), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(t2703), "f"(t2706), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(t2703), "f"(t2707), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2709;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(t2703), "f"(t2708), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2710 = -t2703;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(t2709));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2712;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2712) : "f"(t2701), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(t2710), "f"(t2711), "f"(t2712));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_49 = t2713;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2714 = acc_50;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(t2714), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2716;
            asm("abs.f32 %0, %1;" : "=f"(t2716) : "f"(t2715));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2717;
            asm("min.f32 %0, %1, %2;" : "=f"(t2717) : "f"(t2716), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(t2717), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(t2717), "f"(t2718), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(t2717), "f"(t2719), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2721;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(t2717), "f"(t2720), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(t2717), "f"(t2721), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(t2717), "f"(t2722), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2724 = -t2717;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2725) : "f"(t2723));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2726;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2726) : "f"(t2715), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(t2724), "f"(t2725), "f"(t2726));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_50 = t2727;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2728 = acc_53;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2729;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(t2728), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2730;
            asm("abs.f32 %0, %1;" : "=f"(t2730) : "f"(t2729));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2731;
            asm("min.f32 %0, %1, %2;" : "=f"(t2731) : "f"(t2730), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(t2731), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2733;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(t2731), "f"(t2732), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(t2731), "f"(t2733), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(t2731), "f"(t2734), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2731), "f"(t2735), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2737;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(t2731), "f"(t2736), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2738 = -t2731;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2739) : "f"(t2737));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2740;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2740) : "f"(t2729), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(t2738), "f"(t2739), "f"(t2740));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_53 = t2741;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2742 = acc_54;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2743;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(t2742), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2744;
            asm("abs.f32 %0, %1;" : "=f"(t2744) : "f"(t2743));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2745;
            asm("min.f32 %0, %1, %2;" : "=f"(t2745) : "f"(t2744), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2745), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(t2745), "f"(t2746), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2748;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(t2745), "f"(t2747), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(t2745), "f"(t2748), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(t2745), "f"(t2749), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2745), "f"(t2750), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2752 = -t2745;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2753) : "f"(t2751));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2754;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2754) : "f"(t2743), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2755;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(t2752), "f"(t2753), "f"(t2754));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_54 = t2755;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2756 = acc_57;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2757;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(t2756), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2758;
            asm("abs.f32 %0, %1;" : "=f"(t2758) : "f"(t2757));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2759;
            asm("min.f32 %0, %1, %2;" : "=f"(t2759) : "f"(t2758), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2760;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(t2759), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2761;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2759), "f"(t2760), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(t2759), "f"(t2761), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2763;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(t2759), "f"(t2762), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2764;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(t2759), "f"(t2763), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(t2759), "f"(t2764), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2766 = -t2759;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2767) : "f"(t2765));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2768;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2768) : "f"(t2757), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(t2766), "f"(t2767), "f"(t2768));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_57 = t2769;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2770 = acc_58;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(t2770), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2772;
            asm("abs.f32 %0, %1;" : "=f"(t2772) : "f"(t2771));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2773;
            asm("min.f32 %0, %1, %2;" : "=f"(t2773) : "f"(t2772), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(t2773), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2775;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(t2773), "f"(t2774), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2776;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2773), "f"(t2775), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2777;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(t2773), "f"(t2776), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(t2773), "f"(t2777), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2779;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(t2773), "f"(t2778), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2780 = -t2773;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2781) : "f"(t2779));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2782;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2782) : "f"(t2771), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(t2780), "f"(t2781), "f"(t2782));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_58 = t2783;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2784 = acc_61;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2785;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(t2784), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2786;
            asm("abs.f32 %0, %1;" : "=f"(t2786) : "f"(t2785));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2787;
            asm("min.f32 %0, %1, %2;" : "=f"(t2787) : "f"(t2786), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2788;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(t2787), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(t2787), "f"(t2788), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(t2787), "f"(t2789), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2791;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2787), "f"(t2790), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(t2787), "f"(t2791), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2787), "f"(t2792), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2794 = -t2787;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2795;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2795) : "f"(t2793));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2796;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2796) : "f"(t2785), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2797;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(t2794), "f"(t2795), "f"(t2796));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_61 = t2797;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2798 = acc_62;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2799;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(t2798), "f"(t2362), "f"(t2363));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2800;
            asm("abs.f32 %0, %1;" : "=f"(t2800) : "f"(t2799));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2801;
            asm("min.f32 %0, %1, %2;" : "=f"(t2801) : "f"(t2800), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(t2801), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2803;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(t2801), "f"(t2802), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(t2801), "f"(t2803), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2805;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(t2801), "f"(t2804), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2806;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2801), "f"(t2805), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(t2801), "f"(t2806), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2808 = -t2801;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2809) : "f"(t2807));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2810;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2810) : "f"(t2799), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2808), "f"(t2809), "f"(t2810));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_62 = t2811;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2812 = (u64)sample_2;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2813 = t2812 * coefficients_stride0;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2814 = t2813 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2815 = coefficients + t2814;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2816 = (u64)channels;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2817 = t2816 * coefficients_stride1;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2818 = t2817 * 4ull;
#line 69 "fa-kernels/src/conv/streaming/group.rs"
            const u64 t2819 = t2815 + t2818;
            f32 t2820;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2820) : "l"(t2819) : "memory");
#line 70 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2821;
            asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t2821) : "l"(t2819) : "memory");
            const f32 t2822 = acc_3;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(t2822), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2824;
            asm("abs.f32 %0, %1;" : "=f"(t2824) : "f"(t2823));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2825;
            asm("min.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2824), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2825), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2827;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(t2825), "f"(t2826), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(t2825), "f"(t2827), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2829;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(t2825), "f"(t2828), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2830;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2825), "f"(t2829), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2831;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2825), "f"(t2830), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2832 = -t2825;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2833) : "f"(t2831));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2834;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2823), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2835;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(t2832), "f"(t2833), "f"(t2834));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_3 = t2835;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2836 = acc_4;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(t2836), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2838;
            asm("abs.f32 %0, %1;" : "=f"(t2838) : "f"(t2837));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2839;
            asm("min.f32 %0, %1, %2;" : "=f"(t2839) : "f"(t2838), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2840;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(t2839), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2841;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(t2839), "f"(t2840), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2842;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(t2839), "f"(t2841), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(t2839), "f"(t2842), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2844;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(t2839), "f"(t2843), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2845;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(t2839), "f"(t2844), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2846 = -t2839;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2847;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2847) : "f"(t2845));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2848;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2848) : "f"(t2837), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2849;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(t2846), "f"(t2847), "f"(t2848));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_4 = t2849;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2850 = acc_7;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2851;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2850), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2852;
            asm("abs.f32 %0, %1;" : "=f"(t2852) : "f"(t2851));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2853;
            asm("min.f32 %0, %1, %2;" : "=f"(t2853) : "f"(t2852), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2854;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(t2853), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2855;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2853), "f"(t2854), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2856;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2853), "f"(t2855), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2857;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(t2853), "f"(t2856), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2858;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(t2853), "f"(t2857), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(t2853), "f"(t2858), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2860 = -t2853;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(t2859));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2862;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2862) : "f"(t2851), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2863;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(t2860), "f"(t2861), "f"(t2862));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_7 = t2863;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2864 = acc_8;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2865;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(t2864), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2866;
            asm("abs.f32 %0, %1;" : "=f"(t2866) : "f"(t2865));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2867;
            asm("min.f32 %0, %1, %2;" : "=f"(t2867) : "f"(t2866), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(t2867), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(t2867), "f"(t2868), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2870;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(t2867), "f"(t2869), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(t2867), "f"(t2870), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2872;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2867), "f"(t2871), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2873;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(t2867), "f"(t2872), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2874 = -t2867;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2875;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2875) : "f"(t2873));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2876;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2876) : "f"(t2865), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(t2874), "f"(t2875), "f"(t2876));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_8 = t2877;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2878 = acc_11;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(t2878), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2880;
            asm("abs.f32 %0, %1;" : "=f"(t2880) : "f"(t2879));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2881;
            asm("min.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2880), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2882;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(t2881), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(t2881), "f"(t2882), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(t2881), "f"(t2883), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2885;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(t2881), "f"(t2884), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2886;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(t2881), "f"(t2885), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(t2881), "f"(t2886), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2888 = -t2881;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2889;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2889) : "f"(t2887));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2890;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2879), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2891;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(t2888), "f"(t2889), "f"(t2890));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_11 = t2891;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2892 = acc_12;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2892), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2894;
            asm("abs.f32 %0, %1;" : "=f"(t2894) : "f"(t2893));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2895;
            asm("min.f32 %0, %1, %2;" : "=f"(t2895) : "f"(t2894), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(t2895), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2897;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(t2895), "f"(t2896), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(t2895), "f"(t2897), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(t2895), "f"(t2898), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2900;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2895), "f"(t2899), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2901;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(t2895), "f"(t2900), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2902 = -t2895;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2903) : "f"(t2901));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2904;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2904) : "f"(t2893), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2905;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(t2902), "f"(t2903), "f"(t2904));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_12 = t2905;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2906 = acc_15;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(t2906), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2908;
            asm("abs.f32 %0, %1;" : "=f"(t2908) : "f"(t2907));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2909;
            asm("min.f32 %0, %1, %2;" : "=f"(t2909) : "f"(t2908), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(t2909), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(t2909), "f"(t2910), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2912;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(t2909), "f"(t2911), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(t2909), "f"(t2912), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(t2909), "f"(t2913), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2915;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(t2909), "f"(t2914), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2916 = -t2909;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2917;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2917) : "f"(t2915));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2918;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2918) : "f"(t2907), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(t2916), "f"(t2917), "f"(t2918));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_15 = t2919;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2920 = acc_16;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(t2920), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2922;
            asm("abs.f32 %0, %1;" : "=f"(t2922) : "f"(t2921));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2923;
            asm("min.f32 %0, %1, %2;" : "=f"(t2923) : "f"(t2922), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(t2923), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(t2923), "f"(t2924), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(t2923), "f"(t2925), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(t2923), "f"(t2926), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(t2923), "f"(t2927), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2929;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(t2923), "f"(t2928), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2930 = -t2923;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2931;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(t2929));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2932;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2932) : "f"(t2921), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(t2930), "f"(t2931), "f"(t2932));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_16 = t2933;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2934 = acc_19;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(t2934), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2936;
            asm("abs.f32 %0, %1;" : "=f"(t2936) : "f"(t2935));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2937;
            asm("min.f32 %0, %1, %2;" : "=f"(t2937) : "f"(t2936), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(t2937), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(t2937), "f"(t2938), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(t2937), "f"(t2939), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(t2937), "f"(t2940), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(t2937), "f"(t2941), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(t2937), "f"(t2942), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2944 = -t2937;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2945) : "f"(t2943));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2946;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2946) : "f"(t2935), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(t2944), "f"(t2945), "f"(t2946));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_19 = t2947;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2948 = acc_20;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(t2948), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2950;
            asm("abs.f32 %0, %1;" : "=f"(t2950) : "f"(t2949));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2951;
            asm("min.f32 %0, %1, %2;" : "=f"(t2951) : "f"(t2950), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(t2951), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2953;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(t2951), "f"(t2952), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2954;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(t2951), "f"(t2953), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(t2951), "f"(t2954), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(t2951), "f"(t2955), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(t2951), "f"(t2956), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2958 = -t2951;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2959;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2959) : "f"(t2957));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2960;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2960) : "f"(t2949), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2961;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(t2958), "f"(t2959), "f"(t2960));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_20 = t2961;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2962 = acc_23;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2963;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(t2962), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2964;
            asm("abs.f32 %0, %1;" : "=f"(t2964) : "f"(t2963));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2965;
            asm("min.f32 %0, %1, %2;" : "=f"(t2965) : "f"(t2964), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2966;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(t2965), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2967;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(t2965), "f"(t2966), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(t2965), "f"(t2967), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2969;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(t2965), "f"(t2968), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2970;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(t2965), "f"(t2969), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2971;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(t2965), "f"(t2970), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2972 = -t2965;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(t2971));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2974;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2974) : "f"(t2963), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(t2972), "f"(t2973), "f"(t2974));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_23 = t2975;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2976 = acc_24;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2977;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(t2976), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2978;
            asm("abs.f32 %0, %1;" : "=f"(t2978) : "f"(t2977));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2979;
            asm("min.f32 %0, %1, %2;" : "=f"(t2979) : "f"(t2978), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2980;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(t2979), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(t2979), "f"(t2980), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2982;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(t2979), "f"(t2981), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2983;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(t2979), "f"(t2982), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2984;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(t2979), "f"(t2983), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2985;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(t2979), "f"(t2984), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2986 = -t2979;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2987) : "f"(t2985));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2988;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t2988) : "f"(t2977), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2989;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(t2986), "f"(t2987), "f"(t2988));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_24 = t2989;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t2990 = acc_27;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2991;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(t2990), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2992;
            asm("abs.f32 %0, %1;" : "=f"(t2992) : "f"(t2991));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2993;
            asm("min.f32 %0, %1, %2;" : "=f"(t2993) : "f"(t2992), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(t2993), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2995;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(t2993), "f"(t2994), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2996;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(t2993), "f"(t2995), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2997;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(t2993), "f"(t2996), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2998;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(t2993), "f"(t2997), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t2999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(t2993), "f"(t2998), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3000 = -t2993;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3001) : "f"(t2999));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3002;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3002) : "f"(t2991), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3003;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(t3000), "f"(t3001), "f"(t3002));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_27 = t3003;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3004 = acc_28;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3005;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(t3004), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3006;
            asm("abs.f32 %0, %1;" : "=f"(t3006) : "f"(t3005));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3007;
            asm("min.f32 %0, %1, %2;" : "=f"(t3007) : "f"(t3006), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3008;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(t3007), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3009;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(t3007), "f"(t3008), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3010;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(t3007), "f"(t3009), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3011;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3007), "f"(t3010), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3012;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(t3007), "f"(t3011), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3013;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(t3007), "f"(t3012), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3014 = -t3007;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3015) : "f"(t3013));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3016;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3016) : "f"(t3005), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3017;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(t3014), "f"(t3015), "f"(t3016));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_28 = t3017;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3018 = acc_31;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3019;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(t3018), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3020;
            asm("abs.f32 %0, %1;" : "=f"(t3020) : "f"(t3019));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3021;
            asm("min.f32 %0, %1, %2;" : "=f"(t3021) : "f"(t3020), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3022;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(t3021), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3023;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(t3021), "f"(t3022), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3024;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(t3021), "f"(t3023), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3025;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(t3021), "f"(t3024), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3026;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(t3021), "f"(t3025), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3027;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(t3021), "f"(t3026), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3028 = -t3021;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3029) : "f"(t3027));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3030;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3030) : "f"(t3019), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(t3028), "f"(t3029), "f"(t3030));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_31 = t3031;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3032 = acc_32;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(t3032), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3034;
            asm("abs.f32 %0, %1;" : "=f"(t3034) : "f"(t3033));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3035;
            asm("min.f32 %0, %1, %2;" : "=f"(t3035) : "f"(t3034), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(t3035), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(t3035), "f"(t3036), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(t3035), "f"(t3037), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(t3035), "f"(t3038), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(t3035), "f"(t3039), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3041;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(t3035), "f"(t3040), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3042 = -t3035;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3043;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3043) : "f"(t3041));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3044;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3044) : "f"(t3033), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3045;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(t3042), "f"(t3043), "f"(t3044));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_32 = t3045;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3046 = acc_35;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3047) : "f"(t3046), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3048;
            asm("abs.f32 %0, %1;" : "=f"(t3048) : "f"(t3047));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3049;
            asm("min.f32 %0, %1, %2;" : "=f"(t3049) : "f"(t3048), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3050) : "f"(t3049), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(t3049), "f"(t3050), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3052) : "f"(t3049), "f"(t3051), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(t3049), "f"(t3052), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(t3049), "f"(t3053), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3055) : "f"(t3049), "f"(t3054), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3056 = -t3049;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3057) : "f"(t3055));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3058;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3058) : "f"(t3047), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(t3056), "f"(t3057), "f"(t3058));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_35 = t3059;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3060 = acc_36;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(t3060), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3062;
            asm("abs.f32 %0, %1;" : "=f"(t3062) : "f"(t3061));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3063;
            asm("min.f32 %0, %1, %2;" : "=f"(t3063) : "f"(t3062), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3064) : "f"(t3063), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3065;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3065) : "f"(t3063), "f"(t3064), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3066) : "f"(t3063), "f"(t3065), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(t3063), "f"(t3066), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3068) : "f"(t3063), "f"(t3067), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3069;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(t3063), "f"(t3068), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3070 = -t3063;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3071) : "f"(t3069));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3072;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3072) : "f"(t3061), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3073;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3073) : "f"(t3070), "f"(t3071), "f"(t3072));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_36 = t3073;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3074 = acc_39;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3075;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(t3074), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3076;
            asm("abs.f32 %0, %1;" : "=f"(t3076) : "f"(t3075));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3077;
            asm("min.f32 %0, %1, %2;" : "=f"(t3077) : "f"(t3076), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3078;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(t3077), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3079;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3079) : "f"(t3077), "f"(t3078), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3080) : "f"(t3077), "f"(t3079), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3081;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3081) : "f"(t3077), "f"(t3080), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3082;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3082) : "f"(t3077), "f"(t3081), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3083;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(t3077), "f"(t3082), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3084 = -t3077;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3085;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3085) : "f"(t3083));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3086;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3086) : "f"(t3075), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3087;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3087) : "f"(t3084), "f"(t3085), "f"(t3086));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_39 = t3087;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3088 = acc_40;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3089;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3089) : "f"(t3088), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3090;
            asm("abs.f32 %0, %1;" : "=f"(t3090) : "f"(t3089));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3091;
            asm("min.f32 %0, %1, %2;" : "=f"(t3091) : "f"(t3090), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3092;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3092) : "f"(t3091), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(t3091), "f"(t3092), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3094;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(t3091), "f"(t3093), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3095;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3095) : "f"(t3091), "f"(t3094), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3096;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3096) : "f"(t3091), "f"(t3095), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3097;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3097) : "f"(t3091), "f"(t3096), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3098 = -t3091;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3099;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3099) : "f"(t3097));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3100;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3100) : "f"(t3089), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(t3098), "f"(t3099), "f"(t3100));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_40 = t3101;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3102 = acc_43;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3103;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3103) : "f"(t3102), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3104;
            asm("abs.f32 %0, %1;" : "=f"(t3104) : "f"(t3103));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3105;
            asm("min.f32 %0, %1, %2;" : "=f"(t3105) : "f"(t3104), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3106;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3106) : "f"(t3105), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(t3105), "f"(t3106), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3108;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(t3105), "f"(t3107), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(t3105), "f"(t3108), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3110;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(t3105), "f"(t3109), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3111) : "f"(t3105), "f"(t3110), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3112 = -t3105;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3113;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3113) : "f"(t3111));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3114;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3114) : "f"(t3103), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(t3112), "f"(t3113), "f"(t3114));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_43 = t3115;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3116 = acc_44;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(t3116), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3118;
            asm("abs.f32 %0, %1;" : "=f"(t3118) : "f"(t3117));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3119;
            asm("min.f32 %0, %1, %2;" : "=f"(t3119) : "f"(t3118), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3120;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(t3119), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3121) : "f"(t3119), "f"(t3120), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3122;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3122) : "f"(t3119), "f"(t3121), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(t3119), "f"(t3122), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3124;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3124) : "f"(t3119), "f"(t3123), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(t3119), "f"(t3124), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3126 = -t3119;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3127;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3127) : "f"(t3125));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3128;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3128) : "f"(t3117), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3129;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3129) : "f"(t3126), "f"(t3127), "f"(t3128));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_44 = t3129;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3130 = acc_47;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3131;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(t3130), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3132;
            asm("abs.f32 %0, %1;" : "=f"(t3132) : "f"(t3131));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3133;
            asm("min.f32 %0, %1, %2;" : "=f"(t3133) : "f"(t3132), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3134;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(t3133), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3135;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3135) : "f"(t3133), "f"(t3134), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3136;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3136) : "f"(t3133), "f"(t3135), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3137;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(t3133), "f"(t3136), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3138;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3138) : "f"(t3133), "f"(t3137), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3139;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(t3133), "f"(t3138), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3140 = -t3133;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3141;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3141) : "f"(t3139));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3142;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3142) : "f"(t3131), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3143;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3143) : "f"(t3140), "f"(t3141), "f"(t3142));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_47 = t3143;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3144 = acc_48;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3145;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3144), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3146;
            asm("abs.f32 %0, %1;" : "=f"(t3146) : "f"(t3145));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3147;
            asm("min.f32 %0, %1, %2;" : "=f"(t3147) : "f"(t3146), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3148;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3148) : "f"(t3147), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3149;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(t3147), "f"(t3148), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3150;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(t3147), "f"(t3149), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3151;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3151) : "f"(t3147), "f"(t3150), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3152;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3152) : "f"(t3147), "f"(t3151), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3153;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3153) : "f"(t3147), "f"(t3152), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3154 = -t3147;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3155;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3155) : "f"(t3153));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3156;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3156) : "f"(t3145), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3157;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(t3154), "f"(t3155), "f"(t3156));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_48 = t3157;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3158 = acc_51;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3159;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3159) : "f"(t3158), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3160;
            asm("abs.f32 %0, %1;" : "=f"(t3160) : "f"(t3159));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3161;
            asm("min.f32 %0, %1, %2;" : "=f"(t3161) : "f"(t3160), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3162;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3162) : "f"(t3161), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3163;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(t3161), "f"(t3162), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3164;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3164) : "f"(t3161), "f"(t3163), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3165;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(t3161), "f"(t3164), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3166;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(t3161), "f"(t3165), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3167;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3167) : "f"(t3161), "f"(t3166), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3168 = -t3161;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3169;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3169) : "f"(t3167));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3170;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3170) : "f"(t3159), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3171;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(t3168), "f"(t3169), "f"(t3170));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_51 = t3171;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3172 = acc_52;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3173;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(t3172), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3174;
            asm("abs.f32 %0, %1;" : "=f"(t3174) : "f"(t3173));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3175;
            asm("min.f32 %0, %1, %2;" : "=f"(t3175) : "f"(t3174), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3176;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3176) : "f"(t3175), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3177;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3177) : "f"(t3175), "f"(t3176), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3178;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3178) : "f"(t3175), "f"(t3177), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3179;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3179) : "f"(t3175), "f"(t3178), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3180;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3180) : "f"(t3175), "f"(t3179), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3181;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(t3175), "f"(t3180), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3182 = -t3175;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3183;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3183) : "f"(t3181));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3184;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3184) : "f"(t3173), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3185;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3185) : "f"(t3182), "f"(t3183), "f"(t3184));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_52 = t3185;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3186 = acc_55;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3187;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3187) : "f"(t3186), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3188;
            asm("abs.f32 %0, %1;" : "=f"(t3188) : "f"(t3187));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3189;
            asm("min.f32 %0, %1, %2;" : "=f"(t3189) : "f"(t3188), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3190;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(t3189), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3191;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3191) : "f"(t3189), "f"(t3190), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3192;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3192) : "f"(t3189), "f"(t3191), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3189), "f"(t3192), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3194;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3194) : "f"(t3189), "f"(t3193), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3195;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(t3189), "f"(t3194), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3196 = -t3189;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3197;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3197) : "f"(t3195));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3198;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3198) : "f"(t3187), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3199;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3199) : "f"(t3196), "f"(t3197), "f"(t3198));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_55 = t3199;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3200 = acc_56;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3201;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3201) : "f"(t3200), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3202;
            asm("abs.f32 %0, %1;" : "=f"(t3202) : "f"(t3201));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3203;
            asm("min.f32 %0, %1, %2;" : "=f"(t3203) : "f"(t3202), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3204;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3204) : "f"(t3203), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3205;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(t3203), "f"(t3204), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3206;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3206) : "f"(t3203), "f"(t3205), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3207;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3207) : "f"(t3203), "f"(t3206), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3208;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3208) : "f"(t3203), "f"(t3207), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3209;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3209) : "f"(t3203), "f"(t3208), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3210 = -t3203;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3211;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3211) : "f"(t3209));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3212;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3212) : "f"(t3201), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(t3210), "f"(t3211), "f"(t3212));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_56 = t3213;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3214 = acc_59;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3215;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3215) : "f"(t3214), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3216;
            asm("abs.f32 %0, %1;" : "=f"(t3216) : "f"(t3215));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3217;
            asm("min.f32 %0, %1, %2;" : "=f"(t3217) : "f"(t3216), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3218;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3218) : "f"(t3217), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3219;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3219) : "f"(t3217), "f"(t3218), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3220;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3220) : "f"(t3217), "f"(t3219), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3221;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(t3217), "f"(t3220), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3222;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3222) : "f"(t3217), "f"(t3221), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3223;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3223) : "f"(t3217), "f"(t3222), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3224 = -t3217;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3225;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3225) : "f"(t3223));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3226;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3226) : "f"(t3215), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3227;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3227) : "f"(t3224), "f"(t3225), "f"(t3226));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_59 = t3227;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3228 = acc_60;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3229) : "f"(t3228), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3230;
            asm("abs.f32 %0, %1;" : "=f"(t3230) : "f"(t3229));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3231;
            asm("min.f32 %0, %1, %2;" : "=f"(t3231) : "f"(t3230), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3232;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3232) : "f"(t3231), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3233;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3233) : "f"(t3231), "f"(t3232), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3234;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3234) : "f"(t3231), "f"(t3233), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3235;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3235) : "f"(t3231), "f"(t3234), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3236) : "f"(t3231), "f"(t3235), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3237;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3237) : "f"(t3231), "f"(t3236), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3238 = -t3231;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3239;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3239) : "f"(t3237));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3240;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3240) : "f"(t3229), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3241;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3241) : "f"(t3238), "f"(t3239), "f"(t3240));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_60 = t3241;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3242 = acc_63;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3243;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3243) : "f"(t3242), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3244;
            asm("abs.f32 %0, %1;" : "=f"(t3244) : "f"(t3243));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3245;
            asm("min.f32 %0, %1, %2;" : "=f"(t3245) : "f"(t3244), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3246;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3246) : "f"(t3245), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3247) : "f"(t3245), "f"(t3246), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3248;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3248) : "f"(t3245), "f"(t3247), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3249;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3249) : "f"(t3245), "f"(t3248), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3250;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3250) : "f"(t3245), "f"(t3249), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3251;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3251) : "f"(t3245), "f"(t3250), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3252 = -t3245;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3253;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3253) : "f"(t3251));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3254;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3254) : "f"(t3243), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3255;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3255) : "f"(t3252), "f"(t3253), "f"(t3254));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_63 = t3255;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3256 = acc_64;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3257;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3257) : "f"(t3256), "f"(t2820), "f"(t2821));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3258;
            asm("abs.f32 %0, %1;" : "=f"(t3258) : "f"(t3257));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3259;
            asm("min.f32 %0, %1, %2;" : "=f"(t3259) : "f"(t3258), "f"(5.6f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3260;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3260) : "f"(t3259), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3261;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3261) : "f"(t3259), "f"(t3260), "f"(0.007938604f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3262;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3262) : "f"(t3259), "f"(t3261), "f"(-0.0530439f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3263;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3263) : "f"(t3259), "f"(t3262), "f"(-0.45917815f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3264;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3264) : "f"(t3259), "f"(t3263), "f"(-1.1510339f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3265;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(t3259), "f"(t3264), "f"(-1.0000077f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            const f32 t3266 = -t3259;
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3267;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3267) : "f"(t3265));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3268;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3268) : "f"(t3257), "f"(0.0f));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            f32 t3269;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3269) : "f"(t3266), "f"(t3267), "f"(t3268));
#line 72 "fa-kernels/src/conv/streaming/group.rs"
            acc_64 = t3269;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3270 = t103 << 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3271 = t104 & 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3272 = t104 >> 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3273 = t3272 << 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3274 = t3271 + t3273;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3275 = t3270 >> 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3276 = t104 >> 3u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3277 = t3276 & 1u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3278 = t3275 + t3277;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3279 = t3274 & 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3280 = t3278 ^ t3279;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3281 = t3274 << 7u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3282 = t3280 << 4u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3283 = t3281 + t3282;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3284 = t106 + t3283;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3285;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3285) : "f"(acc), "f"(acc_2));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3286;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3286) : "f"(acc_3), "f"(acc_4));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3287;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3287) : "f"(acc_5), "f"(acc_6));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3288;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(acc_7), "f"(acc_8));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3285), "r"(t3286), "r"(t3287), "r"(t3288) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3289;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3289) : "f"(acc_9), "f"(acc_10));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3290;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3290) : "f"(acc_11), "f"(acc_12));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3291;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3291) : "f"(acc_13), "f"(acc_14));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3292;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3292) : "f"(acc_15), "f"(acc_16));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3289), "r"(t3290), "r"(t3291), "r"(t3292) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3293;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3293) : "f"(acc_17), "f"(acc_18));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3294;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3294) : "f"(acc_19), "f"(acc_20));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3295;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3295) : "f"(acc_21), "f"(acc_22));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3296;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3296) : "f"(acc_23), "f"(acc_24));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3293), "r"(t3294), "r"(t3295), "r"(t3296) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3297;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3297) : "f"(acc_25), "f"(acc_26));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3298;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3298) : "f"(acc_27), "f"(acc_28));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3299;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3299) : "f"(acc_29), "f"(acc_30));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3300;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(acc_31), "f"(acc_32));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3297), "r"(t3298), "r"(t3299), "r"(t3300) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3301;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3301) : "f"(acc_33), "f"(acc_34));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3302;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3302) : "f"(acc_35), "f"(acc_36));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3303;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3303) : "f"(acc_37), "f"(acc_38));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3304;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3304) : "f"(acc_39), "f"(acc_40));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3301), "r"(t3302), "r"(t3303), "r"(t3304) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3305;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3305) : "f"(acc_41), "f"(acc_42));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3306;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3306) : "f"(acc_43), "f"(acc_44));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3307;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3307) : "f"(acc_45), "f"(acc_46));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3308;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(acc_47), "f"(acc_48));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3305), "r"(t3306), "r"(t3307), "r"(t3308) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3309) : "f"(acc_49), "f"(acc_50));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3310;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3310) : "f"(acc_51), "f"(acc_52));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3311;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3311) : "f"(acc_53), "f"(acc_54));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3312;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(acc_55), "f"(acc_56));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3309), "r"(t3310), "r"(t3311), "r"(t3312) : "memory");
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3313;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3313) : "f"(acc_57), "f"(acc_58));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3314;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3314) : "f"(acc_59), "f"(acc_60));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3315;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3315) : "f"(acc_61), "f"(acc_62));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            u32 t3316;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(acc_63), "f"(acc_64));
#line 228 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3284), "r"(t3313), "r"(t3314), "r"(t3315), "r"(t3316) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            const u32 t3317 = index + 4u;
#line 101 "fa-kernels/src/conv/streaming/group.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t3317) : "memory");
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3318 = t103 == 0u;
#line 231 "fa-kernels/src/conv/streaming/group.rs"
            if (t3318) {
                u32 t3319;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3319) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3320 = t3319 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t3320) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t106), "l"(y), "r"(0u), "r"(x_3), "r"(y_3), "r"(sample_2) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
                }
            }
        }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t3321 = t103 == 0u;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t3322 = index < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        const bool t3323 = t3321 & t3322;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
        if (t3323) {
            u32 t3324;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3324) : );
#line 79 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3325 = t3324 == 1u;
#line 79 "fa-kernels/src/conv/streaming/group.rs"
            if (t3325) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
        }
    }
}
